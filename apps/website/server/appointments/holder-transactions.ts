import { rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import type { StaffHoursRow } from '#server/store/tables/appointment-rows.ts'
import type { StaffHours } from '#contract/desk/appointments.ts'

/** A colleague, with when they hold appointments; null for whenever a kind is offered. */
export type Holder = { email: string; hours: StaffHours | null }

/** Lists everybody at the desk, the first account first. */
export function* listHolders(sql: Sql): Transaction<Holder[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('staff')
      .leftJoin('staff_hours', 'staff_hours.staff_id', 'staff.id')
      .select(['email', 'time_zone', 'hours', 'days_off'])
      .where('removed_at', 'is', null)
      .orderBy('created_at'),
  )
  return rows.map(({ email, time_zone, hours, days_off }) => ({
    email: email.toLowerCase(),
    hours: time_zone === null || days_off === null ? null : describeHours({ time_zone, hours, days_off }),
  }))
}

const describeHours = ({
  time_zone,
  hours,
  days_off,
}: Pick<StaffHoursRow, 'time_zone' | 'hours' | 'days_off'>): StaffHours => ({
  timeZone: time_zone,
  hours: hours === null ? null : (JSON.parse(hours) as StaffHours['hours']),
  daysOff: JSON.parse(days_off) as StaffHours['daysOff'],
})

/** Reads when a colleague holds appointments; null if they have set nothing. */
export function* readStaffHours(
  sql: Sql,
  { staffId }: { staffId: string },
): Generator<Step, StaffHours | null, unknown[]> {
  const [row] = yield* rowsOf(sql.selectFrom('staff_hours').selectAll().where('staff_id', '=', staffId))
  return row ? describeHours(row) : null
}

/** Stores when a colleague holds appointments. Appointments that were booked before stay. */
export function* setStaffHours(
  sql: Sql,
  { staffId, hours, now }: { staffId: string; hours: StaffHours; now: string },
): Transaction<null> {
  const row = {
    time_zone: hours.timeZone,
    hours: hours.hours && JSON.stringify(hours.hours),
    days_off: JSON.stringify(hours.daysOff),
    updated_at: now,
  }
  yield* rowsOf(
    sql
      .insertInto('staff_hours')
      .values({ staff_id: staffId, ...row })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row)),
  )
  return null
}
