import type { CallPage, CallSummary } from '#contract/desk/calls.ts'
import { Blank } from '../parts/blank.tsx'
import { LoadFailure, Loading } from '../parts/load-view.tsx'
import { usePages, type PageOf } from '../parts/use-pages.ts'
import { noteFocus } from '../requests/row-focus.ts'
import { CallRow } from './call-row.tsx'

const pathOf = (next: string) => `/calls${next && `?cursor=${encodeURIComponent(next)}`}`
const read = ({ items, nextCursor, problem }: CallPage): PageOf<CallSummary> => ({
  items,
  next: nextCursor,
  problem,
})

/** The calls at the time of opening the list, the newest first. */
export function CallList({ openId }: { openId: string | null }) {
  const { items, hasMore, isLoading, failure, problem, load, reload } = usePages(pathOf, read)
  if (items === null && failure) return <LoadFailure failure={failure} what="calls" onRetry={load} />
  if (items === null) return <Loading what="calls" />
  return (
    <div className="list-scroller" onFocus={noteFocus}>
      {problem !== null && (
        <div className="banner banner-lamp list-problem" role="alert">
          <p>{problem}</p>
          <button type="button" className="button button-quiet" disabled={isLoading} onClick={reload}>
            {isLoading ? 'Loading…' : 'Try again'}
          </button>
        </div>
      )}
      {items.length === 0 && problem === null && (
        <Blank title="No calls yet">
          <p>When a visitor talks to the assistant, you can read here what was said.</p>
          <a className="link" href="/" target="_blank" rel="noopener">
            Open the site (new tab)
          </a>
        </Blank>
      )}
      <ul className="rows">
        {items.map((call) => (
          <CallRow key={call.id} call={call} isOpen={call.id === openId} />
        ))}
      </ul>
      {hasMore && (
        <div className="list-more">
          {failure && <p role="alert">The next calls could not be loaded.</p>}
          <button type="button" className="button" disabled={isLoading} onClick={load}>
            {isLoading ? 'Loading more…' : 'Show more calls'}
          </button>
        </div>
      )}
    </div>
  )
}
