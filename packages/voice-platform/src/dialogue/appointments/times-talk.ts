import type { TimeWish } from './read-time.ts'

/** The free times for one turn, in milliseconds since the epoch. */
export type FreeTimes = {
  now: number
  /** The visitor's own zone (IANA), if it is known. */
  zone?: string | undefined
  /** In order, by the slugs of the kinds; null if they could not be read. */
  free: ReadonlyMap<string, readonly number[]> | null
}

/** The talk about times so far. */
export type TimesTalk = {
  /** The slug of the kind. */
  kind: string
  wish: TimeWish
  /** What was offered last, in order. */
  offered: readonly number[]
  chosen?: number | undefined
}
