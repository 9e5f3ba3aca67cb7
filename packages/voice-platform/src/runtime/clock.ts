/** The session's time: `now` in milliseconds, and timers. Tests pass one that they advance manually. */
export interface Clock {
  now(): number
  /** Runs `action` after `milliseconds`; returns a function that cancels it. */
  after(milliseconds: number, action: () => void): () => void
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
}
