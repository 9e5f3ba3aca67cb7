import type { Numbers } from '#contract/desk/numbers.ts'
import type { WaitingClock } from '../clock/create-business-clock.ts'
import type { NumbersRecord, RequestGroup } from './read-numbers.ts'

/** Nobody can distinguish more; the smaller ones are one series. */
const maxSeries = 6
const restOfSeries = 'Everything else'

/** The numbers as their page shows them, without what the settings add. */
export function describeNumbers(
  { weeks, answered, answers }: NumbersRecord,
  clock: WaitingClock,
): Pick<
  Numbers,
  | 'requestsByPage'
  | 'requestsByService'
  | 'medianAnswerSeconds'
  | 'medianAnswerBusinessSeconds'
  | 'answered'
  | 'won'
  | 'lost'
  | 'heldShare'
> {
  const all = weeks.flat()
  const wanted = weeks.map((groups) => groups.filter(({ state }) => state !== 'held'))
  const times = answers.map(({ created_at, answered_at }) => [
    Date.parse(created_at),
    Date.parse(answered_at),
  ]) as [number, number][]
  const came = sum(all)
  return {
    requestsByPage: seriesOf(wanted, ({ page }) => page).map(([page, counts]) => ({ page, counts })),
    requestsByService: seriesOf(wanted, ({ service }) => service).map(([service, counts]) => ({
      service,
      counts,
    })),
    medianAnswerSeconds: median(times.map(([from, to]) => Math.max(0, Math.floor((to - from) / 1000)))),
    medianAnswerBusinessSeconds: median(times.map(([from, to]) => clock.secondsBetween(from, to))),
    answered,
    won: sum(all.filter(({ state }) => state === 'won')),
    lost: sum(all.filter(({ state }) => state === 'lost')),
    heldShare: came === 0 ? null : sum(all.filter(({ state }) => state === 'held')) / came,
  }
}

const sum = (groups: readonly RequestGroup[]): number => groups.reduce((total, { count }) => total + count, 0)

/** One series of weekly counts for each value, the largest first; the smallest are joined. */
function seriesOf(
  weeks: readonly RequestGroup[][],
  valueOf: (group: RequestGroup) => string,
): (readonly [string, number[]])[] {
  const totals = new Map<string, number>()
  for (const group of weeks.flat())
    totals.set(valueOf(group), (totals.get(valueOf(group)) ?? 0) + group.count)
  const largest = [...totals].toSorted(([, one], [, other]) => other - one).map(([value]) => value)
  const named = largest.length > maxSeries ? largest.slice(0, maxSeries - 1) : largest
  const countsOf = (isIncluded: (value: string) => boolean) =>
    weeks.map((groups) => sum(groups.filter((group) => isIncluded(valueOf(group)))))
  const series = named.map((value) => [value, countsOf((other) => other === value)] as const)
  return largest.length > maxSeries
    ? [...series, [restOfSeries, countsOf((value) => !named.includes(value))]]
    : series
}

/** The lower of the two in the middle, which is a time that somebody has waited; null of nothing. */
function median(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? null
}
