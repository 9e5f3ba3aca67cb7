import { type Compilable, sql as raw } from 'kysely'
import type { Consultation } from '#contract/consultation.ts'
import type { NewVisitor } from '#contract/desk/appointments.ts'
import { deskPage } from '#contract/desk/desk-page.ts'
import { lock, rowsOf, rowsOfEach, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import type { AppointmentRow } from '#server/store/tables/appointment-rows.ts'
import {
  appointmentsLock,
  busyTimes,
  findHolder,
  timesOf,
  type Wish,
} from '#server/appointments/taken-times.ts'
import { cancelAppointment, moveAppointment, traces } from '#server/appointments/change-appointment.ts'
import {
  appointmentMailInserts,
  calendarInserts,
  mailsOfBooking,
} from '#server/requests/delivery/appointment-mails.ts'
import { type Actor, deskLock } from '#server/requests/receive/request-history.ts'
import { announceWorkspace } from '../requests/request-changes.ts'
import { type AppointmentUndo, recordUndo } from '../requests/change-requests.ts'

/** Their first stage: a colleague has spoken with the visitor. */
export const stageOfDesk = 'contacted'

type Undoing = Actor & { tokenHash: string }

/** An appointment with its visitor. */
export type AppointmentRecord = Omit<AppointmentRow, 'request_id'> & {
  request_id: string
  name: string
  company: string
  email: string
}

/** Selects appointments with their visitors; held requests, which may be spam, are left out. */
const recordsOf = (sql: Sql) =>
  sql
    .selectFrom('appointments')
    .innerJoin('consultations', 'consultations.id', 'appointments.request_id')
    .selectAll('appointments')
    .select(['consultations.id as request_id', 'name', 'company', 'email'])
    .where('consultations.state', '=', 'accepted')
    .where('appointments.state', 'in', ['booked', 'cancelled', 'no-show'])

/** As the index has it: a parameter would not use it. */
const isAtDesk = raw<boolean>`appointments.state in ('booked', 'cancelled', 'no-show', 'blocked')`

/** Milliseconds of the longest blocked time. */
const longestBlocked = 31 * 86_400_000

/** When a colleague is not free, as their calendar says. */
type BusyTime = Pick<AppointmentRow, 'holder' | 'starts_at' | 'ends_at'>

export type ListedAppointments = {
  appointments: AppointmentRecord[]
  blocked: AppointmentRow[]
  busy: BusyTime[]
}

/** Lists appointments, blocked times and busy times of calendars that end after `from` and begin before `until` (ISO 8601), in order. */
export function* listDeskAppointments(
  sql: Sql,
  { from, until, now }: { from: string; until: string; now: string },
): Transaction<ListedAppointments> {
  const endsBefore = new Date(Date.parse(until) + longestBlocked).toISOString()
  const [appointments, blocked, busy] = yield* rowsOfEach([
    recordsOf(sql)
      .where(isAtDesk)
      .where('ends_at', '>', from)
      .where('ends_at', '<', endsBefore)
      .where('starts_at', '<', until)
      .orderBy('starts_at')
      .orderBy('appointments.id')
      .limit(2000),
    sql
      .selectFrom('appointments')
      .selectAll()
      .where(isAtDesk)
      .where('state', '=', 'blocked')
      .where('ends_at', '>', from)
      .where('ends_at', '<', endsBefore)
      .where('starts_at', '<', until)
      .orderBy('starts_at')
      .limit(2000),
    busyTimes(sql, { from, until, now }),
  ])
  return { appointments, blocked, busy }
}

/** Returns a function that knows whether the colleague of an appointment has something else of the list at the same time. */
export function clashesAmong(list: ListedAppointments): (row: AppointmentRecord) => boolean {
  const standing = list.appointments.filter(({ state }) => state === 'booked')
  const busy = list.busy.map((time) => ({ ...time, id: '' }))
  const taken = Map.groupBy([...standing, ...list.blocked, ...busy], ({ holder }) => holder)
  return (row) =>
    row.state === 'booked' &&
    (taken.get(row.holder) ?? []).some(
      (other) => other.id !== row.id && other.starts_at < row.ends_at && other.ends_at > row.starts_at,
    )
}

/** Reads one appointment; null if it does not exist, or its request is held or erased. */
export function* readDeskAppointment(
  sql: Sql,
  { id }: { id: string },
): Transaction<AppointmentRecord | null> {
  const [row] = yield* rowsOf(recordsOf(sql).where('appointments.id', '=', id))
  return row ?? null
}

/** Lists the appointments of a request, the next first, and whether they clash with something else. */
export function* readAppointmentsOf(
  sql: Sql,
  { requestId, now }: { requestId: string; now: string },
): Generator<Step, { row: AppointmentRecord; clashes: boolean }[], unknown[]> {
  const rows = yield* rowsOf(
    recordsOf(sql).where('request_id', '=', requestId).orderBy('starts_at', 'desc').limit(50),
  )
  const described: { row: AppointmentRecord; clashes: boolean }[] = []
  for (const row of rows) {
    const { state, starts_at: from, ends_at: until } = row
    const isStanding = state === 'booked' && until > now
    const clashes = isStanding && clashesAmong(yield* listDeskAppointments(sql, { from, until, now }))(row)
    described.push({ row, clashes })
  }
  return described
}

/** What staff do to an appointment. Wishes cross to the store's thread. */
export type DeskChange =
  | { to: 'time'; wish: Wish }
  | { to: 'cancelled'; words: string }
  | { to: 'no-show' | 'kept' }

/** `overtaken`: somebody has changed it since; `early`, `over`: not before, or not after it has begun. */
export type DeskChangeOutcome =
  | { outcome: 'changed' | 'overtaken'; row: AppointmentRecord | null }
  | { outcome: 'unchanged' | 'taken' | 'gone' | 'early' | 'over' }

/**
 * Moves or cancels an appointment, or says that its visitor did not come, if nobody has changed it since its person saw it.
 * @param input.mailsDueAt when the mails about it may be sent (ISO 8601): until then it can be undone unseen
 */
export function* changeDeskAppointment(
  sql: Sql,
  input: Undoing & {
    id: string
    seen: Pick<AppointmentRow, 'sequence' | 'state'>
    change: DeskChange
    sendsMail: boolean
    mailsDueAt: string
  },
): Transaction<DeskChangeOutcome> {
  const { id, seen, change, sendsMail, mailsDueAt, ...actor } = input
  const { staffId, now } = actor
  yield* lock([appointmentsLock, deskLock])
  const before = yield* readDeskAppointment(sql, { id })
  if (!before) return { outcome: 'gone' }
  if (before.sequence !== seen.sequence || before.state !== seen.state)
    return { outcome: 'overtaken', row: before }
  const hasBegun = before.starts_at <= now
  switch (change.to) {
    case 'time':
    case 'cancelled': {
      if (hasBegun || before.state !== 'booked') return { outcome: 'over' }
      const common = { id, sendsMail, mailsDueAt, staffId, now }
      const { outcome } =
        change.to === 'time'
          ? yield* moveAppointment(sql, { ...common, wish: change.wish, zone: before.zone, limit: null })
          : yield* cancelAppointment(sql, { ...common, words: change.words || null })
      if (outcome === 'taken' || outcome === 'unchanged') return { outcome }
      break
    }
    case 'no-show':
    case 'kept': {
      const [from, to] =
        change.to === 'kept' ? (['no-show', 'booked'] as const) : (['booked', 'no-show'] as const)
      if (!hasBegun) return { outcome: 'early' }
      if (before.state !== from) return { outcome: 'over' }
      yield* rowsOfEach([
        sql.updateTable('appointments').set({ state: to, updated_at: now }).where('id', '=', id),
        ...traces(sql, { appointment: before, kind: `appointment-${change.to}`, staffId, now }),
      ])
    }
  }
  const after = yield* readDeskAppointment(sql, { id })
  if (after)
    yield* recordUndo(
      sql,
      [{ kind: 'appointment', requestId: before.request_id, ...undoOf(before, after) }],
      actor,
    )
  return { outcome: 'changed', row: after }
}

function undoOf(before: AppointmentRecord | null, after: AppointmentRecord): AppointmentUndo {
  return {
    appointmentId: after.id,
    before: before && {
      state: before.state,
      holder: before.holder,
      starts_at: before.starts_at,
      ends_at: before.ends_at,
      busy_from: before.busy_from,
      busy_until: before.busy_until,
      zone: before.zone,
    },
    after: { state: after.state, sequence: after.sequence },
  }
}

/**
 * Books a time for the visitor of a request, who is mailed an invitation.
 * @param input.visitor somebody without a request: one with this id is stored with the appointment; its colleague has spoken
 * with them, so it is not new
 * @param input.wish a time that the kind offers
 */
export function* addDeskAppointment(
  sql: Sql,
  input: Undoing & {
    id: string
    requestId: string
    visitor: (NewVisitor & Pick<Consultation, 'service'>) | null
    wish: Wish
    zone: string
    sendsMail: boolean
    mailsDueAt: string
  },
): Transaction<DeskChangeOutcome> {
  const { id, requestId, visitor, wish, zone, sendsMail, mailsDueAt: dueAt, ...actor } = input
  const { staffId, now } = actor
  yield* lock([appointmentsLock, deskLock])
  const [request] = yield* rowsOf(
    sql.selectFrom('consultations').select('id').where('id', '=', requestId).where('state', '=', 'accepted'),
  )
  if (!request && !visitor) return { outcome: 'gone' }
  const holder = yield* findHolder(sql, { wish, except: null, now })
  if (holder === undefined) return { outcome: 'taken' }
  const row = {
    id,
    kind: wish.rules.kind,
    holder,
    state: 'booked' as const,
    ...timesOf(wish),
    hold_ends_at: null,
    request_id: requestId,
    zone,
    created_at: now,
    updated_at: now,
  }
  const appointment = { ...row, sequence: 0 }
  yield* rowsOfEach([
    ...(visitor ? [requestInsert(sql, { id: requestId, visitor, staffId, now })] : []),
    sql.insertInto('appointments').values(row),
    ...traces(sql, { appointment, kind: 'appointment-booked', staffId, now }),
    ...(sendsMail
      ? appointmentMailInserts(sql, { appointment, mails: mailsOfBooking(appointment, now), now, dueAt })
      : []),
    ...calendarInserts(sql, { appointment, now, dueAt }),
  ])
  const added = yield* readDeskAppointment(sql, { id })
  if (added) yield* recordUndo(sql, [{ kind: 'appointment', requestId, ...undoOf(null, added) }], actor)
  return { outcome: 'changed', row: added }
}

/** The query that stores a request of staff. Nothing is delivered, and no time of an answer is made up. */
const requestInsert = (
  sql: Sql,
  input: Actor & { id: string; visitor: NewVisitor & Pick<Consultation, 'service'> },
): Compilable<unknown> =>
  sql.insertInto('consultations').values({
    id: input.id,
    created_at: input.now,
    ...input.visitor,
    company: '',
    page_source: deskPage,
    // No hash of what somebody wrote: nothing is compared with it.
    content_hash: 'desk',
    message_hash: null,
    idempotency_key_hash: null,
    context: null,
    spam: null,
    stage: stageOfDesk,
    owner_id: input.staffId,
  })

/** Keeps a time free of appointments. Those that are booked then stay, and clash with it. */
export function* blockTime(
  sql: Sql,
  input: { id: string; holder: string; startsAt: string; endsAt: string; words: string; now: string },
): Transaction<AppointmentRow> {
  const { id, holder, startsAt, endsAt, words, now } = input
  yield* lock([appointmentsLock])
  const row = {
    id,
    kind: '',
    holder,
    state: 'blocked' as const,
    starts_at: startsAt,
    ends_at: endsAt,
    busy_from: startsAt,
    busy_until: endsAt,
    hold_ends_at: null,
    request_id: null,
    zone: '',
    words,
    created_at: now,
    updated_at: now,
  }
  yield* rowsOf(sql.insertInto('appointments').values(row))
  yield* announceWorkspace(sql, { now })
  return { ...row, sequence: 0 }
}

/** Offers a blocked time of this colleague again. @returns whether it was blocked */
export function* unblockTime(
  sql: Sql,
  { id, holder, now }: { id: string; holder: string; now: string },
): Transaction<boolean> {
  const [gone] = yield* rowsOf(
    sql
      .deleteFrom('appointments')
      .where('id', '=', id)
      .where('state', '=', 'blocked')
      .where('holder', '=', holder)
      .returning('id'),
  )
  if (gone) yield* announceWorkspace(sql, { now })
  return gone !== undefined
}
