import { monitorEventLoopDelay } from 'node:perf_hooks'

const windowMilliseconds = 2_000
const resolutionMilliseconds = 20

export interface LoopDelay {
  /** Whether the event loop's delay forbids one more call. */
  isLate(): boolean
  /** The 90th percentile of the last complete window, in milliseconds. */
  p90(): number
  close(): void
}

/**
 * Judges the delay of the event loop by windows. The first window includes the start and is ignored. A late loop counts
 * as late until it is well below the limit, so that callers are not accepted and refused in turns.
 * @param limit milliseconds
 */
export function createLateness(limit: number) {
  let isFirst = true
  let late = false
  return {
    get isLate() {
      return late
    },
    add(p90: number): void {
      if (!isFirst) late = p90 > (late ? limit / 2 : limit)
      isFirst = false
    },
  }
}

/**
 * Watches the event loop in windows of two seconds. A single pause, such as a garbage collection, causes no refusal; a
 * loop that is late one time in ten does.
 */
export function watchLoopDelay(limit: number): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMilliseconds })
  const lateness = createLateness(limit)
  let p90 = 0
  histogram.enable()
  const timer = setInterval(() => {
    // The histogram measures the whole interval; the part beyond its resolution is the delay.
    p90 = Math.max(0, histogram.percentile(90) / 1e6 - resolutionMilliseconds)
    lateness.add(p90)
    histogram.reset()
  }, windowMilliseconds)
  timer.unref()

  return {
    isLate: () => lateness.isLate,
    p90: () => p90,
    close() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
