import { useEffect, useRef } from 'react'
import type { CallDetail } from '#contract/desk/calls.ts'
import { useDesk } from '../frame/desk-context.ts'
import { BackIcon } from '../parts/icons.tsx'
import { LoadView } from '../parts/load-view.tsx'
import { longTime } from '../parts/times.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { useMedia } from '../parts/use-media.ts'
import { returnToRow } from '../requests/row-focus.ts'
import { describeLength, explainEnd } from './call-words.ts'
import { CallFacts } from './call-facts.tsx'
import { Transcript } from './transcript.tsx'

/** One call: its transcript and its facts. */
export function CallScreen({ id }: { id: string }) {
  const { address } = useDesk()
  const { loaded, reload } = useLoaded<CallDetail>(`/calls/${encodeURIComponent(id)}`)
  const isBesideList = useMedia('(width >= 1000px)')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    // The list restores its focus.
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) returnToRow(id)
      })
    }
  }, [id])
  return (
    <article className="request-pane" aria-label="Call">
      <header className="request-head">
        <button
          type="button"
          className="button button-quiet button-icon request-back"
          aria-label="Back to the list"
          onClick={() => address.back('/calls')}
        >
          <BackIcon />
        </button>
        <div className="request-who">
          {!isBesideList && <h1 className="out-of-sight">Calls</h1>}
          <h2 tabIndex={-1} ref={title}>
            {loaded.state === 'ready' ? longTime(loaded.value.createdAt) : 'Call'}
          </h2>
          {loaded.state === 'ready' && (
            <p className="muted">
              <span className="numerals">{describeLength(loaded.value)}</span> · {explainEnd(loaded.value)}
            </p>
          )}
        </div>
      </header>
      <LoadView loaded={loaded} what="call" onRetry={reload}>
        {(call) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and may contain no other focusable element
          <section className="request-body" aria-label="Transcript" tabIndex={0}>
            <div className="request-columns">
              <div className="request-main">
                <Transcript call={call} />
              </div>
              <div className="request-side">
                <CallFacts call={call} />
              </div>
            </div>
          </section>
        )}
      </LoadView>
    </article>
  )
}
