import { enqueueNotice } from '#server/delivery/notice.ts'
import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Transaction } from '#server/database/transaction.ts'

/** Maximum number of ids in a digest; `npm run requests` lists all. */
const mostListed = 20

/**
 * Notifies staff once a day of the requests held since yesterday: their number and ids, but no text. Skips days without
 * any.
 * @param input.day names the day, such as `2026-11-22`; a day has one digest
 * @param input.since ISO 8601; earlier requests were in an earlier digest
 * @param input.channels names of channels that accept notices
 * @returns how many were held.
 */
export function* enqueueHeldDigest(
  sql: Sql,
  input: { day: string; since: string; channels: readonly string[]; now: string },
): Transaction<number> {
  const { day, since, channels, now } = input
  const held = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select('id')
      .where('state', '=', 'held')
      .where('created_at', '>=', since)
      .orderBy('created_at', 'desc'),
  )
  if (held.length === 0) return 0
  const [first] = held
  const ids = held.slice(0, mostListed).map(({ id }) => id)
  yield* enqueueNotice(sql, {
    notice: {
      id: `held-${day}`,
      title:
        held.length === 1
          ? '1 request is held as suspected spam'
          : `${held.length} requests are held as suspected spam`,
      text: [
        'Nobody was notified of these requests of the last 24 hours, because they look like spam:',
        ...ids,
        ...(held.length > ids.length ? [`and ${held.length - ids.length} more`] : []),
        '',
        'All that are held: npm run requests -- list --state held',
        `Read one: npm run requests -- show ${first?.id}`,
        `Deliver one after all: npm run requests -- release ${first?.id}`,
      ].join('\n'),
    },
    channels,
    now,
  })
  return held.length
}
