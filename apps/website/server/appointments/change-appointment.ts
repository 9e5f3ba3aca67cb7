import type { Compilable } from 'kysely'
import type { AppointmentRow } from '#server/store/tables/appointment-rows.ts'
import { lock, rowsOf, rowsOfEach, type Sql, type Transaction } from '#server/store/transaction.ts'
import { type ConsumeOutcome, consumeUsage, type Increment } from '#server/store/usage.ts'
import {
  appointmentMailInserts,
  calendarInserts,
  deleteWaitingMails,
  type NewAppointmentMail,
  remindersOf,
} from '#server/requests/delivery/appointment-mails.ts'
import { deskLock, historyInsert, touchRequests } from '#server/requests/receive/request-history.ts'
import { appointmentsLock, type Wish, findHolder, timesOf } from './taken-times.ts'

/** `limited`: the network moved too often; `moved-out`: the appointment did. */
export type ChangeOutcome = { outcome: 'changed' | 'unchanged' | 'taken' | 'gone' | 'limited' | 'moved-out' }

/** How often a visitor may move an appointment: each time mails three people at most. */
const mostMoves = 10

/** Reads a booked appointment that has not begun. Runs under the lock. */
export function* readChangeable(sql: Sql, { id, now }: { id: string; now: string }) {
  const [row] = yield* rowsOf(
    sql
      .selectFrom('appointments')
      .innerJoin('consultations', 'consultations.id', 'appointments.request_id')
      .selectAll('appointments')
      .select('consultations.state as request_state')
      .where('appointments.id', '=', id)
      .where('appointments.state', '=', 'booked')
      .where('starts_at', '>', now),
  )
  if (!row || row.request_id === null) return null
  const { request_state, request_id, ...appointment } = row
  return { ...appointment, request_id, isMailed: request_state === 'accepted' }
}

/**
 * Moves an appointment to another time, with the same colleague if they are free.
 * @param input.limit how many times a network may hold or move; null for staff, who may move as often as they need
 * @param input.mailsDueAt when the mails about it may be sent (ISO 8601); now by default
 */
export function* moveAppointment(
  sql: Sql,
  input: {
    id: string
    wish: Wish
    zone: string
    limit: Increment | null
    sendsMail: boolean
    mailsDueAt?: string
    staffId: string | null
    now: string
  },
): Transaction<ChangeOutcome> {
  const { id, wish, zone, limit, sendsMail, mailsDueAt, staffId, now } = input
  yield* lock([appointmentsLock, deskLock])
  const row = yield* readChangeable(sql, { id, now })
  if (!row) return { outcome: 'gone' }
  const times = timesOf(wish)
  // A second press.
  if (times.starts_at === row.starts_at) return { outcome: 'unchanged' }
  if (limit) {
    if (row.sequence >= mostMoves) return { outcome: 'moved-out' }
    const used: ConsumeOutcome = yield* consumeUsage(sql, { increments: [limit], now })
    if (used.outcome === 'refused') return { outcome: 'limited' }
  }
  const same = { ...wish, holders: wish.holders.filter((holder) => holder === row.holder) }
  const holder =
    (yield* findHolder(sql, { wish: same, except: id, now })) ??
    (yield* findHolder(sql, { wish, except: id, now }))
  if (holder === undefined) return { outcome: 'taken' }

  yield* moveTo(sql, { row, times, holder, zone, sendsMail, mailsDueAt, isInCalendar: false, staffId, now })
  return { outcome: 'changed' }
}

