import { useEffect, useState, memo } from 'react'
import {
  useLocation,
  readFilters,
  writeFilters,
  countFilters,
  type RequestFilters,
} from '../model/address.ts'
import { useDesk } from '../model/use-desk.ts'
import { useKeys } from '../model/use-keys.ts'
import { useMedia } from '../parts/browser.ts'
import { useTitle } from '../parts/load-view.tsx'
import { RequestScreen } from './request-screen.tsx'
import { focusRow, focusedRow } from './list-position.ts'
import { OwnerDialog } from './change-requests.tsx'
import { type Aspect, changeable, type Changing, selectedIds } from './selection.ts'
import { SnoozeDialog } from './snooze.tsx'
import { LostDialog, StageDialog } from './stage-controls.tsx'
import { useIsLive } from '../model/api.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import { RequestList } from './request-list.tsx'
import { SearchField } from './search-field.tsx'
import { ViewChoice } from './views.tsx'
import { useWatched } from '../model/watched.ts'
import { texts } from '../words/texts.ts'

/** The list of requests and the open request: side by side, or one over the other on a phone. */
export function RequestsScreen({ openId }: { openId: string | null }) {
  const { address, requests } = useDesk()
  const { query } = useLocation(address)
  const isWide = useMedia('(width >= 1000px)')
  const [changing, setChanging] = useState<Changing | null>(null)
  const close = () => setChanging(null)
  const filterQuery = writeFilters(readFilters(query))
  useTitle(texts.requests.title)
  useEffect(() => void requests.load(readFilters(filterQuery)), [requests, filterQuery])

  const current = () => focusedRow() ?? openId
  /** A key changes the selected requests that the list shows, or else the focused or the open one. */
  const change = (what: Aspect) => {
    const selected = selectedIds(requests)
    const id = current()
    const ids = changeable(requests, selected.length > 0 || id === null ? selected : [id])[what]
    if (ids.length === 0) return false
    setChanging({ what, ids })
  }
  useKeys({
    j: () => focusRow('next', openId),
    k: () => focusRow('previous', openId),
    e: () => change('state'),
    a: () => change('owner'),
    s: () => change('snooze'),
    x: () => {
      const id = current()
      if (id !== null) requests.toggle(id)
    },
    v: () => document.querySelector<HTMLSelectElement>('#view')?.focus(),
    '/': () => document.querySelector<HTMLInputElement>('#search')?.select(),
    Escape: () => {
      if (openId === null) return false
      address.backTo('/')
    },
  })

  return (
    <div className="requests">
      <section
        className="list-pane"
        aria-label={texts.requests.title}
        aria-hidden={openId !== null && !isWide}
        tabIndex={-1}
      >
        <ListParts query={query} onChange={setChanging} />
      </section>
      {openId !== null && <RequestScreen key={openId} id={openId} />}
      {changing?.what === 'state' && (
        <StageDialog
          ids={changing.ids}
          onClose={close}
          onLost={() => setChanging({ what: 'lost', ids: changing.ids })}
        />
      )}
      {changing?.what === 'lost' && <LostDialog ids={changing.ids} onClose={close} />}
      {changing?.what === 'owner' && <OwnerDialog ids={changing.ids} onClose={close} />}
      {changing?.what === 'snooze' && <SnoozeDialog ids={changing.ids} onClose={close} />}
    </div>
  )
}

type ListPartsProps = {
  /** The query of the address. */
  query: string
  onChange: (changing: Changing) => void
}

/** The list with its search and filters. It does not render again when a request opens beside it. */
const ListParts = memo(function ListParts({ query, onChange }: ListPartsProps) {
  const { address, connection } = useDesk()
  const isLive = useIsLive(connection)
  const filters = readFilters(query)
  const filterQuery = writeFilters(filters)
  const narrow = (next: Partial<RequestFilters>) =>
    address.replace(address.location.get().path, writeFilters({ ...filters, ...next }))
  return (
    <>
      <header className="list-head">
        <div className="list-title">
          <h1>{texts.requests.title}</h1>
          {!isLive && <p className="live live-not">{texts.frame.notLive}</p>}
          <Counts onShow={(stage) => narrow({ state: stage })} shown={filters.state} />
        </div>
        <SearchField value={filters.q} onSearch={(q) => narrow({ q })} />
        <ViewChoice
          query={filterQuery}
          onChoose={(next) => address.replace(address.location.get().path, next)}
        />
        <FilterBar filters={filters} onNarrow={narrow} />
      </header>
      <RequestList
        query={filterQuery}
        isNarrowed={countFilters(filters) > 0 || filters.q !== ''}
        onShowAll={() => address.replace('/', 'state=all')}
        onShowHeld={() => narrow({ state: 'held' })}
      />
      <BulkBar onChange={onChange} query={filterQuery} />
    </>
  )
})

/** The numbers of new, snoozed and held requests, as filters. */
function Counts({ onShow, shown }: { onShow: (stage: string) => void; shown: string }) {
  const { requests } = useDesk()
  const counts = useWatched(requests.counts)
  if (counts === null) return null
  return (
    <div className="list-counts">
      {(['new', 'snoozed', 'held'] as const)
        .filter((stage) => counts[stage] > 0)
        .map((stage) => (
          <button
            key={stage}
            type="button"
            className="count"
            aria-pressed={shown === stage}
            onClick={() => onShow(shown === stage ? '' : stage)}
          >
            <span className={`stage stage-${stage}`}>
              <span className="numerals">{counts[stage]}</span> {texts.requests.stagesWithin[stage]}
            </span>
          </button>
        ))}
    </div>
  )
}
