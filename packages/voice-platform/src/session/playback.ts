import type { Clock } from '#platform/runtime/clock.ts'

/**
 * A client reports every 100 ms. Between two reports playback is assumed to follow the clock, but no further than this.
 */
const betweenReportsMilliseconds = 120
/** After this long without a report one of the sides has given up a dead connection. So this client has no sound. */
const lostReportsMilliseconds = 20_000

/** The playback position on a socket: from the client's reports if there are any, otherwise from the clock. */
export function createPlayback(clock: Clock) {
  let known = { milliseconds: 0, at: 0 }
  let hasReports = false

  return {
    /** Sound begins after `milliseconds` of playback. */
    begin(milliseconds: number): void {
      known = { milliseconds, at: clock.now() }
    },
    /** The client reports how much of this socket's sound it has played. */
    report(milliseconds: number): void {
      hasReports = true
      known = { milliseconds, at: clock.now() }
    },
    get milliseconds(): number {
      const since = clock.now() - known.at
      return known.milliseconds + (hasReports ? Math.min(since, betweenReportsMilliseconds) : since)
    },
    /** How long ago a reporting client sent its last report; 0 for one that never does. */
    get silence(): number {
      return hasReports ? clock.now() - known.at : 0
    },
    /** Stops waiting for reports until the next one. Returns whether that changed anything. */
    giveUpReports(): boolean {
      if (clock.now() - known.at <= lostReportsMilliseconds) return false
      hasReports = false
      return true
    },
  }
}
