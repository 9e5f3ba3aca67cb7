import type { DeskLanguage } from '#contract/desk/languages.ts'
import { staffWords } from '#contract/staff-words/staff-words.ts'
import { enqueueNotice } from '#server/requests/delivery/outbox.ts'
import type { CalendarRow } from '#server/store/tables/appointment-rows.ts'
import { rowsOf, rowsOfEach, type Sql, type Transaction } from '#server/store/transaction.ts'
import { freshSince } from '../taken-times.ts'
import type { StoredCalendar } from './open-calendar.ts'
import { staffOf } from './entry-transactions.ts'

/** Lists what is needed to open the calendars, the first added first. */
export function* listStoredCalendars(sql: Sql): Transaction<StoredCalendar[]> {
  return yield* rowsOf(
    sql
      .selectFrom('calendars')
      .select(['name', 'holder', 'secret', 'is_written', 'updated_at'])
      .orderBy('added_at')
      .orderBy('name'),
  )
}

/** Busy times of a calendar. ISO 8601. */
type BusyTime = { uid: string; startsAt: string; endsAt: string }

/**
 * Records when a calendar is busy, as it was read; appointments of the site are left out, which it knows better.
 * @param input.events a hash of them, to write only what has changed; null if the server said that nothing has
 */
export function* recordCalendar(
  sql: Sql,
  input: { name: string; busy: readonly BusyTime[]; events: string | null; now: string },
): Transaction<null> {
  const { name, busy, events, now } = input
  const [calendar] = yield* rowsOf(sql.selectFrom('calendars').select('events').where('name', '=', name))
  if (!calendar) return null
  const read = sql
    .updateTable('calendars')
    .set({ read_at: now, ...(events && { events }) })
    .where('name', '=', name)
  if (events === null || events === calendar.events) {
    yield* rowsOf(read)
    return null
  }
  const own = new Set<string>()
  for (const uids of inChunks([...new Set(busy.map(({ uid }) => uid))]))
    for (const { id } of yield* rowsOf(sql.selectFrom('appointments').select('id').where('id', 'in', uids)))
      own.add(id)
  const rows = joined(busy.filter(({ uid }) => !own.has(uid))).map(({ startsAt, endsAt }) => ({
    calendar: name,
    starts_at: startsAt,
    ends_at: endsAt,
  }))
  yield* rowsOfEach([
    sql.deleteFrom('calendar_busy').where('calendar', '=', name),
    ...inChunks(rows).map((some) => sql.insertInto('calendar_busy').values(some)),
    read,
  ])
  return null
}

/** SQLite takes 32,766 parameters in one query. */
const inChunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / 1000) }, (_, index) =>
    items.slice(index * 1000, (index + 1) * 1000),
  )

/** Times that touch or overlap, as one. */
function joined(times: readonly BusyTime[]): Omit<BusyTime, 'uid'>[] {
  const joint: Omit<BusyTime, 'uid'>[] = []
  for (const { startsAt, endsAt } of times.toSorted((one, other) =>
    one.startsAt < other.startsAt ? -1 : 1,
  )) {
    const last = joint.at(-1)
    if (!last || startsAt > last.endsAt) joint.push({ startsAt, endsAt })
    else if (endsAt > last.endsAt) last.endsAt = endsAt
  }
  return joint
}

/** Records that a calendar works, once all has been done that follows from it. */
export function* recordCalendarWorks(sql: Sql, { name }: { name: string }): Transaction<null> {
  yield* rowsOf(
    sql
      .updateTable('calendars')
      .set({ failing_since: null, failures: 0, answer: null })
      .where('name', '=', name)
      .where('failing_since', 'is not', null),
  )
  return null
}

/** Records why a calendar could not be read, or not be followed. */
export function* recordCalendarFailure(
  sql: Sql,
  { name, answer, now }: { name: string; answer: string; now: string },
): Transaction<null> {
  yield* rowsOf(
    sql
      .updateTable('calendars')
      .set((row) => ({
        failures: row('failures', '+', 1),
        failing_since: row.fn.coalesce('failing_since', row.val(now)),
        answer,
      }))
      .where('name', '=', name),
  )
  return null
}

/** How reading the calendars goes. */
export function* listCalendars(
  sql: Sql,
): Transaction<Pick<CalendarRow, 'holder' | 'read_at' | 'failing_since' | 'failures' | 'answer'>[]> {
  return yield* rowsOf(
    sql
      .selectFrom('calendars')
      .select(['holder', 'read_at', 'failing_since', 'failures', 'answer'])
      .orderBy('holder')
      .orderBy('name'),
  )
}

/** A coming appointment at a time at which its colleague is not free, as their calendar says. */
export type Clash = { requestId: string; holder: string; startsAt: string; zone: string }

/** At most so many are shown at once. */
const mostClashes = 20

const clashesOf = (sql: Sql, now: string) =>
  sql
    .selectFrom('appointments')
    .innerJoin('calendars', 'calendars.holder', 'appointments.holder')
    .innerJoin('calendar_busy', 'calendar_busy.calendar', 'calendars.name')
    .select(['appointments.id', 'request_id', 'appointments.holder', 'sequence', 'zone'])
    .select('appointments.starts_at')
    .distinct()
    .where('state', '=', 'booked')
    .where('appointments.starts_at', '>', now)
    .where('read_at', '>', freshSince(now))
    .whereRef('calendar_busy.starts_at', '<', 'appointments.ends_at')
    .whereRef('calendar_busy.ends_at', '>', 'appointments.starts_at')
    .orderBy('appointments.starts_at')
    .limit(mostClashes)

/** Lists the clashes, the next first. */
export function* listClashes(sql: Sql, { now }: { now: string }): Transaction<Clash[]> {
  const rows = yield* rowsOf(clashesOf(sql, now))
  return rows.flatMap(({ request_id: requestId, holder, starts_at: startsAt, zone }) =>
    requestId === null ? [] : [{ requestId, holder, startsAt, zone }],
  )
}

/** Tells each colleague once of a clash in their calendar. @param input.channels those that take notices */
export function* noticeClashes(
  sql: Sql,
  { channels, language = 'en', now }: { channels: readonly string[]; language?: DeskLanguage; now: string },
): Transaction<null> {
  const words = staffWords[language].notices
  const clashes = yield* rowsOf(clashesOf(sql, now))
  for (const { id, request_id: request, holder, sequence } of clashes) {
    const to = yield* staffOf(sql, holder)
    const notice = {
      id: `clash-${id}-${sequence}`,
      title: words.clash,
      text: words.clashText,
      ...(request !== null && { request }),
      ...(to !== null && { to }),
    }
    yield* enqueueNotice(sql, { notice, channels, now })
  }
  return null
}
