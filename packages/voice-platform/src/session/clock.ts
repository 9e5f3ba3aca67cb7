/** Time as the session sees it: `now` in milliseconds, and timers. Tests hand in one that they move by hand. */
export interface Clock {
  now(): number
  /** Runs `action` after `milliseconds`; returns what cancels it. */
  after(milliseconds: number, action: () => void): () => void
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
}
