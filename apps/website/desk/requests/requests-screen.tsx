import { useEffect, useState } from 'react'
import { usePlace } from '../address/address.ts'
import { readFilters, writeFilters } from '../address/request-filters.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useKeys } from '../frame/use-keys.ts'
import { useTitle } from '../frame/use-title.ts'
import { Blank } from '../parts/blank.tsx'
import { useMedia } from '../parts/use-media.ts'
import { RequestScreen } from '../request/request-screen.tsx'
import { ListParts } from './list-parts.tsx'
import { focusRow, focusedRow } from './row-focus.ts'
import { StateDialog } from './state-dialog.tsx'

/** The list of requests and the open request: side by side, or one over the other on a phone. */
export function RequestsScreen({ openId }: { openId: string | null }) {
  const { address, requests } = useDesk()
  const { query } = usePlace(address)
  const isWide = useMedia('(width >= 1000px)')
  const [changing, setChanging] = useState<readonly string[] | null>(null)
  const filterQuery = writeFilters(readFilters(query))
  useTitle('Requests')
  useEffect(() => void requests.load(readFilters(filterQuery)), [requests, filterQuery])

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
      <section
        className="list-pane"
        aria-label="Requests"
        aria-hidden={openId !== null && !isWide}
        tabIndex={-1}
      >
        <ListParts query={query} onChangeState={setChanging} />
      </section>
      {openId !== null && <RequestScreen key={openId} id={openId} />}
      {openId === null && isWide && (
        <section className="request-pane request-none" aria-label="No request is open">
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
