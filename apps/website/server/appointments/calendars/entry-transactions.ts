import { sql as raw } from 'kysely'
import { calendarChannel } from '#server/requests/delivery/active-channels.ts'
import { calendarInserts } from '#server/requests/delivery/appointment-mails.ts'
import { isAddress } from '#server/requests/receive/same-address.ts'
import { deskLock } from '#server/requests/receive/request-history.ts'
import type { CalendarEntryRow } from '#server/store/tables/appointment-rows.ts'
import { lock, rowsOf, rowsOfEach, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { appointmentsLock, endHolds, takesTime } from '../taken-times.ts'
import { cancelAppointment, moveTo, readChangeable } from '../change-appointment.ts'

/** Finds the id of a colleague by the address; null if there is no account. */
export function* staffOf(sql: Sql, email: string): Generator<Step, string | null, unknown[]> {
  const [staff] = yield* rowsOf(
    sql
      .selectFrom('staff')
      .select('id')
      .where(isAddress(sql, 'email', [email]))
      .where('removed_at', 'is', null),
  )
  return staff?.id ?? null
}

/** An entry, and the sequence of the appointment it stands for; null if it should not be in this calendar. */
export type KnownEntry = CalendarEntryRow & { latest: number | null }

/** Lists the entries of a calendar, but for those of what is over. */
export function* listEntries(
  sql: Sql,
  { calendar, now }: { calendar: string; now: string },
): Transaction<KnownEntry[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('calendar_entries')
      .innerJoin('calendars', 'calendars.name', 'calendar')
      .leftJoin('appointments', 'appointments.id', 'appointment_id')
      .selectAll('calendar_entries')
      .select(['state', 'appointments.holder', 'appointments.sequence as latest'])
      .select(['calendars.holder as owner', 'is_written'])
      .where('calendar', '=', calendar)
      // Of what is over, only what was erased matters.
      .where((row) => row.or([row('appointments.id', 'is', null), row('appointments.starts_at', '>', now)])),
  )
  return rows.map(({ state, holder, latest, owner, is_written: isWritten, ...entry }) => ({
    ...entry,
    latest: state === 'booked' && holder === owner && isWritten === 1 ? latest : null,
  }))
}

/** Lists the entries of an appointment in all calendars. */
export function* listEntriesOf(sql: Sql, { id }: { id: string }): Transaction<CalendarEntryRow[]> {
  return yield* rowsOf(sql.selectFrom('calendar_entries').selectAll().where('appointment_id', '=', id))
}

/** Records an entry: before it is written, so that one that a crash left behind is known, and once it is. */
export function* putEntry(sql: Sql, entry: CalendarEntryRow): Transaction<null> {
  const { appointment_id: _, calendar: _calendar, ...change } = entry
  yield* rowsOf(
    sql
      .insertInto('calendar_entries')
      .values(entry)
      .onConflict((conflict) => conflict.columns(['appointment_id', 'calendar']).doUpdateSet(change)),
  )
  return null
}

/** Deletes the record of an entry that has left its calendar. */
export function* deleteEntry(
  sql: Sql,
  { id, calendar }: { id: string; calendar: string },
): Transaction<null> {
  yield* rowsOf(
    sql.deleteFrom('calendar_entries').where('appointment_id', '=', id).where('calendar', '=', calendar),
  )
  return null
}

/**
 * Puts the coming appointments of a calendar's holder into the outbox whose entries are missing or outdated, unless a write
 * waits already, or that of this change was given up.
 * @param input.again of these appointments, too: their entries are not what was written
 * @returns how many
 */
