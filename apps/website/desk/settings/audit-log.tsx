import { LoadFailure, Loading } from '../parts/load-view.tsx'
import { Time } from '../parts/time.tsx'
import { type PageOf, usePages } from '../parts/use-pages.ts'
import { type AuditDetails, describeAction, describeDetails } from './describe-audit.ts'
import { Setting } from './setting.tsx'

type AuditEntry = {
  id: string
  at: string
  staff: { id: string; name: string } | null
  action: string
  subject: { kind: string; id: string | null }
  details: AuditDetails
}

type AuditPage = { entries: AuditEntry[]; next: string | null }

const pathOf = (next: string) => `/audit${next && `?before=${encodeURIComponent(next)}`}`
const read = ({ entries, next }: AuditPage): PageOf<AuditEntry> => ({ items: entries, next })

/** The views and changes of staff, newest first. */
export function AuditLog() {
  const { items, hasMore, isLoading, failure, load } = usePages(pathOf, read)
  if (items === null && failure) return <LoadFailure failure={failure} what="audit" onRetry={load} />
  if (items === null) return <Loading what="audit" />
  return (
    <Setting title="Who did what" about="Entries name requests by their id, and hold no words of visitors.">
      <ol className="audit">
        {items.map(({ id, at, staff, action, subject, details }) => (
          <li key={id} className="audit-entry">
            <Time at={at} className="audit-time muted numerals" />
            <p>
              <strong>{staff?.name ?? 'A command'}</strong> {describeAction(action)}.{' '}
              <span className="muted">{describeDetails(action, details)}</span>
            </p>
            {subject.id !== null && <span className="audit-id muted numerals">{subject.id.slice(-8)}</span>}
          </li>
        ))}
      </ol>
      {hasMore && (
        <div>
          {failure && <p role="alert">Older entries could not be loaded.</p>}
          <button type="button" className="button" disabled={isLoading} onClick={load}>
            Show older entries
          </button>
        </div>
      )}
    </Setting>
  )
}
