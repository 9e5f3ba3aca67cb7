import type { Changed } from '#contract/desk/changes.ts'
import type { RequestDetail } from '#contract/desk/requests.ts'
import { useDesk } from '../model/use-desk.ts'
import { Link } from '../parts/link.tsx'
import { Time } from '../parts/time.tsx'
import { StageMark } from './change-requests.tsx'

/** When the person wrote before, as a link to the latest of those requests: "Wrote before, in May". */
export function WroteBefore({ detail: { samePerson, createdAt } }: { detail: RequestDetail }) {
  const last = samePerson.find((other) => other.createdAt < createdAt)
  return (
    last && (
      <p>
        <Link className="link same-call" path={`/requests/${last.id}`}>
          Wrote before, {monthOf(last.createdAt, createdAt)}
        </Link>
      </p>
    )
  )
}

/** A time before another one: "on 3 May" of the same month, "in May" of the same year, "in May 2025". */
export function monthOf(iso: string, later: string): string {
  const [time, now] = [new Date(iso), new Date(later)]
  const isSameYear = time.getFullYear() === now.getFullYear()
  const isSameMonth = isSameYear && time.getMonth() === now.getMonth()
  const words = new Intl.DateTimeFormat('en-GB', {
    month: 'long',
    ...(isSameMonth && { day: 'numeric' }),
    ...(!isSameYear && { year: 'numeric' }),
  }).format(time)
  return `${isSameMonth ? 'on' : 'in'} ${words}`
}

/** The other requests of the person, and the calls that they came from. Another person at the same address can be set apart. */
export function SamePerson({ detail, onChanged }: { detail: RequestDetail; onChanged: () => void }) {
  const { api, changes } = useDesk()
  const { id, email, isApart, name, samePerson } = detail
  if (!isApart && samePerson.length === 0) return null
  const set = () =>
    changes.make({
      words: isApart ? `${name}: put together with the others of ${email}` : `${name}: set apart`,
      send: () => api.send<Changed>(isApart ? 'DELETE' : 'PUT', `/requests/${id}/apart`),
      onChanged,
    })
  return (
    <section className="stack" aria-labelledby="same-title">
      <h3 id="same-title">{isApart ? 'Set apart' : 'From the same person'}</h3>
      {isApart && <p className="muted">Other requests from {email} are not shown here.</p>}
      <ul className="stack">
        {samePerson.map(({ id: other, createdAt, state: stage, service, excerpt, callId }) => (
          <li key={other}>
            <Link className="same-person" path={`/requests/${other}`}>
              <span className="bar">
                <StageMark stage={stage} />
                <span>{service}</span>
                <Time at={createdAt} className="muted numerals bar-end" />
              </span>
              <span className="row-excerpt" dir="auto">
                {excerpt}
              </span>
            </Link>
            {callId !== null && (
              <Link className="link same-call" path={`/calls/${encodeURIComponent(callId)}`}>
                Read the call it came from
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="button button-quiet same-button" onClick={() => void set()}>
          {isApart ? 'It is the same person' : 'Not the same person'}
        </button>
      </p>
    </section>
  )
}
