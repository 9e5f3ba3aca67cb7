import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import type { StaffRow } from '#server/store/tables/staff-rows.ts'

/** Lists everybody who has ever been staff, by name. */
export function* listColleagues(sql: Sql): Transaction<Pick<StaffRow, 'id' | 'name' | 'removed_at'>[]> {
  return yield* rowsOf(sql.selectFrom('staff').select(['id', 'name', 'removed_at']).orderBy('name'))
}
