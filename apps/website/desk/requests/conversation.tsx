import type { Mail, MailAttachment } from '#contract/desk/mails.ts'
import type { Reply, RequestDetail } from '#contract/desk/requests.ts'
import { Time } from '../parts/time.tsx'
import { texts } from '../words/texts.ts'

/** What was written after the request, oldest first: the newest stands above the next reply. */
export function Conversation({ detail }: { detail: RequestDetail }) {
  const { replies, mails } = detail
  const returned = new Map(
    mails.flatMap((mail) =>
      mail.kind === 'bounce' && mail.about !== null ? [[mail.about, mail] as const] : [],
    ),
  )
  const entries = [
    ...replies.map((reply) => ({
      at: reply.at,
      id: reply.id,
      shown: <ReplyView reply={reply} detail={detail} bounce={returned.get(reply.deliveryId ?? '')} />,
    })),
    ...mails
      // A bounce is shown at the reply that came back.
      .filter(
        ({ kind, about }) => kind !== 'bounce' || !replies.some(({ deliveryId }) => deliveryId === about),
      )
      .map((mail) => ({ at: mail.at, id: mail.id, shown: <MailView mail={mail} requestId={detail.id} /> })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return entries.map(({ id, shown }) => <div key={id}>{shown}</div>)
}

/** The newest reply, or answer by mail: ids grow with time. */
export const newestAnswer = ({ replies, mails }: RequestDetail): string =>
  [...replies, ...mails.filter(({ kind }) => kind === 'answer')]
    .map(({ id }) => id)
    .toSorted()
    .at(-1) ?? ''

type ReplyProps = { reply: Reply; detail: RequestDetail; bounce: Mail | undefined }

function ReplyView({ reply, detail: { deliveries }, bounce }: ReplyProps) {
  const { conversation } = texts.request
  const delivery = deliveries.find(({ id }) => id === reply.deliveryId)
  return (
    <section className="reply" aria-label={conversation.replyLabel(reply.subject)}>
      <p className="bar">
        <strong>{reply.by.name}</strong>
        <span className="muted">{reply.subject}</span>
        <span className="bar-end entry-end">
          {bounce ? (
            <span className="tag tag-alarm">{conversation.cameBack}</span>
          ) : (
            <span className="tag">
              {delivery ? conversation.deliveries[delivery.state] : conversation.byMailProgram}
            </span>
          )}
          <Time at={reply.at} />
        </span>
      </p>
      <p className="words" dir="auto">
        {reply.text}
      </p>
      {bounce && (
        <>
          <p>
            <strong>{conversation.notReached}</strong> {conversation.returned} <Time at={bounce.at} />.
          </p>
          <Folded title={conversation.serverSays} text={bounce.parts.map(({ text }) => text).join('\n\n')} />
        </>
      )}
    </section>
  )
}

function MailView({ mail, requestId }: { mail: Mail; requestId: string }) {
  const { kind, from, by, parts, attachments, problem } = mail
  const { conversation } = texts.request
  const name = by?.name ?? (from.name || from.address)
  return (
    <section
      className={kind === 'answer' ? 'reply' : 'reply mail'}
      aria-label={conversation.mailLabel(name, mail.subject)}
    >
      <p className="bar">
        <strong>{name}</strong>
        {kind !== 'answer' && name !== from.address && <span className="muted words">{from.address}</span>}
        <span className="bar-end entry-end">
          <span className={kind === 'other' || kind === 'bounce' ? 'tag tag-alarm' : 'tag'}>
            {conversation.kinds[kind]}
          </span>
          <Time at={mail.at} />
        </span>
      </p>
      {parts.map(({ text, isQuote }, index) =>
        isQuote ? (
          // The parts of a mail never change, so the index is a stable key.
          <Folded key={index} title={conversation.earlier} text={text} />
        ) : (
          <p key={index} className="words" dir="auto">
            {text}
          </p>
        ),
      )}
      {parts.length === 0 && problem === null && <p className="muted">{conversation.noText}</p>}
      {problem && <p className="muted">{conversation.problems[problem]}</p>}
      {attachments.length > 0 && (
        <ul className="attachments" aria-label={conversation.attachments}>
          {attachments.map((attachment) => (
            <li key={attachment.id}>
              <Attachment attachment={attachment} requestId={requestId} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Folded({ title, text }: { title: string; text: string }) {
  return (
    <details className="folded">
      <summary>{title}</summary>
      <p className="words muted" dir="auto">
        {text}
      </p>
    </details>
  )
}

function Attachment({ attachment, requestId }: { attachment: MailAttachment; requestId: string }) {
  const { id, name, size, isStored } = attachment
  const words = <span className="muted numerals">{sizeOf(size)}</span>
  if (!isStored) {
    return (
      <>
        {name} {words} <span className="muted">{texts.request.conversation.tooLarge}</span>
      </>
    )
  }
  return (
    <>
      <a
        className="link"
        href={`/api/desk/requests/${encodeURIComponent(requestId)}/attachments/${encodeURIComponent(id)}`}
        download={name}
      >
        {name}
      </a>{' '}
      {words}
    </>
  )
}

function sizeOf(bytes: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toLocaleString(texts.locale.numbers, digits)} MB`
}
