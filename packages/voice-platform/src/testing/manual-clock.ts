import type { Clock } from '#platform/runtime/clock.ts'

/** A clock that a test advances. */
export function createManualClock(): Clock & { advance(milliseconds: number): void } {
  let now = 0
  let timers: { at: number; action: () => void }[] = []
  return {
    now: () => now,
    after(milliseconds, action) {
      const timer = { at: now + milliseconds, action }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance(milliseconds) {
      const until = now + milliseconds
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0]
        if (!next) break
        timers = timers.filter((timer) => timer !== next)
        now = next.at
        next.action()
      }
      now = until
    },
  }
}
