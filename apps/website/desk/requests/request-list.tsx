import { memo, useEffect, useRef } from 'react'
import { useDesk } from '../frame/desk-context.ts'
import { Blank } from '../parts/blank.tsx'
import { UpIcon } from '../parts/icons.tsx'
import { LoadFailure, Loading } from '../parts/load-view.tsx'
import { useWatched } from '../parts/watched.ts'
import { RequestRow } from './request-row.tsx'
import { noteFocus } from './row-focus.ts'
import { useStillList } from './use-still-list.ts'

type RequestListProps = { query: string; isNarrowed: boolean; onShowAll: () => void }

/** The loaded rows. Loads more when their end comes into view. */
export function RequestList({ query, isNarrowed, onShowAll }: RequestListProps) {
  const { requests } = useDesk()
  const list = useWatched(requests.list)
  const scroller = useStillList(list.ids, query)

  if (list.state === 'loading') return <Loading what="requests" />
  if (list.state === 'failed' && list.failure)
    return <LoadFailure failure={list.failure} what="requests" onRetry={() => void requests.reload()} />
  return (
    <div className="list-scroller" ref={scroller} onFocus={noteFocus}>
      <Arrivals onShow={() => scroller.current?.scrollTo({ top: 0 })} />
      {list.ids.length === 0 && list.nextCursor === null ? (
        <NoRequests isNarrowed={isNarrowed} onShowAll={onShowAll} />
      ) : (
        <Rows ids={list.ids} query={query} />
      )}
      {list.nextCursor !== null && <More isLoading={list.isLoadingMore} hasFailed={list.failure !== null} />}
    </div>
  )
}

/** Memoised, so that it does not render when only the loading state changes. */
const Rows = memo(function Rows({ ids, query }: { ids: readonly string[]; query: string }) {
  return (
    <ul className="rows">
      {ids.map((id) => (
        <RequestRow key={id} id={id} query={query} />
      ))}
    </ul>
  )
})

/** Loads the next page when it scrolls into view. The button is for people who do not scroll, and for a retry. */
function More({ isLoading, hasFailed }: { isLoading: boolean; hasFailed: boolean }) {
  const { requests } = useDesk()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = end.current
    if (!element || hasFailed || isLoading) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && void requests.loadMore(), {
      root: element.closest('.list-scroller'),
      rootMargin: '600px',
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [requests, hasFailed, isLoading])
  return (
    <div className="list-more" ref={end}>
      {hasFailed && <p role="alert">The next requests could not be loaded.</p>}
      <button type="button" className="button" disabled={isLoading} onClick={() => void requests.loadMore()}>
        {isLoading ? 'Loading more…' : 'Show more requests'}
      </button>
    </div>
  )
}

/** Announces new requests above while staff read further down. */
function Arrivals({ onShow }: { onShow: () => void }) {
  const { requests } = useDesk()
  const arrived = useWatched(requests.arrived)
  const count = arrived.length
  const words = count === 1 ? '1 new request' : `${count} new requests`
  return (
    <div className="arrivals">
      <output className="out-of-sight">{count > 0 && words}</output>
      {count > 0 && (
        <button
          type="button"
          className="button arrivals-button"
          onClick={() => {
            requests.markSeen()
            onShow()
          }}
        >
          <UpIcon /> {words}
        </button>
      )}
    </div>
  )
}

function NoRequests({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  if (isNarrowed)
    return (
      <Blank title="Nothing matches">
        <p>No request has all of these words and filters.</p>
        <button type="button" className="button" onClick={onShowAll}>
          Show all requests
        </button>
      </Blank>
    )
  return (
    <Blank title="No requests yet">
      <p>
        What visitors send on the site appears here at once. To try it, send a request from one of its forms.
      </p>
      <a className="link" href="/" target="_blank" rel="noopener">
        Open the site (new tab)
      </a>
    </Blank>
  )
}
