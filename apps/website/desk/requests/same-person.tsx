import type { Changed } from '#contract/desk/changes.ts'
import type { RequestDetail } from '#contract/desk/requests.ts'
import { useDesk } from '../model/use-desk.ts'
import { serviceName } from '#contract/desk/services.ts'
import { useWorkspace } from '../model/workspace.ts'
import { Link } from '../parts/link.tsx'
import { Time } from '../parts/time.tsx'
import { StageMark } from './change-requests.tsx'
import { texts } from '../words/texts.ts'

/** When the person wrote before, as a link to the latest of those requests: "Wrote before, in May". */
export function WroteBefore({ detail: { samePerson, createdAt } }: { detail: RequestDetail }) {
  const last = samePerson.find((other) => other.createdAt < createdAt)
  return (
    last && (
      <p>
        <Link className="link same-call" path={`/requests/${last.id}`}>
          {describeBefore(last.createdAt, createdAt)}
        </Link>
      </p>
    )
  )
}

/** When somebody wrote before: "on 3 May" of the same month, "in May" of the same year, "in May 2025". */
export function describeBefore(iso: string, later: string): string {
  const [time, now] = [new Date(iso), new Date(later)]
  const isSameYear = time.getFullYear() === now.getFullYear()
  const isSameMonth = isSameYear && time.getMonth() === now.getMonth()
  const words = new Intl.DateTimeFormat(texts.locale.dates, {
    month: 'long',
    ...(isSameMonth && { day: 'numeric' }),
    ...(!isSameYear && { year: 'numeric' }),
  }).format(time)
  return texts.request.samePerson.wroteBefore(words, isSameMonth)
}

/** The other requests of the person, and the calls that they came from. Another person at the same address can be set apart. */
export function SamePerson({ detail, onChanged }: { detail: RequestDetail; onChanged: () => void }) {
  const { api, changes } = useDesk()
  const workspace = useWorkspace()
  const { id, email, isApart, name, samePerson: others } = detail
  if (!isApart && others.length === 0) return null
  const { samePerson } = texts.request
  const set = () =>
    changes.make({
      words: isApart ? samePerson.putTogether(name, email) : samePerson.setApart(name),
      send: () => api.send<Changed>(isApart ? 'DELETE' : 'PUT', `/requests/${id}/apart`),
      onChanged,
    })
  return (
    <section className="stack" aria-labelledby="same-title">
      <h3 id="same-title">{isApart ? samePerson.apart : samePerson.title}</h3>
      {isApart && <p className="muted">{samePerson.notShown(email)}</p>}
      <ul className="stack">
        {others.map(({ id: other, createdAt, state: stage, service, excerpt, callId }) => (
          <li key={other}>
            <Link className="same-person" path={`/requests/${other}`}>
              <span className="bar">
                <StageMark stage={stage} />
                <span>{serviceName(workspace, service)}</span>
                <Time at={createdAt} className="muted numerals bar-end" />
              </span>
              <span className="row-excerpt" dir="auto">
                {excerpt}
              </span>
            </Link>
            {callId !== null && (
              <Link className="link same-call" path={`/calls/${encodeURIComponent(callId)}`}>
                {texts.request.callLink}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="button button-quiet same-button" onClick={() => void set()}>
          {isApart ? samePerson.same : samePerson.notSame}
        </button>
      </p>
    </section>
  )
}
