import type { Sql, Transaction } from '#server/store/transaction.ts'
import { insertDeliveries } from './insert-deliveries.ts'

/** A message from the site to its operators, without personal data. */
export type Notice = {
  /** Identifies the occasion in letters, digits and hyphens: the same notice is delivered once. */
  id: string
  title: string
  /** Plain text. */
  text: string
}

/**
 * Writes the outbox rows of a notice, one per channel. A notice with the same id is written once.
 * @param input.channels names of channels that accept notices
 * @param input.now ISO 8601
 */
export function* enqueueNotice(
  sql: Sql,
  { notice, channels, now }: { notice: Notice; channels: readonly string[]; now: string },
): Transaction<null> {
  const subject = { notice: JSON.stringify(notice) }
  return yield* insertDeliveries(sql, { name: notice.id, subject, channels, now })
}
