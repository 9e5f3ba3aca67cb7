import { memo, useEffect, useRef, useSyncExternalStore } from 'react'
import { useDesk } from '../model/use-desk.ts'
import { serviceName } from '#contract/desk/services.ts'
import { nameOf, useWorkspace } from '../model/workspace.ts'
import { Blank, LoadFailure, Loading } from '../parts/load-view.tsx'
import { UpIcon } from '../parts/icons.tsx'
import { useWatched } from '../model/watched.ts'
import { rememberFocus, useStableScroll } from './list-position.ts'
import { Link } from '../parts/link.tsx'
import { PersonMark } from '../parts/person-mark.tsx'
import { StageMark } from './change-requests.tsx'
import { describeSnooze } from './snooze.tsx'
import { comingDay, Time } from '../parts/time.tsx'
import { Clock } from './clock.tsx'
import { texts } from '../words/texts.ts'

type RequestListProps = {
  query: string
  isNarrowed: boolean
  onShowAll: () => void
  onShowHeld: () => void
}

/** The loaded rows. Loads more when their end comes into view. */
export function RequestList({ query, isNarrowed, onShowAll, onShowHeld }: RequestListProps) {
  const { requests } = useDesk()
  const list = useWatched(requests.list)
  const scroller = useStableScroll(list.ids, query)

  if (list.state === 'loading') return <Loading what="requests" />
  if (list.state === 'failed' && list.failure)
    return <LoadFailure failure={list.failure} what="requests" onRetry={() => void requests.reload()} />
  return (
    <div className="list-scroller" ref={scroller} onFocus={rememberFocus}>
      <Arrivals onShow={() => scroller.current?.scrollTo({ top: 0 })} />
      {list.ids.length === 0 && list.nextCursor === null ? (
        list.heldFound === 0 && <NoRequests isNarrowed={isNarrowed} onShowAll={onShowAll} />
      ) : (
        <Rows ids={list.ids} query={query} />
      )}
      {list.heldFound > 0 && list.nextCursor === null && (
        <HeldFound count={list.heldFound} isAll={list.ids.length === 0} onShow={onShowHeld} />
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
      {hasFailed && <p role="alert">{texts.requests.list.nextFailed}</p>}
      <button type="button" className="button" disabled={isLoading} onClick={() => void requests.loadMore()}>
        {isLoading ? texts.frame.loadingMore : texts.requests.list.showMore}
      </button>
    </div>
  )
}

/** Announces new requests above while staff read further down. */
function Arrivals({ onShow }: { onShow: () => void }) {
  const { requests } = useDesk()
  const arrived = useWatched(requests.arrived)
  const count = arrived.length
  const words = texts.requests.list.arrived(count)
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

/** Says that a search finds held requests, which the list leaves out. */
function HeldFound({ count, isAll, onShow }: { count: number; isAll: boolean; onShow: () => void }) {
  const { list } = texts.requests
  const words = list.found(count)
  const button = (
    <button type="button" className="button" onClick={onShow}>
      {list.showFound(count)}
    </button>
  )
  if (isAll)
    return (
      <Blank title={list.foundInSpam(words)}>
        <p>{list.spamIsKept}</p>
        {button}
      </Blank>
    )
  return (
    <div className="list-more">
      <p>{list.spamMatches(words, count)}</p>
      {button}
    </div>
  )
}

function NoRequests({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  const { requests } = useDesk()
  const counts = Object.entries(useWatched(requests.counts) ?? {})
  const isDone = !isNarrowed && counts.some(([state, count]) => state !== 'held' && count > 0)
  const { list } = texts.requests
  if (isNarrowed || isDone)
    return (
      <Blank title={isDone ? list.nothingToDo : list.nothingMatches}>
        <p>{isDone ? list.allDone : list.noneHasAll}</p>
        <button type="button" className="button" onClick={onShowAll}>
          {list.showAll}
        </button>
      </Blank>
    )
  return (
    <Blank title={list.none}>
      <p>{list.noneYet}</p>
      <a className="link" href="/" target="_blank" rel="noopener">
        {texts.frame.openSite}
      </a>
    </Blank>
  )
}

/**
 * A request in the list. It watches only its own request, whether it is open, and whether it is selected, so that a key
 * renders at most two rows.
 */
const RequestRow = memo(function RequestRow({ id, query }: { id: string; query: string }) {
  const { requests, address } = useDesk()
  const row = useWatched(requests.rows.watched(id))
  const isSelected = useSyncExternalStore(requests.selected.watch, () => requests.selected.get().has(id))
  const path = `/requests/${id}`
  const isOpen = useSyncExternalStore(address.location.watch, () => address.location.get().path === path)
  const workspace = useWorkspace()
  if (row === null) return null
  const wroteAgain = row.waitingBusinessSeconds !== null && row.waitsSince > row.createdAt
  return (
    <li
      className="row"
      data-id={id}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      data-stage={row.state}
    >
      <label className="row-select">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={() => requests.toggle(id)}
          aria-label={texts.requests.list.select(row.name)}
        />
      </label>
      <Link className="row-link" path={path} query={query} aria-current={isOpen ? 'true' : undefined}>
        <span className="row-head">
          <span className="row-who">
            <span className="row-name" dir="auto">
              {row.name || texts.requests.list.noName}
            </span>
            {row.company && (
              <span className="row-company" dir="auto">
                {row.company}
              </span>
            )}
          </span>
          <Time at={wroteAgain ? row.waitsSince : row.createdAt} className="row-time numerals" />
        </span>
        <span className={row.excerpt ? 'row-excerpt' : 'row-excerpt muted'} dir="auto">
          {row.excerpt || texts.requests.list.noMessage}
        </span>
        <span className="row-foot">
          <StageMark stage={row.state} {...(wroteAgain && { words: texts.requests.list.wroteAgain })} />
          <Clock row={row} />
          {row.snooze && <span className="clock">{describeSnooze(row.snooze, comingDay)}</span>}
          <span className="row-service">{serviceName(workspace, row.service)}</span>
          {row.ownerId && <PersonMark name={nameOf(workspace, row.ownerId)} />}
        </span>
      </Link>
    </li>
  )
})
