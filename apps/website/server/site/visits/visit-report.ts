import { inlineFunction } from '#server/runtime/http/inline-function.ts'

/** Where pages send their measurements. */
export const visitsAddress = '/api/visits'

/** The inline script that measures a visit. See docs/decisions/visitor-metrics.md. */
export const visitReport = inlineFunction(reportVisit, visitsAddress)

/**
 * Measures one visit with the browser's own observers, and sends the result to `address` when the page is first hidden:
 * paint, layout and responsiveness as https://web.dev/articles/vitals defines them, and errors by name and by their
 * stack frames in our own files, never by message. It runs in the browser as its own source text, so it cannot use anything
 * outside of itself and contains no comments.
 */
function reportVisit(address: string): void {
  type Entry = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    interactionId: number
    responseStart: number
  }
  const path = location.pathname
  const isSeen = document.visibilityState === 'visible'
  const interactions = new Map<number, number>()
  const errors: { name: string; at: string[] }[] = []
  const shifts = { worst: 0, sum: 0, first: 0, last: 0 }
  let paint: number | undefined

  function observe(type: string, record: (entry: Entry) => void) {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined
    const recordAll = (list: PerformanceEntryList) => (list as Entry[]).forEach(record)
    const observer = new PerformanceObserver((list) => recordAll(list.getEntries()))
    const options = { type, buffered: true, durationThreshold: 16 }
    observer.observe(options)
    return () => recordAll(observer.takeRecords())
  }

  function recordShift({ value, startTime, hadRecentInput }: Entry) {
    if (hadRecentInput) return
    const isSame = startTime - shifts.last < 1000 && startTime - shifts.first < 5000
    if (!isSame) shifts.first = startTime
    shifts.sum = isSame ? shifts.sum + value : value
    shifts.last = startTime
    shifts.worst = Math.max(shifts.worst, shifts.sum)
  }

  function recordInteraction({ interactionId, duration }: Entry) {
    if (interactionId)
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
  }

  function note(error: unknown) {
    if (!(error instanceof Error) || errors.length === 5) return
    const frames = (error.stack ?? '').matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g)
    errors.push({ name: error.name, at: Array.from(frames, ([, frame]) => frame ?? '').slice(0, 5) })
  }

  const pending = [
    observe('largest-contentful-paint', (entry) => (paint = entry.startTime)),
    observe('layout-shift', recordShift),
    observe('event', recordInteraction),
    observe('first-input', recordInteraction),
  ]

  function send() {
    if (document.visibilityState === 'visible') return
    removeEventListener('visibilitychange', send, true)
    for (const flush of pending) flush?.()
    const [navigation] = performance.getEntriesByType('navigation') as Entry[]
    const slowest = [...interactions.values()].toSorted((a, b) => b - a)
    const report = {
      path,
      lcp: isSeen && paint ? Math.round(paint) : undefined,
      inp: slowest[Math.floor(slowest.length / 50)],
      cls: isSeen && pending[1] ? Math.round(shifts.worst * 1e4) / 1e4 : undefined,
      ttfb: navigation && Math.round(navigation.responseStart),
      errors,
    }
    navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }

  const output = console
  const write = output.error.bind(output)
  output.error = (...values: unknown[]) => {
    values.forEach(note)
    write(...values)
  }
  addEventListener('error', ({ error }) => note(error))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  addEventListener('visibilitychange', send, true)
}
