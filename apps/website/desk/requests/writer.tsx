import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReplyAnswer, ReplyRequest } from '#contract/desk/changes.ts'
import type { Reply, RequestDetail } from '#contract/desk/requests.ts'
import { fillFields, firstNameOf, unfilledIn } from '#contract/desk/template-fields.ts'
import type { OfferedTemplate } from '#contract/desk/workspace.ts'
import { explainFailure, type Failure } from '../model/outcome.ts'
import { useDesk, useDraft } from '../model/use-desk.ts'
import { nameOf, useWorkspace } from '../model/workspace.ts'
import { useKeys } from '../model/use-keys.ts'
import { useWatched } from '../model/watched.ts'
import { Time } from '../parts/time.tsx'
import { useNow } from '../parts/use-now.ts'
import { newestAnswer } from './conversation.tsx'
import { afterPaint } from '../parts/browser.ts'
import { leaveOrSend, TextArea, TextField } from '../parts/field.tsx'
import { Menu } from '../parts/menu.tsx'
import { texts } from '../words/texts.ts'

/** A reply by mail. Its text is kept until the server has stored it. */
export function Writer({ detail, onChanged }: { detail: RequestDetail; onChanged: () => void }) {
  const { writer } = texts.request
  const { api, changes } = useDesk()
  const { replyTemplates: offered, canSendMail } = useWorkspace()
  const replyTemplates = offered[detail.replyLanguage] ?? []
  const [subject, setSubject] = useDraft(`subject:${detail.id}`, detail.replySubject)
  const [text, setDraft] = useDraft(`reply:${detail.id}`)
  const [seen, setSeen] = useDraft(`seen:${detail.id}`)
  const [newer, setNewer] = useState<Reply | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const newerReply = useRef<HTMLDivElement>(null)
  const newest = newestAnswer(detail)
  // It opens below the text, and the answer itself appears above it and moves both.
  useEffect(() => {
    // Browsers return a promise, which React would take for the clean-up.
    newerReply.current?.scrollIntoView({ block: 'nearest' })
  }, [newer, newest])
  useSignOfWriting(detail.id, text.trim() !== '')
  const errors = failure?.outcome === 'refused' ? failure.errors : {}
  useKeys({
    r: () => area.current?.focus(),
    t: () => replyTemplates.length > 0 && setIsChoosing(true),
  })

  function setText(next: string) {
    // Replies that appear while somebody writes are easily missed.
    if (text.trim() === '') setSeen(newest)
    setDraft(next)
  }

  function begin(template: OfferedTemplate) {
    const filled = fillTemplate(template, detail)
    // Another subject would begin another conversation in the visitor's mail program.
    if (!detail.replySubject.startsWith('Re: ')) setSubject(filled.subject)
    // Never replace typed text.
    setText(text.trim() === '' ? filled.text : `${text}\n\n${filled.text}`)
    // The menu restores the focus first.
    afterPaint(() => area.current?.focus())
  }

  async function send(seenNow = seen) {
    if (isSending) return
    // At once, so that the same error is announced again.
    flushSync(() => setFailure(null))
    const unfilled = unfilledIn(text)
    const problem =
      text.trim() === ''
        ? writer.empty
        : unfilled && writer[unfilled === '{my phone}' ? 'unfilledPhone' : 'unfilled'](unfilled)
    if (problem) {
      setFailure({ outcome: 'refused', status: 422, detail: '', errors: { text: problem } })
      area.current?.focus()
      return
    }
    setIsSending(true)
    setNewer(null)
    const isSent = await changes.make({
      words: writer[canSendMail ? 'goesOut' : 'prepared'](detail.name),
      revert: () => {
        setSubject(subject)
        setSeen(seenNow)
        setDraft(text)
      },
      answers: (refusal) => refusal.outcome === 'refused' && refusal.newer !== undefined,
      send: async () => {
        const outcome = await api.send<ReplyAnswer>('POST', `/requests/${detail.id}/reply`, {
          subject,
          text,
          seen: seenNow || null,
        } satisfies ReplyRequest)
        if (outcome.outcome === 'refused' && outcome.newer) {
          setNewer(outcome.newer)
          afterPaint(() => newerReply.current?.focus())
        } else if (outcome.outcome !== 'ok') setFailure(outcome)
        else if (outcome.value.outcome === 'mailto') location.href = outcome.value.href
        return outcome
      },
      onChanged,
    })
    setIsSending(false)
    if (isSent) setDraft('')
  }

  return (
    <section className="writer" aria-labelledby="writer-title" tabIndex={-1}>
      <div className="bar">
        <h3 id="writer-title">{writer.title}</h3>
        <OthersWriting id={detail.id} />
        {replyTemplates.length > 0 && (
          <button
            type="button"
            className="button bar-end"
            aria-haspopup="dialog"
            onClick={() => setIsChoosing(true)}
          >
            {writer.template}
          </button>
        )}
      </div>
      {isChoosing && (
        <Menu
          title={writer.beginWith}
          onClose={() => setIsChoosing(false)}
          options={replyTemplates.map((template, index) => ({
            id: template.id,
            words: template.name,
            act: () => begin(template),
            isFirst: index === 0,
          }))}
        />
      )}
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField
          label={writer.subject}
          lang={detail.replyLanguage}
          value={subject}
          maxLength={200}
          error={errors.subject}
          onChange={(event) => setSubject(event.target.value)}
        />
        <TextArea
          onKeyDown={(event) => leaveOrSend(event, () => void send())}
          ref={area}
          label={writer.reply}
          lang={detail.replyLanguage}
          dir="auto"
          value={text}
          maxLength={20_000}
          rows={6}
          error={errors.text}
          onChange={(event) => setText(event.target.value)}
        />
        {failure && Object.keys(errors).length === 0 && (
          <p className="banner banner-alarm" role="alert">
            {writer.failed(explainFailure(failure))}
          </p>
        )}
        {newer && (
          <div ref={newerReply} className="banner banner-lamp newer-reply" role="alert" tabIndex={-1}>
            <p>
              <strong>{writer.overtaken(newer.by.name)}</strong> <Time at={newer.at} />
            </p>
            <p className="words" dir="auto">
              {newer.text}
            </p>
            <div className="bar">
              <button
                type="button"
                className="button"
                onClick={() => {
                  setSeen(newer.id)
                  void send(newer.id)
                }}
              >
                {writer.sendMine}
              </button>
              <button type="button" className="button button-quiet" onClick={() => setNewer(null)}>
                {writer.keepDraft}
              </button>
            </div>
          </div>
        )}
        <div className="bar">
          <button type="submit" className="button button-lamp" aria-disabled={isSending}>
            {isSending ? writer.sending : canSendMail ? writer.send : writer.openMailProgram}
          </button>
          <p className="muted">{canSendMail ? writer.goesTo(detail.email) : writer.noServer}</p>
        </div>
      </form>
    </section>
  )
}

