import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Transaction } from '#server/database/transaction.ts'

/** Something the site tells its operators, without a word about a visitor. */
export type Notice = {
  /** Names the occasion in letters, digits and hyphens: the same notice is delivered once. */
  id: string
  title: string
  /** Plain text. */
  text: string
}

/**
 * Writes the outbox rows of a notice, one for each channel. A notice with the same id is written once.
 * @param input.channels names of channels that take notices
 * @param input.now ISO 8601
 */
export function* enqueueNotice(
  sql: Sql,
  { notice, channels, now }: { notice: Notice; channels: readonly string[]; now: string },
): Transaction<null> {
  if (channels.length === 0) return null
  yield* rowsOf(
    sql
      .insertInto('deliveries')
      .values(
        channels.map((channel) => ({
          id: `${notice.id}-${channel}`,
          notice: JSON.stringify(notice),
          channel,
          state: 'waiting' as const,
          created_at: now,
          waits_since: now,
          due_at: now,
          attempts: 0,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )
  return null
}
