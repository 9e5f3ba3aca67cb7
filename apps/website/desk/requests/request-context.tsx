import type { ReactNode } from 'react'
import type { RequestDetail, Touch } from '#contract/desk/requests.ts'
import { Link } from '../parts/link.tsx'
import { pageName, useWorkspace } from '../model/workspace.ts'
import { longTime } from '../parts/time.tsx'

const describeTouch = ({ page, referrer, utm }: Touch): string =>
  [page, referrer && `from ${referrer}`, utm && Object.values(utm).join(' / ')].filter(Boolean).join(', ') ||
  'Not known'

/** The context of a request: time, source and consent. */
export function RequestContext({ detail }: { detail: RequestDetail }) {
  const workspace = useWorkspace()
  const { consent, touch, site } = detail.context
  return (
    <section className="stack" aria-labelledby="context-title">
      <h3 id="context-title">About this request</h3>
      <dl className="facts">
        <Fact name="Reference">
          <span className="numerals">{detail.reference}</span>
        </Fact>
        <Fact name="Came in">{longTime(detail.createdAt)}</Fact>
        <Fact name="Form">{pageName(workspace, detail.page)}</Fact>
        {site !== null && <Fact name="Sent from">{site}</Fact>}
        {touch && <Fact name="First visit">{describeTouch(touch.first)}</Fact>}
        {touch?.last && <Fact name="This visit">{describeTouch(touch.last)}</Fact>}
        <Fact name="Privacy notice">
          {consent ? `Version ${consent.version}, ${longTime(consent.at)}` : 'Not recorded'}
        </Fact>
        {detail.call && (
          <Fact name="Call">
            {detail.call.isKept ? (
              <Link className="link" path={`/calls/${encodeURIComponent(detail.call.id)}`}>
                Read the call it came from
              </Link>
            ) : (
              'It came from a call that is not kept here.'
            )}
          </Fact>
        )}
        {detail.spam && detail.spam.reasons.length > 0 && (
          <Fact name={detail.state === 'held' ? 'Why it is held' : 'Signs of spam'}>
            {describeSpam(detail.spam.reasons)}
          </Fact>
        )}
      </dl>
    </section>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="words">{children}</dd>
    </div>
  )
}

/** The finding of each signal of the spam check. */
const words: Readonly<Record<string, string>> = {
  address: 'It speaks of the reader, not of the writer.',
  approach: 'It begins like a letter to many.',
  disguise: 'Its letters are disguised.',
  gibberish: 'Fields are filled in at random.',
  honeypot: 'A field that people cannot see is filled in.',
  learned: 'Its words are those of spam.',
  links: 'It has many links, or hidden ones.',
  lure: 'It lures or threatens.',
  'no-proof': 'The browser sent no proof of work.',
  'proof-used': 'Its proof of work was used before.',
  'proof-wrong': 'Its proof of work is wrong.',
  rate: 'Many requests came from this network within a minute.',
  repeated: 'Others sent the same message.',
  sender: 'The name or the address looks invented.',
  'sender-domain-without-mail': 'The domain of the e-mail address takes no mail.',
  'time-short': 'The form was filled in within seconds.',
  topic: 'It offers what spam often offers.',
  wallet: 'It names a payment address.',
}

/** Explains why a request looks like spam, one sentence per line. Shows the name of an unknown signal. */
export const describeSpam = (signals: readonly string[]): string =>
  signals.map((signal) => words[signal] ?? signal).join('\n')
