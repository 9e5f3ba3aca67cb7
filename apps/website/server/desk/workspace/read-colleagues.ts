import type { TransactionRunner } from '#server/store/transaction.ts'
import type { Colleague } from '#contract/desk/requests.ts'
import { listColleagues } from './list-colleagues.ts'

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
