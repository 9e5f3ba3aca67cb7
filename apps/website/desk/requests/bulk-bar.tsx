import { readFilters, queryOf } from '../model/address.ts'
import { useDesk } from '../model/use-desk.ts'
import { CloseIcon } from '../parts/icons.tsx'
import { useWatched } from '../model/watched.ts'
import { releaseRequests } from './change-requests.tsx'
import { type Aspect, changeable, type Changing, selectedIds } from './selection.ts'

type BulkBarProps = { query: string; onChange: (changing: Changing) => void }

const actions: readonly { what: Aspect; words: string }[] = [
  { what: 'state', words: 'Change state' },
  { what: 'snooze', words: 'Snooze' },
  { what: 'owner', words: 'Assign to…' },
]

/** As many as the server changes at once. */
const mostSelected = 500

/** Actions for the selected requests, and the export of the list. */
export function BulkBar({ query, onChange }: BulkBarProps) {
  const desk = useDesk()
  const { requests } = desk
  useWatched(requests.selected)
  const { ids: listed, nextCursor, isLoadingMore } = useWatched(requests.list)
  const ids = selectedIds(requests)
  const { release: held, ...changes } = changeable(requests, ids)
  const csv = `/api/desk/requests.csv?${queryOf(readFilters(query))}`

  // An empty list has nothing to export.
  if (listed.length === 0) return null
  if (ids.length === 0)
    return (
      <footer className="list-foot">
        <a className="link list-export" href={csv} download>
          Export this list (CSV)
        </a>
      </footer>
    )
  const done = () => requests.select([])
  /** Loads the rest of the list first: a selection that nobody can see would be changed unseen. */
  async function selectAllThatMatch() {
    const isUnfinished = () => requests.list.get().nextCursor !== null && requests.list.get().failure === null
    while (isUnfinished() && requests.list.get().ids.length < mostSelected) await requests.loadMore()
    requests.select(requests.list.get().ids.slice(0, mostSelected))
  }
  async function release() {
    await releaseRequests(desk, held)
    done()
  }
  return (
    <footer className="list-foot list-foot-bulk" aria-label="Selected requests">
      <p>
        <strong className="numerals">{ids.length}</strong> selected
      </p>
      {ids.length < (nextCursor === null ? Math.min(listed.length, mostSelected) : mostSelected) && (
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isLoadingMore}
          onClick={() => void selectAllThatMatch()}
        >
          {nextCursor !== null
            ? 'Select all that match'
            : `Select ${listed.length > mostSelected ? 'the first' : 'all'} ${Math.min(listed.length, mostSelected)}`}
        </button>
      )}
      <button
        type="button"
        className="button button-quiet button-icon bar-end bulk-none"
        aria-label="Select none"
        onClick={done}
      >
        <CloseIcon />
      </button>
      <div className="bar bulk-actions">
        {held.length > 0 && (
          <button type="button" className="button" onClick={() => void release()}>
            Release {held.length}
          </button>
        )}
        {actions
          // Release is above.
          .filter(({ what }) => changes[what].length > 0 && !(what === 'state' && held.length === ids.length))
          .map(({ what, words }) => (
            <button
              key={what}
              type="button"
              className="button"
              onClick={() => onChange({ what, ids: changes[what] })}
            >
              {words}
            </button>
          ))}
      </div>
    </footer>
  )
}
