import { sql as raw } from 'kysely'
import type { AppointmentRow } from '#server/store/tables/appointment-rows.ts'
import { rowsOfEach, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { byHolder, freeHolder, surroundings, type TakenTime, type WantedTime } from './free-times.ts'

/**
 * Serialises all that takes or moves a time: check and write are one step for everybody, on every instance. It is taken
 * before any other lock.
 */
export const appointmentsLock = 'appointments'

/** ISO 8601 in UTC. @param instant milliseconds */
export const iso = (instant: number): string => new Date(instant).toISOString()

/** A wish that crosses to the store's thread: the rules without their calendar. */
export type Wish = Omit<WantedTime, 'rules'> & {
  rules: Pick<WantedTime['rules'], 'kind' | 'length' | 'bufferBefore' | 'bufferAfter' | 'mostADay'>
}

/** Written out, because a partial index serves no parameters. */
export const takesTime = raw<boolean>`state in ('held', 'booked', 'blocked')`
const isOnHold = raw<boolean>`state = 'held'`
/** A hold that nobody booked in time. */
export const isExpired = raw<boolean>`state = 'expired'`

/** Selects the times that are taken and end after `from` and begin before `until` (ISO 8601). */
const takenBetween = (sql: Sql, { from, until }: { from: string; until: string }) =>
  sql
    .selectFrom('appointments')
    .select(['id', 'kind', 'holder', 'starts_at', 'ends_at', 'busy_from', 'busy_until'])
    .where(takesTime)
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)

/**
 * Lists the times that are taken and end after `from` and begin before `until` (ISO 8601).
 * @param input.except an appointment whose time counts as free, because it would move
 */
export function* listTaken(
  sql: Sql,
  { now, except = null, ...range }: { from: string; until: string; now: string; except?: string | null },
): Transaction<TakenTime[]> {
  const [rows, busy] = yield* rowsOfEach([
    takenBetween(sql, range).where((row) =>
      row.or([row('hold_ends_at', 'is', null), row('hold_ends_at', '>', now)]),
    ),
    busyTimes(sql, { ...range, now }),
  ])
  return [...rows.filter(({ id }) => id !== except).map(takenOf), ...busy.map(busyOf)]
}

/** For a day, the last busy times of a calendar hold that does not answer. Returns since when one must have been read. */
export const freshSince = (now: string): string => iso(Date.parse(now) - 86_400_000)

/** Selects when colleagues are not free, as their calendars say. */
export const busyTimes = (sql: Sql, { from, until, now }: { from: string; until: string; now: string }) =>
  sql
    .selectFrom('calendar_busy')
    .innerJoin('calendars', 'calendars.name', 'calendar')
    .select(['holder', 'starts_at', 'ends_at'])
    .where('read_at', '>', freshSince(now))
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)

/** A busy time counts as an appointment of no kind, without buffers. */
function busyOf(row: Pick<AppointmentRow, 'holder' | 'starts_at' | 'ends_at'>): TakenTime {
  const [startsAt, endsAt] = [Date.parse(row.starts_at), Date.parse(row.ends_at)]
  return { holder: row.holder, kind: '', startsAt, endsAt, busyFrom: startsAt, busyUntil: endsAt }
}

function takenOf(
  row: Pick<AppointmentRow, 'kind' | 'holder' | 'starts_at' | 'ends_at' | 'busy_from' | 'busy_until'>,
): TakenTime {
  return {
    kind: row.kind,
    holder: row.holder,
    startsAt: Date.parse(row.starts_at),
    endsAt: Date.parse(row.ends_at),
    busyFrom: Date.parse(row.busy_from),
    busyUntil: Date.parse(row.busy_until),
  }
}

/** Ends the holds that nobody booked in time: the unique index knows no clock. Runs under the lock. */
export const endHolds = (sql: Sql, now: string) =>
  sql.updateTable('appointments').set({ state: 'expired' }).where(isOnHold).where('hold_ends_at', '<=', now)

/** Finds who is free for a wish. `except`: the appointment that would take the time. Runs under the lock. */
export function* findHolder(
  sql: Sql,
  { wish, except, now }: { wish: Wish; except: string | null; now: string },
): Generator<Step, string | undefined, unknown[]> {
  const { from, until } = surroundings(wish)
  const [, rows, busy] = yield* rowsOfEach([
    endHolds(sql, now),
    takenBetween(sql, { from: iso(from), until: iso(until) }),
    busyTimes(sql, { from: iso(from), until: iso(until), now }),
  ])
  const taken = rows.filter(({ id }) => id !== except).map(takenOf)
  return freeHolder(wish, byHolder([...taken, ...busy.map(busyOf)]))
}

/** Whether a colleague has nothing else at the time of an appointment, buffers included. Runs under the lock. */
export function* isFreeFor(
  sql: Sql,
  wanted: Pick<AppointmentRow, 'id' | 'holder' | 'starts_at' | 'ends_at' | 'busy_from' | 'busy_until'> & {
    now: string
  },
): Generator<Step, boolean, unknown[]> {
  const { id, holder, starts_at, ends_at, busy_from, busy_until, now } = wanted
  const [, [other], busy] = yield* rowsOfEach([
    endHolds(sql, now),
    sql
      .selectFrom('appointments')
      .select('id')
      .where(takesTime)
      .where('holder', '=', holder)
      .where('id', '!=', id)
      // A day is longer than any buffer. With a lower end, the index finds the few that matter.
      .where('ends_at', '>', iso(Date.parse(busy_from) - 86_400_000))
      // Between the two lies the longer of their buffers.
      .where((row) =>
        row.or([
          row.and([row('starts_at', '<', busy_until), row('ends_at', '>', busy_from)]),
          row.and([row('busy_from', '<', ends_at), row('busy_until', '>', starts_at)]),
        ]),
      )
      .limit(1),
    busyTimes(sql, { from: busy_from, until: busy_until, now }).where('holder', '=', holder).limit(1),
  ])
  return other === undefined && busy.length === 0
}

/** The columns that a wish determines. */
export function timesOf({ startsAt, rules: { length, bufferBefore, bufferAfter } }: Wish) {
  const endsAt = startsAt + length
  return {
    starts_at: iso(startsAt),
    ends_at: iso(endsAt),
    busy_from: iso(startsAt - bufferBefore),
    busy_until: iso(endsAt + bufferAfter),
  }
}
