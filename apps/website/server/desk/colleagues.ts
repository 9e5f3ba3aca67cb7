import { type TransactionRunner, rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import type { Colleague } from '#contract/desk/workspace.ts'
import type { StaffRow } from '#server/store/tables/staff-rows.ts'

/** Reads the possible owners of requests, and the names of former ones. */
export async function readColleagues(store: {
  read: TransactionRunner['run']
}): Promise<{ colleagues: Colleague[]; nameColleague: (id: string) => Colleague }> {
  const rows = await store.read(listColleagues, undefined)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return {
    colleagues: rows.flatMap(({ id, name, removed_at }) => (removed_at === null ? [{ id, name }] : [])),
    nameColleague: (id) => ({ id, name: names.get(id) ?? 'Former colleague' }),
  }
}

/** Lists everybody who has ever been staff, by name. */
export function* listColleagues(sql: Sql): Transaction<Pick<StaffRow, 'id' | 'name' | 'removed_at'>[]> {
  return yield* rowsOf(sql.selectFrom('staff').select(['id', 'name', 'removed_at']).orderBy('name'))
}
