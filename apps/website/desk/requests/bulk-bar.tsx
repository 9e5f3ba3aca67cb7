import { readFilters, queryOf } from '../model/address.ts'
import { useDesk } from '../model/use-desk.ts'
import { CloseIcon } from '../parts/icons.tsx'
import { useWatched } from '../model/watched.ts'
import { releaseRequests } from './change-requests.tsx'
import { changeable, type Changing, selectedIds } from './selection.ts'
import { texts } from '../words/texts.ts'

type BulkBarProps = { query: string; onChange: (changing: Changing) => void }

const actions = [
  { what: 'state', name: 'changeState' },
  { what: 'snooze', name: 'snooze' },
  { what: 'owner', name: 'assign' },
] as const

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
          {texts.requests.bulk.export}
        </a>
      </footer>
    )
  const { bulk } = texts.requests
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
    <footer className="list-foot list-foot-bulk" aria-label={bulk.label}>
      <p>
        <strong className="numerals">{ids.length}</strong> {bulk.selected}
      </p>
      {ids.length < (nextCursor === null ? Math.min(listed.length, mostSelected) : mostSelected) && (
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isLoadingMore}
          onClick={() => void selectAllThatMatch()}
        >
          {nextCursor !== null
            ? bulk.selectMatching
            : listed.length > mostSelected
              ? bulk.selectFirst(mostSelected)
              : bulk.selectAll(listed.length)}
        </button>
      )}
      <button
        type="button"
        className="button button-quiet button-icon bar-end bulk-none"
        aria-label={bulk.selectNone}
        onClick={done}
      >
        <CloseIcon />
      </button>
      <div className="bar bulk-actions">
        {held.length > 0 && (
          <button type="button" className="button" onClick={() => void release()}>
            {bulk.release(held.length)}
          </button>
        )}
        {actions
          // Release is above.
          .filter(({ what }) => changes[what].length > 0 && !(what === 'state' && held.length === ids.length))
          .map(({ what, name }) => (
            <button
              key={what}
              type="button"
              className="button"
              onClick={() => onChange({ what, ids: changes[what] })}
            >
              {bulk[name]}
            </button>
          ))}
      </div>
    </footer>
  )
}
