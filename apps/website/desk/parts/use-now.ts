import { useSyncExternalStore } from 'react'

/** Milliseconds between two updates of what shows the time. */
const tick = 15_000

/** Calls back with each tick. @returns the detach */
export function onTick(report: () => void): () => void {
  const timer = setInterval(report, tick)
  return () => clearInterval(timer)
}

/** Returns the time in milliseconds since the epoch, rounded down to the last tick, as it passes. */
export const useNow = (): number => useSyncExternalStore(onTick, () => Math.floor(Date.now() / tick) * tick)