export function* enqueueEntries(
  sql: Sql,
  input: { calendar: string; again: readonly string[]; now: string },
): Transaction<number> {
  const { calendar, again, now } = input
  if (again.length > 0)
    yield* rowsOf(
      sql
        .updateTable('calendar_entries')
        .set({ sequence: null })
        .where('calendar', '=', calendar)
        .where('appointment_id', 'in', again),
    )
  const missing = yield* rowsOf(
    sql
      .selectFrom('appointments')
      .innerJoin('consultations', 'consultations.id', 'appointments.request_id')
      .innerJoin('calendars', 'calendars.holder', 'appointments.holder')
      .leftJoin('calendar_entries as entry', (join) =>
        join.onRef('appointment_id', '=', 'appointments.id').onRef('calendar', '=', 'calendars.name'),
      )
      .select(['appointments.id', 'request_id', 'appointments.sequence', 'appointments.holder'])
      .where('calendars.name', '=', calendar)
      .where('is_written', '=', 1)
      .where('appointments.state', '=', 'booked')
      .where('consultations.state', '=', 'accepted')
      .where('appointments.starts_at', '>', now)
      .where((row) =>
        row.or([
          row('entry.sequence', 'is', null),
          row('entry.sequence', '<', row.ref('appointments.sequence')),
        ]),
      )
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('deliveries')
              .select('deliveries.id')
              .whereRef('consultation_id', '=', 'request_id')
              .where('channel', '=', calendarChannel)
              .where((delivery) =>
                delivery.or([
                  delivery.and([
                    delivery('deliveries.state', '=', 'waiting'),
                    raw<boolean>`deliveries.id LIKE appointments.id || '-%'`,
                  ]),
                  delivery.and([
                    delivery('deliveries.state', '=', 'given-up'),
                    raw<boolean>`deliveries.id LIKE appointments.id || '-' || appointments.sequence || '-%'`,
                  ]),
                ]),
              ),
          ),
        ),
      ),
  )
  const at = now.replaceAll(/\D/g, '')
  yield* rowsOfEach(
    missing.flatMap(({ request_id, ...appointment }) =>
      request_id === null
        ? []
        : calendarInserts(sql, { appointment: { ...appointment, request_id }, occasion: at, now }),
    ),
  )
  return missing.length
}

/** `refused`: the site keeps its own time. `gone`: it has changed meanwhile. */
export type ChangeByCalendar = 'changed' | 'refused' | 'gone'

/** Milliseconds that an appointment may last: the rules look a day around a time. */
const longest = 43_200_000

/**
 * Moves or cancels an appointment as its entry in the calendar was.
 * @param input.sequence of the entry: a change of the site since then comes first
 * @param input.time where the entry stands now; null if it is gone
 */
export function* changeByCalendar(
  sql: Sql,
  input: {
    id: string
    calendar: string
    sequence: number
    time: { startsAt: string; endsAt: string } | null
    sendsMail: boolean
    now: string
  },
): Transaction<ChangeByCalendar> {
  const { id, calendar, sequence, time, sendsMail, now } = input
  yield* lock([appointmentsLock, deskLock])
  const row = yield* readChangeable(sql, { id, now })
  const [entry] = yield* rowsOf(
    sql
      .selectFrom('calendar_entries')
      .select('sequence')
      .where('appointment_id', '=', id)
      .where('calendar', '=', calendar),
  )
  // An entry that is written again counts for nothing until it is.
  if (row?.sequence !== sequence || entry?.sequence !== sequence) return 'gone'
  const staffId = yield* staffOf(sql, row.holder)
  if (time === null) {
    yield* cancelAppointment(sql, { id, sendsMail, staffId, now })
    return 'changed'
  }
  const [startsAt, endsAt] = [Date.parse(time.startsAt), Date.parse(time.endsAt)]
  if (time.startsAt <= now || endsAt <= startsAt || endsAt - startsAt > longest) return 'refused'
  const [, [taken]] = yield* rowsOfEach([
    endHolds(sql, now),
    sql
      .selectFrom('appointments')
      .select('id')
      .where(takesTime)
      .where('id', '!=', id)
      .where('holder', '=', row.holder)
      .where('starts_at', '<', time.endsAt)
      .where('ends_at', '>', time.startsAt)
      .limit(1),
  ])
  if (taken) return 'refused'
  const before = Date.parse(row.starts_at) - Date.parse(row.busy_from)
  const after = Date.parse(row.busy_until) - Date.parse(row.ends_at)
  yield* moveTo(sql, {
    row,
    times: {
      starts_at: time.startsAt,
      ends_at: time.endsAt,
      busy_from: new Date(startsAt - before).toISOString(),
      busy_until: new Date(endsAt + after).toISOString(),
    },
    holder: row.holder,
    zone: row.zone,
    sendsMail,
    isInCalendar: true,
    staffId,
    now,
  })
  yield* rowsOf(
    sql
      .updateTable('calendar_entries')
      .set({ sequence: sequence + 1, starts_at: time.startsAt, ends_at: time.endsAt })
      .where('appointment_id', '=', id)
      .where('calendar', '=', calendar),
  )
  return 'changed'
}
