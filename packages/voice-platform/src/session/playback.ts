import type { Clock } from './clock.ts'

/** A client that reports does so every 100 ms: between two reports the loudspeaker goes on by the clock, but no further than this. */
const betweenReportsMilliseconds = 120
/** After so long without a report a dead line has been given up by one side or the other, so this client has lost its sound. */
const lostReportsMilliseconds = 20_000

/** How far the loudspeaker has come on a socket: from the client's reports where it sends them, and from the clock where it doesn't. */
export function createPlayback(clock: Clock) {
  let known = { milliseconds: 0, at: 0 }
  let hasReports = false

  return {
    /** Sound goes out after `milliseconds` that have been played. */
    begin(milliseconds: number): void {
      known = { milliseconds, at: clock.now() }
    },
    /** The client tells how much of this socket's sound it has played. */
    report(milliseconds: number): void {
      hasReports = true
      known = { milliseconds, at: clock.now() }
    },
    get milliseconds(): number {
      const since = clock.now() - known.at
      return known.milliseconds + (hasReports ? Math.min(since, betweenReportsMilliseconds) : since)
    },
    /** For how long a client that reports has told nothing; 0 for one that never does. */
    get silence(): number {
      return hasReports ? clock.now() - known.at : 0
    },
    /** A client that was waited for in vain counts as one without reports, until the next one. Returns whether it does now. */
    giveUpReports(): boolean {
      if (clock.now() - known.at <= lostReportsMilliseconds) return false
      hasReports = false
      return true
    },
  }
}
