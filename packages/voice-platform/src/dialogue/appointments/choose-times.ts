import { localTime } from './local-time.ts'
import type { TimeWish } from './read-time.ts'

/** Most times that are offered at once. */
const mostOffered = 3
/** Least milliseconds between two offered times, where enough are free. */
const apart = 2 * 3_600_000

/** How far a time is from a wish, in minutes; 0 if it fits. */
function distance(instant: number, { days, part, at }: TimeWish, zone: string): number {
  const { day, minute } = localTime(instant, zone)
  const outside = (value: number, from: number, last: number) => Math.max(from - value, value - last, 0)
  const byDay = days === undefined ? 0 : Math.min(...days.map(({ from, until }) => outside(day, from, until)))
  const byClock =
    at !== undefined
      ? Math.min(...at.map((each) => Math.abs(each - minute)))
      : part === undefined
        ? 0
        : outside(minute, part.from, part.until - 1)
  return byDay * 1440 + byClock
}

/** The free times that fit a wish. Of "nine" in the morning and at night, the likelier counts where it is free. */
export function fitting(free: readonly number[], wish: TimeWish, zone: string): number[] {
  for (const at of wish.at ?? [undefined]) {
    const found = free.filter(
      (each) => distance(each, at === undefined ? wish : { ...wish, at: [at] }, zone) === 0,
    )
    if (found.length > 0) return found
  }
  return []
}

/** Chooses what to offer: the first time, then others well apart, then the next ones; in the order of the clock. */
export function spread(free: readonly number[]): number[] {
  const picked: number[] = []
  for (const each of free) {
    if (picked.length < mostOffered && each - (picked.at(-1) ?? -Infinity) >= apart) picked.push(each)
  }
  const rest = free.filter((each) => !picked.includes(each)).slice(0, mostOffered - picked.length)
  return [...picked, ...rest].toSorted((one, other) => one - other)
}

/** The free times nearest to a wish, in the order of the clock. */
export function nearest(free: readonly number[], wish: TimeWish, zone: string): number[] {
  // Another day is as good as the one wished for, if its hours are.
  const hours = fitting(free, { ...(wish.part && { part: wish.part }) }, zone)
  if (wish.at === undefined && hours.length > 0) {
    const far = hours.map((each) => distance(each, wish, zone))
    return spread(hours.filter((_, at) => far[at] === Math.min(...far)))
  }
  const rated = free.map((each) => ({ each, far: distance(each, wish, zone) }))
  return rated
    .toSorted((one, other) => one.far - other.far || one.each - other.each)
    .slice(0, mostOffered)
    .map(({ each }) => each)
    .toSorted((one, other) => one - other)
}

/** The free times nearest to one that is gone, in the order of the clock. */
export const nearestTo = (free: readonly number[], gone: number): number[] =>
  free
    .toSorted((one, other) => Math.abs(one - gone) - Math.abs(other - gone))
    .slice(0, mostOffered)
    .toSorted((one, other) => one - other)
