import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { callMinutesCounter } from '#server/voice/call-allowance.ts'
import { readInput } from './problems.ts'
import { type Division, type Numbers, numbersQuerySchema, type Outcome } from '#contract/desk/numbers.ts'
import type { DeskContext } from './desk-context.ts'
import type { Services } from './desk-edition.ts'
import { lastWeeks } from '#server/runtime/time-zone.ts'
import { readBeginning, readNumbers, type NumbersRecord, type RequestGroup } from './read-numbers.ts'
import type { BusinessHours } from './business-hours.ts'
import type { Config } from '#server/runtime/config.ts'
import type { VoiceSettings } from '#server/voice/voice-settings.ts'

/** Answers whose times are read for the median: the newest ones of the weeks. */
const maxAnswers = 5000
const day = 86_400_000

/** `GET /numbers`: how the last weeks went. */
export function createNumbersApi(context: DeskContext): Hono<AppEnvironment> {
  const { store, responseTime, timeZone, calls, calendar, services } = context
  const api = new Hono<AppEnvironment>()
  api.get('/numbers', async (c) => {
    const query = readInput(numbersQuerySchema, c.req.query())
    if (!query.read) return query.response
    const at = context.now()
    const last = lastWeeks(timeZone, at.getTime(), query.value.weeks)
    // A new site would show empty weeks only.
    const beginning = (await store.read(readBeginning, undefined)) ?? at.toISOString()
    const empty = last.bounds.slice(1, -1).filter((end) => end <= beginning).length
    const mondays = last.mondays.slice(empty)
    const bounds = last.bounds.slice(empty)
    const record = await store.read(readNumbers, {
      bounds,
      maxAnswers,
      counter: callMinutesCounter,
      now: at.toISOString(),
    })
    const numbers: Numbers = {
      timeZone,
      weeks: mondays,
      ...describeNumbers(record, responseTime.clock, services),
      appointments: calendar && record.appointments,
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
/** The visitor typed the address, or the browser kept the referrer to itself. */
const unknownSource = 'Direct or not known'

/** The numbers as their page shows them, without what the settings add. */
function describeNumbers(
  { weeks, answered, answers }: NumbersRecord,
  clock: BusinessHours,
  { namesOf }: Services,
): Pick<
  Numbers,
  | 'outcomes'
  | 'parts'
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
    outcomes: wanted.map(outcomeOf),
    parts: {
      source: partsOf(wanted, ({ source }) => source ?? unknownSource),
      page: partsOf(wanted, ({ page }) => page),
      service: partsOf(wanted, ({ service }) => namesOf(service)[0] ?? service),
    },
    medianAnswerSeconds: median(times.map(([from, to]) => Math.max(0, Math.floor((to - from) / 1000)))),
    medianAnswerBusinessSeconds: median(times.map(([from, to]) => clock.secondsBetween(from, to))),
    answered,
    won: sum(all.filter(({ stage }) => stage === 'won')),
    lost: sum(all.filter(({ stage }) => stage === 'lost')),
    heldShare: total === 0 ? null : sum(all.filter(({ stage }) => stage === 'held')) / total,
  }
}

const sum = (groups: readonly RequestGroup[]): number => groups.reduce((total, { count }) => total + count, 0)

function outcomeOf(groups: readonly RequestGroup[]): Outcome {
  const won = groups.filter(({ stage }) => stage === 'won')
  return {
    requests: sum(groups),
    won: sum(won),
    value: won.reduce((total, { value }) => total + value, 0),
  }
}

/** A part for each value, the largest first; the smallest are joined. */
function partsOf(
  weeks: readonly RequestGroup[][],
  valueOf: (group: RequestGroup) => string,
): Numbers['parts'][Division] {
  const groups = Map.groupBy(weeks.flat(), valueOf)
  const largest = [...groups].toSorted(([, one], [, other]) => sum(other) - sum(one)).map(([name]) => name)
  const named = largest.length > maxSeries ? largest.slice(0, maxSeries - 1) : largest
  const partOf = (name: string, isIncluded: (value: string) => boolean) => {
    const own = weeks.map((week) => week.filter((group) => isIncluded(valueOf(group))))
    return { name, ...outcomeOf(own.flat()), counts: own.map(sum) }
  }
  return [
    ...named.map((name) => partOf(name, (value) => value === name)),
    ...(largest.length > maxSeries ? [partOf(restOfSeries, (value) => !named.includes(value))] : []),
  ]
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
