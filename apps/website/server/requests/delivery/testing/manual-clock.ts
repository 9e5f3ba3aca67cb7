/** A clock that a test sets. */
export type ManualClock = { now: () => number; set(time: number): void; advance(milliseconds: number): void }

/** Creates a clock that starts at the hour of `aConsultation`. */
export function manualClock(): ManualClock {
  let time = Date.parse('2026-01-01T10:00:00.000Z')
  return {
    now: () => time,
    set: (to) => (time = to),
    advance: (milliseconds) => (time += milliseconds),
  }
}
