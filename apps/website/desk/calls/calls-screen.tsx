import { useDesk } from '../model/use-desk.ts'
import { useKeys } from '../model/use-keys.ts'
import { useMedia } from '../parts/browser.ts'
import { useTitle, Blank, LoadFailure, Loading } from '../parts/load-view.tsx'
import { focusRow, rememberFocus } from '../requests/list-position.ts'
import { CallTabs } from './call-tabs.tsx'
import { CallScreen } from './call-screen.tsx'
import type { CallPage, CallSummary } from '#contract/desk/calls.ts'
import { usePages, type PageOf } from '../parts/use-pages.ts'
import { Link } from '../parts/link.tsx'
import { Time } from '../parts/time.tsx'
import { describeCount, describeLength } from './call-words.ts'
import { say, texts } from '../words/texts.ts'

/** The list of calls and the open call: side by side, or one over the other on a phone. */
export default function CallsScreen({ openId }: { openId: string | null }) {
  const { address } = useDesk()
  const isWide = useMedia('(width >= 1000px)')
  useTitle(texts.calls.title)
  useKeys({
    j: () => focusRow('next', openId),
    k: () => focusRow('previous', openId),
    Escape: () => {
      if (openId === null) return false
      address.backTo('/calls')
    },
  })
  return (
    <div className="requests">
      <section className="list-pane" aria-label={texts.calls.title} aria-hidden={openId !== null && !isWide}>
        <header className="list-head">
          <div className="list-title">
            <h1>{texts.calls.title}</h1>
            <CallTabs tab="calls" />
          </div>
        </header>
        <CallList openId={openId} />
      </section>
      {openId !== null && <CallScreen key={openId} id={openId} />}
    </div>
  )
}

const pathOf = (next: string) => `/calls${next && `?cursor=${encodeURIComponent(next)}`}`
const read = ({ items, nextCursor, problem }: CallPage): PageOf<CallSummary> => ({
  items,
  next: nextCursor,
  problem,
})

/** The calls at the time of opening the list, the newest first. */
function CallList({ openId }: { openId: string | null }) {
  const { items, hasMore, isLoading, failure, problem, load, reload } = usePages(pathOf, read)
  if (items === null && failure) return <LoadFailure failure={failure} what="calls" onRetry={load} />
  if (items === null) return <Loading what="calls" />
  return (
    <div className="list-scroller" onFocus={rememberFocus}>
      {problem !== null && (
        <div className="banner banner-lamp list-problem" role="alert">
          <p>{say(problem)}</p>
          <button type="button" className="button button-quiet" disabled={isLoading} onClick={reload}>
            {isLoading ? texts.frame.loading : texts.frame.tryAgain}
          </button>
        </div>
      )}
      {items.length === 0 && problem === null && (
        <Blank title={texts.calls.none}>
          <p>{texts.calls.noneYet}</p>
          <a className="link" href="/" target="_blank" rel="noopener">
            {texts.frame.openSite}
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
          {failure && <p role="alert">{texts.calls.nextFailed}</p>}
          <button type="button" className="button" disabled={isLoading} onClick={load}>
            {isLoading ? texts.frame.loadingMore : texts.calls.showMore}
          </button>
        </div>
      )}
    </div>
  )
}

/** A call in the list, titled with the visitor's first words. */
function CallRow({ call, isOpen }: { call: CallSummary; isOpen: boolean }) {
  return (
    <li className="row row-call" data-id={call.id} data-open={isOpen || undefined}>
      <Link
        className="row-link"
        path={`/calls/${encodeURIComponent(call.id)}`}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className="row-head">
          <span className={call.firstWords === '' ? 'row-name muted' : 'row-name'} dir="auto">
            {call.firstWords || texts.calls.nothingSaid}
          </span>
          <Time at={call.createdAt} className="row-time numerals" />
        </span>
        <span className="row-foot">
          <span className={call.seconds === null ? 'muted' : 'muted numerals'}>{describeLength(call)}</span>
          {call.turns > 0 && <span className="muted">{describeCount(call.turns)}</span>}
          {call.notUnderstood > 0 && (
            <span className="clock clock-hour">{texts.calls.notUnderstoodCount(call.notUnderstood)}</span>
          )}
          {call.requestId !== null && <span className="tag row-service">{texts.calls.request}</span>}
        </span>
      </Link>
    </li>
  )
}
