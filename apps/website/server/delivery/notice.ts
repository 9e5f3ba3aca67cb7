import type { Sql, Transaction } from '#server/database/transaction.ts'
import { insertDeliveries } from './insert-deliveries.ts'

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
  const subject = { notice: JSON.stringify(notice) }
  return yield* insertDeliveries(sql, { name: notice.id, subject, channels, now })
}
