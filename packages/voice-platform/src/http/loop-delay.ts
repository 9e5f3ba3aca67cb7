import { monitorEventLoopDelay } from 'node:perf_hooks'

const windowMilliseconds = 2_000
const resolutionMilliseconds = 20

/**
 * Watches how late the event loop runs: `p90` in milliseconds, over the last two to four seconds. A single pause, of the
 * garbage collector or of the start, is no reason to refuse anybody; a loop that is late one time in ten is.
 */
export function watchLoopDelay() {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMilliseconds })
  histogram.enable()
  let before = 0
  const timer = setInterval(() => {
    before = late()
    histogram.reset()
  }, windowMilliseconds)
  timer.unref()

  // The histogram measures the whole interval; what is beyond its resolution is the delay.
  function late(): number {
    return Math.max(0, histogram.percentile(90) / 1e6 - resolutionMilliseconds)
  }

  return {
    p90: () => Math.max(before, late()),
    close() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
