import { useEffect, useState } from 'react'
import { usePlace } from '../address/address.ts'
import { countFilters, readFilters, type RequestFilters, writeFilters } from '../address/request-filters.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useKeys } from '../frame/use-keys.ts'
import { useTitle } from '../frame/use-title.ts'
import { Blank } from '../parts/blank.tsx'
import { useMedia } from '../parts/use-media.ts'
import { useWatched } from '../parts/watched.ts'
import { RequestScreen } from '../request/request-screen.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { Counts } from './counts.tsx'
import { FilterBar } from './filter-bar.tsx'
import { RequestList } from './request-list.tsx'
import { focusRow, focusedRow } from './row-focus.ts'
import { SearchField } from './search-field.tsx'
import { StateDialog } from './state-dialog.tsx'

/** The list and the open request: side by side, or one over the other on a phone. */
export function RequestsScreen({ openId }: { openId: string | null }) {
  const { address, connection, requests } = useDesk()
  const isLive = useWatched(connection.isLive)
  const { query } = usePlace(address)
  const isWide = useMedia('(width >= 1000px)')
  const [changing, setChanging] = useState<readonly string[] | null>(null)
  const filters = readFilters(query)
  const asked = writeFilters(filters)
  useTitle('Requests')
  useEffect(() => void requests.load(readFilters(asked)), [requests, asked])

  const narrow = (next: Partial<RequestFilters>) =>
    address.replace(openId === null ? '/' : `/requests/${openId}`, writeFilters({ ...filters, ...next }))
  const current = () => focusedRow() ?? openId
  useKeys({
    j: () => focusRow('next', openId),
    k: () => focusRow('previous', openId),
    e: () => {
      const id = current()
      if (id !== null) setChanging([id])
    },
    x: () => {
      const id = current()
      if (id !== null) requests.toggle(id)
    },
    '/': () => document.querySelector<HTMLInputElement>('#search')?.select(),
    Escape: () => {
      if (openId === null) return false
      address.back('/')
    },
  })

  return (
    <div className="requests" data-open={openId !== null || undefined}>
      <section className="list-pane" aria-label="Requests" inert={openId !== null && !isWide}>
        <header className="list-head">
          <div className="list-title">
            <h1>Requests</h1>
            {!isLive && <p className="live live-not">Not live</p>}
            <Counts onShow={(state) => narrow({ state })} shown={filters.state} />
          </div>
          <SearchField value={filters.q} onSearch={(q) => narrow({ q })} />
          <FilterBar filters={filters} onNarrow={narrow} />
        </header>
        <RequestList
          query={asked}
          isNarrowed={countFilters(filters) > 0 || filters.q !== ''}
          onShowAll={() => address.replace('/')}
        />
        <BulkBar onChangeState={setChanging} query={asked} />
      </section>
      {openId !== null && (
        <RequestScreen key={openId} id={openId} onChangeState={() => setChanging([openId])} />
      )}
      {openId === null && isWide && (
        <section className="request-pane" aria-label="No request is open">
          <Blank title="No request is open">
            <p>
              Choose one in the list, or press <kbd>j</kbd> and <kbd>Enter</kbd>. <kbd>?</kbd> shows all keys.
            </p>
          </Blank>
        </section>
      )}
      {changing && <StateDialog ids={changing} onClose={() => setChanging(null)} />}
    </div>
  )
}
