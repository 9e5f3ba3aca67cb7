import { memo, useSyncExternalStore } from 'react'
import { Link } from '../address/link.tsx'
import { useDesk } from '../frame/desk-context.ts'
import { nameOf, useWorkspace } from '../frame/use-workspace.ts'
import { PersonMark, StateMark } from '../parts/marks.tsx'
import { Time } from '../parts/time.tsx'
import { useWatched } from '../parts/watched.ts'
import { Clock } from './clock.tsx'

/**
 * A request in the list. It watches only its own request, whether it is open, and whether it is selected, so that a key
 * renders at most two rows.
 */
export const RequestRow = memo(function RequestRow({ id, query }: { id: string; query: string }) {
  const { requests, address } = useDesk()
  const row = useWatched(requests.rows.watched(id))
  const isSelected = useSyncExternalStore(requests.selected.watch, () => requests.selected.get().has(id))
  const path = `/requests/${id}`
  const isOpen = useSyncExternalStore(address.place.watch, () => address.place.get().path === path)
  const workspace = useWorkspace()
  if (row === null) return null
  return (
    <li
      className="row"
      data-id={id}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      data-state={row.state}
    >
      <label className="row-select">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={() => requests.toggle(id)}
          aria-label={`Select ${row.name}`}
        />
      </label>
      <Link className="row-link" path={path} query={query} aria-current={isOpen ? 'true' : undefined}>
        <span className="row-head">
          <span className="row-name">{row.name || 'No name'}</span>
          {row.company && <span className="row-company">{row.company}</span>}
          <Time at={row.createdAt} className="row-time numerals" />
        </span>
        <span className="row-excerpt">{row.excerpt || 'No message'}</span>
        <span className="row-foot">
          <StateMark state={row.state} />
          <Clock row={row} />
          <span className="row-service">{row.service}</span>
          {row.ownerId && <PersonMark name={nameOf(workspace, row.ownerId)} />}
        </span>
      </Link>
    </li>
  )
})
