import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'

/** An attempt that is running somewhere, or was running when its process ended. */
export type Claim = { id: string; claim: string }

/** Lists every claim on rows of these channels. */
export function* listClaims(sql: Sql, { channels }: { channels: readonly string[] }): Transaction<Claim[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('deliveries')
      .select(['id', 'claim'])
      .where('channel', 'in', channels)
      .where('state', '=', 'waiting')
      .where('claim', 'is not', null),
  )
  return rows.flatMap(({ id, claim }) => (claim === null ? [] : [{ id, claim }]))
}

/**
 * Releases claims, so that their rows are due again. A row that another process has claimed meanwhile stays claimed.
 */
export function* freeClaims(sql: Sql, { claims }: { claims: readonly Claim[] }): Transaction<null> {
  for (const { id, claim } of claims) {
    yield* rowsOf(
      sql.updateTable('deliveries').set({ claim: null }).where('id', '=', id).where('claim', '=', claim),
    )
  }
  return null
}
