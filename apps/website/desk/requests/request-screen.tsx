import { useEffect, useRef } from 'react'
import type { RequestDetail } from '#contract/desk/requests.ts'
import { useDesk } from '../model/use-desk.ts'
import { afterPaint, useMedia } from '../parts/browser.ts'
import { useTitle, LoadView, useLoaded } from '../parts/load-view.tsx'
import { BackIcon } from '../parts/icons.tsx'
import { useWatched } from '../model/watched.ts'
import { Clock } from './clock.tsx'
import { useEarlyKeys } from './early-keys.ts'
import { returnToRow, showRow } from './list-position.ts'
import { RequestView } from './request-view.tsx'
import { texts } from '../words/texts.ts'

/** Milliseconds that a delivery usually takes. */
const deliveryTakes = 2_000

/** Maximum milliseconds between two looks at an overdue delivery. */
const maxWait = 60_000

/** Keys that need the loaded request. */
const writingKeys = ['r', 't', 'n']

/** Keys that need its row, which the list may have. */
const changingKeys = ['e', 'a', 's']

/** One request, beside or over the list. */
export function RequestScreen({ id }: { id: string }) {
  const { address, requests } = useDesk()
  const { loaded, reload } = useLoaded<RequestDetail>(`/requests/${encodeURIComponent(id)}`)
  const row = useWatched(requests.rows.watched(id))
  const isBesideList = useMedia('(width >= 1000px)')
  const pane = useRef<HTMLElement>(null)
  const known = loaded.state === 'ready' ? loaded.value : null
  const name = known?.name ?? row?.name ?? texts.request.title
  useTitle(name)
  useEarlyKeys(row === null ? [...writingKeys, ...changingKeys] : writingKeys, known !== null)

  // The request was changed, here or elsewhere: reload the details that the list does not have.
  const version = row?.version ?? 0
  const isStale = known !== null && version > known.version
  useEffect(() => {
    if (isStale) reload()
  }, [isStale, version, reload])
  // No event announces the end of a delivery, so reload when it should have ended.
  useEffect(() => {
    const waiting = known?.deliveries.filter(({ state }) => state === 'waiting') ?? []
    if (waiting.length === 0) return undefined
    const left = Math.min(...waiting.map(({ dueAt }) => Date.parse(dueAt))) - Date.now()
    // The longer a delivery is overdue, the longer the next look waits: its channel may be stuck.
    const wait = left > 0 ? left : Math.min(-left, maxWait)
    const timer = setTimeout(reload, wait + deliveryTakes)
    return () => clearTimeout(timer)
  }, [known, reload])
  useEffect(() => {
    if (!known) return
    requests.rows.store(known)
    requests.announceWriters(known.id, known.writers)
  }, [known, requests])

  useEffect(() => {
    // Focus after the paint, because focusing lays out the page.
    const cancel = afterPaint(() => {
      showRow(id)
      // A quick key has opened a menu, or begun to write.
      if (document.activeElement?.closest('dialog, .request-body')) return
      pane.current?.querySelector<HTMLElement>('.request-who [tabindex]')?.focus({ preventScroll: true })
    })
    // The list restores its focus.
    return () => {
      cancel()
      returnToRow(id)
    }
  }, [id])

  return (
    <article className="request-pane" ref={pane} aria-label={name}>
      <header className="request-head">
        <button
          type="button"
          className="button button-quiet button-icon request-back"
          aria-label={texts.frame.backToList}
          onClick={() => address.backTo('/')}
        >
          <BackIcon />
        </button>
        <div className="request-who">
          {!isBesideList && <h1 className="out-of-sight">{texts.requests.title}</h1>}
          <h2 tabIndex={-1}>{name}</h2>
          <p className="muted">{row?.company ?? known?.company}</p>
        </div>
        {row && <Clock row={row} />}
      </header>
      <LoadView loaded={loaded} what="request" onRetry={reload}>
        {(detail) => (
          <RequestView
            detail={{
              ...detail,
              ...(row && { state: row.state, ownerId: row.ownerId, value: row.value, reason: row.reason }),
            }}
            onChanged={reload}
          />
        )}
      </LoadView>
    </article>
  )
}
