import { memo } from 'react'
import { countFilters, readFilters, type RequestFilters, writeFilters } from '../address/request-filters.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useIsLive } from '../api/connection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { Counts } from './counts.tsx'
import { FilterBar } from './filter-bar.tsx'
import { RequestList } from './request-list.tsx'
import { SearchField } from './search-field.tsx'

type ListPartsProps = {
  /** The query of the address. */
  query: string
  onChangeState: (ids: readonly string[]) => void
}

/** The list with its search and filters. It does not render again when a request opens beside it. */
export const ListParts = memo(function ListParts({ query, onChangeState }: ListPartsProps) {
  const { address, connection } = useDesk()
  const isLive = useIsLive(connection)
  const filters = readFilters(query)
  const filterQuery = writeFilters(filters)
  const narrow = (next: Partial<RequestFilters>) =>
    address.replace(address.place.get().path, writeFilters({ ...filters, ...next }))
  return (
    <>
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
        query={filterQuery}
        isNarrowed={countFilters(filters) > 0 || filters.q !== ''}
        onShowAll={() => address.replace('/')}
      />
      <BulkBar onChangeState={onChangeState} query={filterQuery} />
    </>
  )
})