/** Moves an appointment that may be moved, with all that follows. Runs under the locks. */
export function* moveTo(
  sql: Sql,
  input: {
    row: AppointmentRow & { request_id: string; isMailed: boolean }
    times: Pick<AppointmentRow, 'starts_at' | 'ends_at' | 'busy_from' | 'busy_until'>
    holder: string
    zone: string
    sendsMail: boolean
    mailsDueAt?: string | undefined
    /** Whether its entry stands there in the calendar already. */
    isInCalendar: boolean
    staffId: string | null
    now: string
  },
): Transaction<null> {
  const { row, times, holder, zone, sendsMail, mailsDueAt: dueAt, isInCalendar, staffId, now } = input
  const { id } = row
  const moved = { ...row, ...times, holder, sequence: row.sequence + 1 }
  const mails: NewAppointmentMail[] = [
    { kind: 'moved', holder: null },
    ...(holder === row.holder
      ? [{ kind: 'moved' as const, holder }]
      : [
          { kind: 'booked' as const, holder },
          { kind: 'cancelled' as const, holder: row.holder },
        ]),
    ...remindersOf(moved, now),
  ]
  yield* rowsOfEach([
    // First, as an erasure does: with the opposite order, two transactions could wait for each other.
    deleteWaitingMails(sql, moved),
    sql
      .updateTable('appointments')
      .set({ ...times, holder, zone, sequence: moved.sequence, updated_at: now })
      .where('id', '=', id),
    ...traces(sql, { appointment: moved, kind: 'appointment-moved', staffId, now }),
    ...(sendsMail && row.isMailed
      ? appointmentMailInserts(sql, { appointment: moved, mails, now, dueAt })
      : []),
    ...(row.isMailed && !isInCalendar ? calendarInserts(sql, { appointment: moved, now, dueAt }) : []),
  ])
  return null
}

/**
 * Cancels an appointment: its time is free at once.
 * @param input.words what staff write to the visitor, in the mail about it
 * @param input.mailsDueAt when the mails about it may be sent (ISO 8601); now by default
 */
export function* cancelAppointment(
  sql: Sql,
  input: {
    id: string
    sendsMail: boolean
    words?: string | null
    mailsDueAt?: string
    staffId: string | null
    now: string
  },
): Transaction<ChangeOutcome> {
  const { id, sendsMail, words = null, mailsDueAt: dueAt, staffId, now } = input
  yield* lock([appointmentsLock, deskLock])
  const row = yield* readChangeable(sql, { id, now })
  if (!row) return { outcome: 'gone' }
  const cancelled = { ...row, sequence: row.sequence + 1 }
  const mails: NewAppointmentMail[] = [
    { kind: 'cancelled', holder: null },
    { kind: 'cancelled', holder: row.holder },
  ]
  yield* rowsOfEach([
    deleteWaitingMails(sql, cancelled),
    sql
      .updateTable('appointments')
      .set({ state: 'cancelled', sequence: cancelled.sequence, words, updated_at: now })
      .where('id', '=', id),
    ...traces(sql, { appointment: cancelled, kind: 'appointment-cancelled', staffId, now }),
    ...(sendsMail && row.isMailed
      ? appointmentMailInserts(sql, { appointment: cancelled, mails, now, dueAt })
      : []),
    ...(row.isMailed ? calendarInserts(sql, { appointment: cancelled, now, dueAt }) : []),
  ])
  return { outcome: 'changed' }
}

/** The history of the request, and its version, by which open desks learn of the change. */
export const traces = (
  sql: Sql,
  input: {
    appointment: Pick<AppointmentRow, 'starts_at'> & { request_id: string }
    kind: `appointment-${'booked' | 'moved' | 'cancelled' | 'no-show' | 'kept'}`
    staffId: string | null
    now: string
  },
): Compilable<unknown>[] => {
  const { appointment, kind, staffId, now } = input
  const { request_id: requestId, starts_at: startsAt } = appointment
  return [
    historyInsert(sql, [{ requestId, fact: { kind, startsAt } }], { staffId, now }),
    touchRequests(sql).where('id', '=', requestId),
  ]
}

/** Reads an appointment; null if there is none. It names nobody but the colleague. */
export function* readAppointment(sql: Sql, { id }: { id: string }): Transaction<AppointmentRow | null> {
  const [row] = yield* rowsOf(sql.selectFrom('appointments').selectAll().where('id', '=', id))
  return row ?? null
}
