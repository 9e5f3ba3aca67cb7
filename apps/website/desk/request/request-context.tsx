import type { ReactNode } from 'react'
import type { RequestDetail, Touch } from '#contract/desk/requests.ts'
import { Link } from '../address/link.tsx'
import { pageName, useWorkspace } from '../frame/use-workspace.ts'
import { StateMark } from '../parts/marks.tsx'
import { Time } from '../parts/time.tsx'
import { longTime } from '../parts/times.ts'
import { describeSpam } from './describe-spam.ts'

const describeTouch = ({ page, referrer, utm }: Touch): string =>
  [page, referrer && `from ${referrer}`, utm && Object.values(utm).join(' / ')].filter(Boolean).join(', ') ||
  'Not known'

/** The context of a request: time, source, consent, and the person's other requests. */
export function RequestContext({ detail }: { detail: RequestDetail }) {
  const workspace = useWorkspace()
  const { consent, touch } = detail.context
  return (
    <section className="stack" aria-labelledby="context-title">
      <h3 id="context-title">About this request</h3>
      <dl className="facts">
        <Fact name="Reference">
          <span className="numerals">{detail.reference}</span>
        </Fact>
        <Fact name="Came in">{longTime(detail.createdAt)}</Fact>
        <Fact name="Form">{pageName(workspace, detail.page)}</Fact>
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
      {detail.samePerson.length > 0 && (
        <>
          <h3>From the same address</h3>
          <ul className="stack">
            {detail.samePerson.map(({ id, createdAt, state, service, excerpt }) => (
              <li key={id}>
                <Link className="same-person" path={`/requests/${id}`}>
                  <span className="bar">
                    <StateMark state={state} />
                    <span>{service}</span>
                    <Time at={createdAt} className="muted numerals bar-end" />
                  </span>
                  <span className="row-excerpt">{excerpt}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
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