/** Milliseconds between two signs of an unsent reply. */
const signInterval = 20_000

/** Lets colleagues see that this person has an unsent reply to the request open. */
function useSignOfWriting(id: string, isWriting: boolean) {
  const { api } = useDesk()
  useEffect(() => {
    if (!isWriting) return
    const sign = () => void api.send('PUT', `/requests/${id}/writing`)
    sign()
    const timer = setInterval(sign, signInterval)
    return () => {
      clearInterval(timer)
      void api.send('DELETE', `/requests/${id}/writing`)
    }
  }, [api, id, isWriting])
}

/** The colleagues who have an unsent reply to the request open. */
function OthersWriting({ id }: { id: string }) {
  const { me, requests } = useDesk()
  const workspace = useWorkspace()
  const writers = useWatched(requests.writers).get(id) ?? []
  const now = useNow()
  const toServer = requests.clock.get()?.toServer ?? 0
  const names = writers
    .filter(({ staffId, until }) => staffId !== me.id && Date.parse(until) > now + toServer)
    .map(({ staffId }) => nameOf(workspace, staffId))
  return <output className="muted">{names.length > 0 && texts.request.writer.writing(names)}</output>
}

/**
 * Fills the fields of the request; the server has filled the others. One without a value stays, and the reply is not sent until
 * somebody fills it.
 */
export function fillTemplate(
  template: Pick<OfferedTemplate, 'subject' | 'text'>,
  detail: Pick<RequestDetail, 'name' | 'company' | 'service' | 'reference'>,
): { subject: string; text: string } {
  const { name, company, service, reference } = detail
  const values = {
    name,
    'first name': firstNameOf(name),
    company,
    service,
    reference,
  }
  const fill = (text: string) => fillFields(text, values)
  return { subject: fill(template.subject).replaceAll(/\s+/g, ' '), text: fill(template.text) }
}
