import type { Compilable } from 'kysely'
import {
  commitWith,
  lock,
  rowsOf,
  rowsOfEach,
  type Sql,
  type Transaction,
} from '#server/store/transaction.ts'
import { type ConsumeOutcome, consumeUsage, type Increment } from '#server/store/usage.ts'
import {
  appointmentMailInserts,
  calendarInserts,
  mailsOfBooking,
} from '#server/requests/delivery/appointment-mails.ts'
import {
  type AddOutcome,
  addConsultation,
  type NewRequest,
} from '#server/requests/receive/add-consultation.ts'
import { historyInsert } from '#server/requests/receive/request-history.ts'
import { isAddress } from '#server/requests/receive/same-address.ts'
import { appointmentsLock, iso, type Wish, isExpired, findHolder, timesOf } from './taken-times.ts'

/** Milliseconds for which an expired hold is kept: a visitor who took too long may still book it, if it is free. */
const keptExpired = 86_400_000

export type HoldOutcome = { outcome: 'held' | 'taken' } | { outcome: 'limited' }

/**
 * Holds a time for a visitor who types their details: check and insert in one transaction.
 * @param input.instead a time that the visitor held before and gives back
 * @param input.limit how many times a network may hold
 */
export function* holdTime(
  sql: Sql,
  input: {
    id: string
    wish: Wish
    zone: string
    instead: string | null
    limit: Increment
    now: string
    holdEndsAt: string
  },
): Transaction<HoldOutcome> {
  const { id, wish, zone, instead, limit, now, holdEndsAt } = input
  yield* lock([appointmentsLock])
  const used: ConsumeOutcome = yield* consumeUsage(sql, { increments: [limit], now })
  if (used.outcome === 'refused') return { outcome: 'limited' }
  yield* rowsOfEach([
    sql
      .updateTable('appointments')
      .set({ state: 'expired', hold_ends_at: now })
      .where('id', '=', instead)
      .where('state', '=', 'held'),
    sql
      .deleteFrom('appointments')
      .where(isExpired)
      .where('hold_ends_at', '<', iso(Date.parse(now) - keptExpired)),
  ])
  const holder = yield* findHolder(sql, { wish, except: null, now })
  if (holder === undefined) return { outcome: 'taken' }
  yield* commitWith([
    sql.insertInto('appointments').values({
      id,
      kind: wish.rules.kind,
      holder,
      state: 'held',
      ...timesOf(wish),
      hold_ends_at: holdEndsAt,
      request_id: null,
      zone,
      created_at: now,
      updated_at: now,
    }),
  ])
  return { outcome: 'held' }
}

/** How many coming appointments one address may have. */
const mostComing = 3

/** Lists the beginnings of a person's coming appointments, the next first. */
const comingOf = (sql: Sql, { email, now }: { email: string; now: string }) =>
  sql
    .selectFrom('appointments')
    .innerJoin('consultations', 'consultations.id', 'appointments.request_id')
    .select('starts_at')
    .where(isAddress(sql, 'email', [email]))
    .where('appointments.state', '=', 'booked')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .limit(mostComing)

/** The refusal until then (ISO 8601). */
const limitedUntil = (until: string, now: string) => ({
  outcome: 'limited' as const,
  retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000)),
})

/** `taken`: somebody else has the time; `gone`: there is no such appointment; `full`: the person has enough coming ones. */
export type BookOutcome = AddOutcome | { outcome: 'booked' | 'taken' | 'gone' | 'full' }

/**
 * Books a time with its request, in one transaction: both are stored, or neither. A second press finds the time booked.
 * @param input.wish the time of the row, for one whose hold has expired
 * @param input.limit how many times a network may book
 * @param input.sendsMail whether the site can send mail
 */
export function* bookAppointment(
  sql: Sql,
  input: {
    id: string
    wish: Wish
    request: NewRequest
    limit: Increment
    sendsMail: boolean
    now: string
  },
): Transaction<BookOutcome> {
  const { id, wish, request, limit, sendsMail, now } = input
  yield* lock([appointmentsLock])
  const [row] = yield* rowsOf(sql.selectFrom('appointments').selectAll().where('id', '=', id))
  if (!row || row.state === 'cancelled' || row.state === 'no-show') return { outcome: 'gone' }
  if (row.state === 'booked') return { outcome: 'booked' }
  const coming = yield* rowsOf(comingOf(sql, { email: request.consultation.email, now }))
  if (coming.length >= mostComing) return { outcome: 'full' }
  const isHeld = row.state === 'held' && (row.hold_ends_at ?? '') > now
  const holder = isHeld ? row.holder : yield* findHolder(sql, { wish, except: id, now })
  if (holder === undefined) return { outcome: 'taken' }
  const used: ConsumeOutcome = yield* consumeUsage(sql, { increments: [limit], now })
  if (used.outcome === 'refused') return limitedUntil(used.windowEndsAt, now)

  const requestId = request.consultation.id
  const appointment = { ...row, holder, request_id: requestId }
  return yield* addConsultation(sql, request, ({ state }): Compilable<unknown>[] => [
    sql
      .updateTable('appointments')
      .set({ state: 'booked', holder, request_id: requestId, hold_ends_at: null, updated_at: now })
      .where('id', '=', id),
    historyInsert(sql, [{ requestId, fact: { kind: 'appointment-booked', startsAt: row.starts_at } }], {
      staffId: null,
      now,
    }),
    // Suspected spam keeps its time, and nobody is mailed until a colleague has released it.
    ...(sendsMail && state === 'accepted'
      ? appointmentMailInserts(sql, { appointment, mails: mailsOfBooking(appointment, now), now })
      : []),
    ...(state === 'accepted' ? calendarInserts(sql, { appointment, now }) : []),
  ])
}
