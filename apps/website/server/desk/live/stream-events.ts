import type { TransactionRunner } from '#server/store/transaction.ts'
import type { DeskEvent } from '#contract/desk/requests.ts'
import { type Promised, summarise } from '../requests/summary-row.ts'
import type { ChangesPlace } from './change-transactions.ts'
import type { ChangeWatch } from './watch-changes.ts'
import { latestChangesPlace, readChanges } from './change-transactions.ts'

/** Changes read at once. */
const batch = 100
/** In milliseconds: the server ends answers that are silent for 30 s, and proxies do after a minute. */
const heartbeat = 15_000

const encoder = new TextEncoder()

export type EventStreamOptions = {
  store: Pick<TransactionRunner, 'run'>
  watch: ChangeWatch
  promised: Promised
  /** Where to continue; null to begin now. */
  place: ChangesPlace | null
  /** Milliseconds since the epoch. */
  now: () => number
  /** Whether the session of the stream still exists; checked before anything is sent. */
  isSignedIn: () => Promise<boolean>
  onEnd: () => void
}

/**
 * Streams the changes of requests as server-sent events. Each stream has its own place in the store, so that it
 * continues without a gap, on any instance. A reader that falls behind reads more at once later; nothing is queued in
 * memory.
 */
export function streamEvents(options: EventStreamOptions): ReadableStream<Uint8Array> {
  const { store, watch, promised, now, isSignedIn, onEnd } = options
  let { place } = options
  let isReady = false
  let isEnded = false
  let isAwake = true
  let wake: (() => void) | undefined
  const rouse = () => {
    isAwake = true
    wake?.()
  }
  const leave = watch.join({ onChange: rouse, onClose: () => end() })
  const end = () => {
    if (isEnded) return
    isEnded = true
    leave()
    wake?.()
    onEnd()
  }

  async function nextEvents(): Promise<string> {
    if (!isReady) {
      place ??= await store.run(latestChangesPlace, undefined)
      isReady = true
      return `retry: 1000\n${eventText({ kind: 'ready' }, place)}`
    }
    isAwake = false
    const changes = await store.run(readChanges, { place: place ?? '0.0', limit: batch })
    if (changes === null) {
      place = await store.run(latestChangesPlace, undefined)
      return eventText({ kind: 'reset' }, place)
    }
    if (changes.hasMore) isAwake = true
    if (changes.requests.length === 0) return ''
    place = changes.place
    const at = now()
    return [
      ...changes.requests.map(({ id, isNew, row }): DeskEvent =>
        row ? { kind: 'request', isNew, request: summarise(row, promised, at) } : { kind: 'removed', id },
      ),
      { kind: 'counts' as const, counts: changes.counts },
    ]
      .map((event, index, { length }) => eventText(event, index === length - 1 ? changes.place : null))
      .join('')
  }

  /** Waits until there may be something new, or the connection has been silent for long enough. */
  async function waitForChange(): Promise<boolean> {
    if (isAwake || isEnded) return true
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), heartbeat)
      wake = () => {
        clearTimeout(timer)
        resolve(true)
      }
    }).then((isChange) => {
      wake = undefined
      return isChange === true
    })
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        while (!isEnded) {
          const isChange = await waitForChange()
          try {
            if (isEnded || !(await isSignedIn())) break
            const text = isChange ? await nextEvents() : ': still here\n\n'
            if (text !== '') return controller.enqueue(encoder.encode(text))
          } catch {
            // The store is away: the browser reconnects and continues from its place.
            break
          }
        }
        end()
        controller.close()
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  )
}

/** Only the last event of a batch has the new place: a connection that breaks earlier repeats the batch. */
const eventText = (event: DeskEvent, place: ChangesPlace | null): string =>
  `${place === null ? '' : `id: ${place}\n`}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`
