import { staffOf } from '#server/appointments/calendars/entry-transactions.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import type { CalendarRow } from '#server/store/tables/appointment-rows.ts'
import { lock, rowsOf, rowsOfEach, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { announceWorkspace } from '../requests/request-changes.ts'
import { staffLock } from '../staff/transactions/staff-transactions.ts'

/** At most so many calendars of one colleague. */
const mostCalendars = 10

/** `full`: there are as many as one colleague may have. `gone`: the account was removed meanwhile. */
export type CalendarAdded = 'added' | 'full' | 'gone'

/** Stores a calendar of a colleague, or the new password of one that is there. Appointments are written into the first that can be. */
export function* addCalendar(
  sql: Sql,
  {
    now,
    ...calendar
  }: Pick<CalendarRow, 'name' | 'staff_id' | 'holder' | 'secret' | 'can_write'> & { now: string },
): Transaction<CalendarAdded> {
  const { name, staff_id: staffId, holder, secret } = calendar
  yield* lock([staffLock])
  if ((yield* staffOf(sql, holder)) !== staffId) return 'gone'
  const own = yield* rowsOf(sql.selectFrom('calendars').select('name').where('staff_id', '=', staffId))
  const others = own.filter((each) => each.name !== name)
  if (others.length >= mostCalendars) return 'full'
  const fresh = { secret, updated_at: now, failing_since: null, failures: 0, answer: null }
  yield* rowsOf(
    sql
      .insertInto('calendars')
      .values({ ...calendar, ...fresh, is_written: 0, added_at: now, read_at: null, events: null })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(fresh)),
  )
  yield* chooseWritten(sql, holder)
  yield* recordChange(sql, { action: 'calendar.added', staffId, of: staffId, now })
  return 'added'
}

/** Deletes a calendar with its secret and its busy times. @param input.isAdmin whether it may be that of a colleague */
export function* removeCalendar(
  sql: Sql,
  { name, staffId, isAdmin, now }: { name: string; staffId: string; isAdmin: boolean; now: string },
): Transaction<boolean> {
  yield* lock([staffLock])
  const [removed] = yield* rowsOf(
    sql
      .deleteFrom('calendars')
      .where('name', '=', name)
      .$if(!isAdmin, (own) => own.where('staff_id', '=', staffId))
      .returning(['holder', 'staff_id']),
  )
  if (!removed) return false
  yield* chooseWritten(sql, removed.holder)
  yield* recordChange(sql, { action: 'calendar.removed', staffId, of: removed.staff_id, now })
  return true
}

function* chooseWritten(sql: Sql, holder: string): Generator<Step, void, unknown[]> {
  const [first] = yield* rowsOf(
    sql
      .selectFrom('calendars')
      .select('name')
      .where('holder', '=', holder)
      .where('can_write', '=', 1)
      .orderBy('added_at')
      .orderBy('name')
      .limit(1),
  )
  const all = sql.updateTable('calendars').where('holder', '=', holder)
  yield* rowsOfEach([
    all.set({ is_written: 0 }),
    ...(first ? [all.set({ is_written: 1 }).where('name', '=', first.name)] : []),
  ])
}

function* recordChange(
  sql: Sql,
  { action, staffId, of, now }: { action: string; staffId: string; of: string; now: string },
): Generator<Step, void, unknown[]> {
  yield* addAuditEntry(sql, { at: now, staffId, action, subject: { kind: 'staff', id: of } })
  yield* announceWorkspace(sql, { now })
}

/** A calendar as its owner, or an admin, sees it. */
export type ListedCalendar = Pick<
  CalendarRow,
  'name' | 'staff_id' | 'secret' | 'can_write' | 'is_written' | 'answer'
> & { staffName: string }

/** Lists a colleague's calendars, or those of everybody, in the order in which they were added. */
export function* listCalendarsOf(
  sql: Sql,
  { staffId }: { staffId: string | null },
): Transaction<ListedCalendar[]> {
  return yield* rowsOf(
    sql
      .selectFrom('calendars')
      .innerJoin('staff', 'staff.id', 'staff_id')
      .select(['calendars.name', 'staff_id', 'secret', 'can_write', 'is_written', 'answer'])
      .select('staff.name as staffName')
      .$if(staffId !== null, (own) => own.where('staff_id', '=', staffId))
      .orderBy('added_at')
      .orderBy('calendars.name'),
  )
}
