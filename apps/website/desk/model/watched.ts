import { useSyncExternalStore } from 'react'

/** A value that components subscribe to. Only its subscribers render again when it changes. */
export type Watched<T> = {
  get: () => T
  set: (next: T) => void
  /** @returns the detach */
  watch: (onChange: () => void) => () => void
}

/** Creates a watched value. Setting an identical value notifies nobody. */
export function createWatched<T>(initial: T): Watched<T> {
  let value = initial
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const report of watchers) report()
    },
    watch(onChange) {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
  }
}

/** Returns the current value, and renders again on each change. */
export const useWatched = <T>(watched: Watched<T>): T => useSyncExternalStore(watched.watch, watched.get)
