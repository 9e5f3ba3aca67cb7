import type { Colleague } from '#contract/desk/requests.ts'
import { readFilters, queryOf } from '../address/request-filters.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useWorkspace } from '../frame/use-workspace.ts'
import { CloseIcon } from '../parts/icons.tsx'
import { useWatched } from '../parts/watched.ts'
import { changeOwner, releaseRequests } from './change-requests.ts'

type BulkBarProps = { query: string; onChangeState: (ids: readonly string[]) => void }

/** Actions for the selected requests, and the export of the list. */
export function BulkBar({ query, onChangeState }: BulkBarProps) {
  const desk = useDesk()
  const { requests } = desk
  const selected = useWatched(requests.selected)
  const { ids: listed } = useWatched(requests.list)
  const ids = listed.filter((id) => selected.has(id))
  const rows = ids.flatMap((id) => requests.rows.get(id) ?? [])
  const held = rows.filter(({ state }) => state === 'held').map(({ id }) => id)
  const others = rows.filter(({ state }) => state !== 'held').map(({ id }) => id)
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
  async function release() {
    await releaseRequests(desk, held)
    done()
  }
  return (
    <footer className="list-foot list-foot-bulk" aria-label="Selected requests">
      <p>
        <strong className="numerals">{ids.length}</strong> selected
      </p>
      {ids.length < listed.length && (
        <button type="button" className="button button-quiet" onClick={() => requests.select(listed)}>
          Select all {listed.length} shown
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
        {others.length > 0 && (
          <button type="button" className="button" onClick={() => onChangeState(others)}>
            Change state
          </button>
        )}
        <AssignMenu ids={ids} onDone={done} />
      </div>
    </footer>
  )
}

function AssignMenu({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const desk = useDesk()
  const { colleagues } = useWorkspace()
  async function give(owner: Colleague | null) {
    await changeOwner(desk, ids, owner)
    onDone()
  }
  return (
    <label className="filter">
      <span className="out-of-sight">Give to</span>
      <select
        className="control"
        value=""
        onChange={(event) => {
          const owner = colleagues.find(({ id }) => id === event.target.value) ?? null
          void give(owner)
        }}
      >
        <option value="" disabled>
          Give to…
        </option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="nobody">Nobody</option>
      </select>
    </label>
  )
}
