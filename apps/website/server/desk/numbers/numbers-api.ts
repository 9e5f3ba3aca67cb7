import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { callMinutesCounter } from '#server/voice/call-allowance.ts'
import { readInput } from '../read-input.ts'
import { type Numbers, numbersQuerySchema } from '#contract/desk/numbers.ts'
import type { DeskDependencies } from '../desk-dependencies.ts'
import { describeNumbers } from './describe-numbers.ts'
import { lastWeeks } from './last-weeks.ts'
import { readNumbers } from './read-numbers.ts'

/** Answers whose times are read for the median: the newest ones of the weeks. */
const maxAnswers = 5000
const day = 86_400_000

/** `GET /numbers`: how the last weeks went. */
export function createNumbersApi(dependencies: DeskDependencies): Hono<AppEnvironment> {
  const { store, promised, timeZone, calls } = dependencies
  const api = new Hono<AppEnvironment>()
  api.get('/numbers', async (c) => {
    const query = readInput(numbersQuerySchema, c.req.query())
    if (!query.read) return query.response
    const at = dependencies.now()
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
      ...describeNumbers(record, promised.clock),
      calls: calls?.daysKept === undefined ? null : keptOf(record.calls, bounds, at, calls.daysKept),
      minutes: calls && { usedToday: record.used, dailyCap: calls.minutesPerDay },
    }
    return c.json(numbers)
  })
  return api
}

/** Calls are deleted after this many days, so earlier counts are unknown. */
function keptOf(counts: readonly number[], bounds: readonly string[], now: Date, days: number) {
  const since = new Date(now.getTime() - days * day).toISOString()
  return counts.map((count, week) => ((bounds[week] ?? '') < since ? null : count))
}
