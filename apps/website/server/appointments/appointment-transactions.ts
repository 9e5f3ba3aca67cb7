import { type Compilable, sql as raw } from 'kysely'
import type { AppointmentRow } from '#server/store/tables/appointment-rows.ts'
import {
  commitWith,
  lock,
  rowsOf,
  rowsOfEach,
  type Sql,
  type Step,
  type Transaction,
} from '#server/store/transaction.ts'
import { type ConsumeOutcome, consumeUsage, type Increment } from '#server/store/usage.ts'
import {
  appointmentMailInserts,
  calendarInserts,
  deleteWaitingMails,
  mailsOfBooking,
  type NewAppointmentMail,
  remindersOf,
} from '#server/requests/delivery/appointment-mails.ts'
import {
  type AddOutcome,
  addConsultation,
  type NewRequest,
} from '#server/requests/receive/add-consultation.ts'
import { deskLock, historyInsert } from '#server/requests/receive/request-history.ts'
import { isAddress } from '#server/requests/receive/same-address.ts'
import { byHolder, freeHolder, surroundings, type TakenTime, type WantedTime } from './free-times.ts'

/**
 * Serialises all that takes or moves a time: check and write are one step for everybody, on every instance. It is taken
 * before any other lock.
 */
export const appointmentsLock = 'appointments'

const iso = (instant: number): string => new Date(instant).toISOString()

/** A wish that crosses to the store's thread: the rules without their calendar. */
export type Wish = Omit<WantedTime, 'rules'> & {
  rules: Pick<WantedTime['rules'], 'kind' | 'length' | 'bufferBefore' | 'bufferAfter' | 'mostADay'>
}

/** Written out, because a partial index serves no parameters. */
export const takesTime = raw<boolean>`state in ('held', 'booked', 'blocked')`
const isOnHold = raw<boolean>`state = 'held'`
const isExpired = raw<boolean>`state = 'expired'`

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
    sql
      .updateTable('consultations')
      .set({ version: raw`version + 1` })
      .where('id', '=', requestId),
  ]
}

/** Reads an appointment; null if there is none. It names nobody but the colleague. */
export function* readAppointment(sql: Sql, { id }: { id: string }): Transaction<AppointmentRow | null> {
  const [row] = yield* rowsOf(sql.selectFrom('appointments').selectAll().where('id', '=', id))
  return row ?? null
}
