import { LoadFailure, Loading } from '../parts/load-view.tsx'
import { TableScroller } from '../parts/table-scroller.tsx'
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

/** Who viewed and changed what, newest first. */
export function AuditLog() {
  const { items, hasMore, isLoading, failure, load } = usePages(pathOf, read)
  if (items === null && failure) return <LoadFailure failure={failure} what="audit" onRetry={load} />
  if (items === null) return <Loading what="audit" />
  return (
    <Setting title="Who did what" about="Entries name requests by their id, and hold no words of visitors.">
      <TableScroller label="Audit">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Id</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, at, staff, action, subject, details }) => (
              <tr key={id}>
                <td>
                  <Time at={at} />
                </td>
                <td>{staff?.name ?? 'A command'}</td>
                <td>
                  {describeAction(action)}. <span className="muted">{describeDetails(action, details)}</span>
                </td>
                <td className="numerals">{subject.id?.slice(-8)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
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
