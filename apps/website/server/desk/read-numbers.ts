import type { AppointmentCounts } from '#contract/desk/numbers.ts'
import { sql as raw } from 'kysely'
import { countOf, rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'

/** How many requests of a week have all of these in common. `stage` is what the desk shows. */
export type RequestGroup = {
  stage: string
  page: string
  service: string
  /** Null if nothing says where the visit came from. */
  source: string | null
  count: number
  /** What they are worth together. */
  value: number
}

export type NumbersRecord = {
  /** Appointments that were to begin in these weeks, of accepted requests. */
  appointments: (AppointmentCounts & { page: string })[]
  /** The requests that came in each week. */
  weeks: RequestGroup[][]
  /** Calls that were made in each week. */
  calls: number[]
  /** How many requests were answered in all these weeks. */
  answered: number
  /** When the last of them came and were answered. */
  answers: { created_at: string; answered_at: string }[]
  /** Of a counter of `usage`, in its window. */
  used: number
}

/** When the first of the requests and calls in the store came in (ISO 8601); null if there are none. */
export function* readBeginning(sql: Sql): Transaction<string | null> {
  const [request] = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select('created_at')
      .where('state', '!=', 'probe')
      .orderBy('created_at')
      .limit(1),
  )
  const [call] = yield* rowsOf(
    sql.selectFrom('voice_calls').select('created_at').orderBy('created_at').limit(1),
  )
  return [request, call].flatMap((row) => row?.created_at ?? []).toSorted()[0] ?? null
}

/**
 * Counts week by week, each in an index that holds all that is counted, so that the work is bounded by the requests of these weeks.
 * @param input.bounds where each week begins, and where the last one ends (ISO 8601)
 * @param input.maxAnswers of how many answers the times are read
 * @param input.counter a key of `usage`
 */
export function* readNumbers(
  sql: Sql,
  input: { bounds: readonly string[]; maxAnswers: number; counter: string; now: string },
): Transaction<NumbersRecord> {
  const { bounds, maxAnswers, counter, now } = input
  const [begin = now] = bounds
  const end = bounds.at(-1) ?? now
  const weeks: RequestGroup[][] = []
  const calls: number[] = []
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const to = bounds[index + 1] ?? now
    const groups = yield* rowsOf(
      sql
        .selectFrom('consultations')
        .select([
          // Not `desk_state`: SQLite does not take a generated column from an index alone.
          'state',
          'stage',
          'page_source as page',
          'service',
          'source',
          ({ fn }) => fn.countAll<number | string>().as('count'),
          ({ fn }) => fn.sum<number | string | null>('value').as('value'),
        ])
        .where('created_at', '>=', from)
        .where('created_at', '<', to)
        .where('state', '!=', 'probe')
        .groupBy(['state', 'stage', 'page_source', 'service', 'source']),
    )
    weeks.push(
      groups.map(({ state, stage, count, value, ...group }) => ({
        ...group,
        stage: state === 'accepted' ? stage : state,
        count: Number(count),
        value: Number(value ?? 0),
      })),
    )
    calls.push(
      yield* countOf(
        sql.selectFrom('voice_calls').where('created_at', '>=', from).where('created_at', '<', to),
      ),
    )
  }
  const answeredThen = sql
    .selectFrom('consultations')
    // As the index has it.
    .where('answered_at', 'is not', null)
    .where('answered_at', '>=', begin)
    .where('answered_at', '<', end)
  const answered = yield* countOf(answeredThen)
  const answers = yield* rowsOf(
    answeredThen
      .select(['created_at', raw<string>`answered_at`.as('answered_at')])
      .orderBy('answered_at', 'desc')
      .limit(maxAnswers),
  )
  const appointments = yield* countAppointments(sql, { begin, end, now })
  const [usage] = yield* rowsOf(
    sql.selectFrom('usage').select('used').where('key', '=', counter).where('window_ends_at', '>', now),
  )
  return { weeks, calls, appointments, answered, answers, used: usage?.used ?? 0 }
}

function* countAppointments(
  sql: Sql,
  { begin, end, now }: { begin: string; end: string; now: string },
): Generator<Step, NumbersRecord['appointments'], unknown[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('appointments')
      .innerJoin('consultations', 'consultations.id', 'appointments.request_id')
      .select(['appointments.state', 'page_source as page', raw<number>`ends_at <= ${now}`.as('is_over')])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      // As the index has it.
      .where(raw<boolean>`appointments.state in ('booked', 'cancelled', 'no-show', 'blocked')`)
      .where('ends_at', '>', begin)
      .where('starts_at', '>=', begin)
      .where('starts_at', '<', end)
      .where('consultations.state', '=', 'accepted')
      .groupBy(['appointments.state', 'page_source', 'is_over']),
  )
  const countOf = (page: string, isCounted: (row: (typeof rows)[number]) => boolean) =>
    rows
      .filter((row) => row.page === page && isCounted(row))
      .reduce((all, { count }) => all + Number(count), 0)
  return [...new Set(rows.map(({ page }) => page))]
    .map((page) => ({
      page,
      booked: countOf(page, () => true),
      held: countOf(page, ({ state, is_over }) => state === 'booked' && Boolean(is_over)),
      noShows: countOf(page, ({ state }) => state === 'no-show'),
    }))
    .toSorted((one, other) => other.booked - one.booked || one.page.localeCompare(other.page, 'en'))
}
