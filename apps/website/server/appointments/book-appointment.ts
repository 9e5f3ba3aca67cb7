import type { Compilable } from 'kysely'
import {
  commitWith,
  lock,
  rowsOf,
  rowsOfEach,
  type Sql,
  type Step,
  type Transaction,
} from '#server/store/transaction.ts'
import type { AppointmentRow } from '#server/store/tables/appointment-rows.ts'
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
import { deskLock, historyInsert, touchRequests } from '#server/requests/receive/request-history.ts'
import { isAddress } from '#server/requests/receive/same-address.ts'
import { appointmentsLock, iso, type Wish, isExpired, findHolder, timesOf } from './taken-times.ts'
import { realRequests, realStates } from '#server/requests/receive/read-consultations.ts'

/** Milliseconds for which an expired hold is kept: a visitor who took too long may still book it, if it is free. */
const keptExpired = 86_400_000

/** Milliseconds after a request for which its visitor books without typing their details again. */
const knownFor = 86_400_000

/** The request that a time is held for. */
const heldFor = (sql: Sql, id: string | null) =>
  sql
    .selectFrom('appointments')
    .select('request_id')
    .where('id', '=', id)
    .where('state', 'in', ['held', 'expired'])

export type HoldOutcome = { outcome: 'held' | 'taken' } | { outcome: 'limited' }

/**
 * Holds a time for a visitor who types their details: check and insert in one transaction.
 * @param input.instead a time that the visitor held before and gives back, with the request that it was held for, if they name none
 * @param input.requestId the request in which they have said who they are; one of the last day
 * @param input.limit how many times a network may hold
 */
export function* holdTime(
  sql: Sql,
  input: {
    id: string
    wish: Wish
    zone: string
    instead: string | null
    requestId: string | null
    limit: Increment
    now: string
    holdEndsAt: string
  },
): Transaction<HoldOutcome> {
  const { id, wish, zone, instead, requestId, limit, now, holdEndsAt } = input
  yield* lock([appointmentsLock])
  const used: ConsumeOutcome = yield* consumeUsage(sql, { increments: [limit], now })
  if (used.outcome === 'refused') return { outcome: 'limited' }
  const [[known]] = yield* rowsOfEach([
    realRequests(sql)
      .select('id')
      .where('id', 'in', requestId === null ? heldFor(sql, instead) : [requestId])
      .where('created_at', '>', iso(Date.parse(now) - knownFor)),
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
      request_id: known?.id ?? null,
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
type Refusal =
  | { outcome: 'booked' | 'taken' | 'gone' | 'full' }
  | { outcome: 'limited'; retryAfterSeconds: number }
export type BookOutcome = AddOutcome | Refusal

/** What it takes to book the time of a row. */
type BookInput = {
  id: string
  /** The time of the row, for one whose hold has expired. */
  wish: Wish
  /** How many times a network may book. */
  limit: Increment
  /** Whether the site can send mail. */
  sendsMail: boolean
  now: string
}

/** Finds out who takes an appointment of this person, and counts it for the network. Runs under the lock. */
function* takeTime(
  sql: Sql,
  { id, wish, limit, email, now }: Omit<BookInput, 'sendsMail'> & { email: string },
): Generator<Step, Refusal | { outcome: 'free'; row: AppointmentRow }, unknown[]> {
  const [row] = yield* rowsOf(sql.selectFrom('appointments').selectAll().where('id', '=', id))
  if (!row || row.state === 'cancelled' || row.state === 'no-show') return { outcome: 'gone' }
  if (row.state === 'booked') return { outcome: 'booked' }
  const coming = yield* rowsOf(comingOf(sql, { email, now }))
  if (coming.length >= mostComing) return { outcome: 'full' }
  const isHeld = row.state === 'held' && (row.hold_ends_at ?? '') > now
  const holder = isHeld ? row.holder : yield* findHolder(sql, { wish, except: id, now })
  if (holder === undefined) return { outcome: 'taken' }
  const used: ConsumeOutcome = yield* consumeUsage(sql, { increments: [limit], now })
  if (used.outcome === 'refused') return limitedUntil(used.windowEndsAt, now)
  return { outcome: 'free', row: { ...row, holder } }
}

/** The queries that book an appointment. Suspected spam keeps its time, and nobody is mailed until a colleague has released it. */
const bookingOf = (
  sql: Sql,
  appointment: AppointmentRow & { request_id: string },
  { isAccepted, sendsMail, now }: { isAccepted: boolean; sendsMail: boolean; now: string },
): Compilable<unknown>[] => [
  sql
    .updateTable('appointments')
    .set({
      state: 'booked',
      holder: appointment.holder,
      request_id: appointment.request_id,
      hold_ends_at: null,
      updated_at: now,
    })
    .where('id', '=', appointment.id),
  historyInsert(
    sql,
    [
      {
        requestId: appointment.request_id,
        fact: { kind: 'appointment-booked', startsAt: appointment.starts_at },
      },
    ],
    { staffId: null, now },
  ),
  ...(sendsMail && isAccepted
    ? appointmentMailInserts(sql, { appointment, mails: mailsOfBooking(appointment, now), now })
    : []),
  ...(isAccepted ? calendarInserts(sql, { appointment, now }) : []),
]

/**
 * Books a time with its request, in one transaction: both are stored, or neither. A second press finds the time booked.
 */
export function* bookAppointment(
  sql: Sql,
  { request, ...booking }: BookInput & { request: NewRequest },
): Transaction<BookOutcome> {
  yield* lock([appointmentsLock])
  const taken = yield* takeTime(sql, { ...booking, email: request.consultation.email })
  if (taken.outcome !== 'free') return taken
  const appointment = { ...taken.row, request_id: request.consultation.id }
  return yield* addConsultation(sql, request, ({ state }) =>
    bookingOf(sql, appointment, { ...booking, isAccepted: state === 'accepted' }),
  )
}

/**
 * Books a time that is held for the visitor of a request: one of the last day, unless the time is still held. Who is booked stays
 * so.
 */
export function* bookForRequest(sql: Sql, booking: BookInput): Transaction<Refusal> {
  const { id, now } = booking
  // Open desks learn of it: that is a change of the request.
  yield* lock([appointmentsLock, deskLock])
  const [request] = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .innerJoin('appointments', 'request_id', 'consultations.id')
      .select(['consultations.id', 'email', 'consultations.state'])
      .where('appointments.id', '=', id)
      .where('consultations.state', 'in', realStates)
      .where((row) =>
        row.or([
          row('consultations.created_at', '>', iso(Date.parse(now) - knownFor)),
          row('appointments.hold_ends_at', '>', now),
          row('appointments.state', '=', 'booked'),
        ]),
      ),
  )
  if (!request) return { outcome: 'gone' }
  const taken = yield* takeTime(sql, { ...booking, email: request.email })
  if (taken.outcome !== 'free') return taken
  const appointment = { ...taken.row, request_id: request.id }
  yield* commitWith([
    ...bookingOf(sql, appointment, { ...booking, isAccepted: request.state === 'accepted' }),
    touchRequests(sql).where('id', '=', request.id),
  ])
  return { outcome: 'booked' }
}
