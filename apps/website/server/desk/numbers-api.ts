import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { callMinutesCounter } from '#server/voice/call-allowance.ts'
import { readInput } from './problems.ts'
import { type Numbers, numbersQuerySchema } from '#contract/desk/numbers.ts'
import type { DeskContext } from './desk-context.ts'
import { lastWeeks } from './time-zone.ts'
import { readNumbers, type NumbersRecord, type RequestGroup } from './read-numbers.ts'
import type { BusinessHours } from './business-hours.ts'
import type { Config } from '#server/runtime/config.ts'
import type { VoiceSettings } from '#server/voice/voice-settings.ts'

/** Answers whose times are read for the median: the newest ones of the weeks. */
const maxAnswers = 5000
const day = 86_400_000

/** `GET /numbers`: how the last weeks went. */
export function createNumbersApi(context: DeskContext): Hono<AppEnvironment> {
  const { store, responseTime, timeZone, calls } = context
  const api = new Hono<AppEnvironment>()
  api.get('/numbers', async (c) => {
    const query = readInput(numbersQuerySchema, c.req.query())
    if (!query.read) return query.response
    const at = context.now()
    const { mondays, bounds } = lastWeeks(timeZone, at.getTime(), query.value.weeks)
    const record = await store.read(readNumbers, {
      bounds,
      maxAnswers,
      counter: callMinutesCounter,
      now: at.toISOString(),
    })
    const numbers: Numbers = {
      timeZone,
      weeks: mondays,
      ...describeNumbers(record, responseTime.clock),
      calls:
        calls?.retentionDays === undefined
          ? null
          : countsWithinRetention(record.calls, bounds, at, calls.retentionDays),
      minutes: calls && { usedToday: record.used, dailyCap: calls.minutesPerDay },
    }
    return c.json(numbers)
  })
  return api
}

/** Calls are deleted after this many days, so earlier counts are unknown. */
function countsWithinRetention(
  counts: readonly number[],
  bounds: readonly string[],
  now: Date,
  days: number,
) {
  const since = new Date(now.getTime() - days * day).toISOString()
  return counts.map((count, week) => ((bounds[week] ?? '') < since ? null : count))
}

/** Nobody can distinguish more; the smaller ones are one series. */
const maxSeries = 6
const restOfSeries = 'Everything else'

/** The numbers as their page shows them, without what the settings add. */
function describeNumbers(
  { weeks, answered, answers }: NumbersRecord,
  clock: BusinessHours,
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
  const wanted = weeks.map((groups) => groups.filter(({ stage }) => stage !== 'held'))
  const times = answers.map(({ created_at, answered_at }) => [
    Date.parse(created_at),
    Date.parse(answered_at),
  ]) as [number, number][]
  const total = sum(all)
  return {
    requestsByPage: seriesOf(wanted, ({ page }) => page).map(([page, counts]) => ({ page, counts })),
    requestsByService: seriesOf(wanted, ({ service }) => service).map(([service, counts]) => ({
      service,
      counts,
    })),
    medianAnswerSeconds: median(times.map(([from, to]) => Math.max(0, Math.floor((to - from) / 1000)))),
    medianAnswerBusinessSeconds: median(times.map(([from, to]) => clock.secondsBetween(from, to))),
    answered,
    won: sum(all.filter(({ stage }) => stage === 'won')),
    lost: sum(all.filter(({ stage }) => stage === 'lost')),
    heldShare: total === 0 ? null : sum(all.filter(({ stage }) => stage === 'held')) / total,
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

/** What the numbers say about calls, from the settings. */
export function describeDeskCalls(
  settings: VoiceSettings,
  { RETENTION_CALLS_DAYS: retentionDays }: Pick<Config, 'RETENTION_CALLS_DAYS'>,
): DeskContext['calls'] {
  if (settings.provider === 'off') return null
  const { minutesPerDay } = settings
  return settings.provider === 'embedded' ? { minutesPerDay, retentionDays } : { minutesPerDay }
}
