import { useSyncExternalStore } from 'react'

/** A value that screens follow: each renders again when it changes, and no other does. */
export type Watched<T> = {
  get: () => T
  set: (next: T) => void
  /** @returns the detach */
  watch: (onChange: () => void) => () => void
}

/** Makes a watched value. Setting an identical value reports nothing. */
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

/** The value now, and after each change. */
export const useWatched = <T>(watched: Watched<T>): T => useSyncExternalStore(watched.watch, watched.get)
