import { sql as raw } from 'kysely'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import { enqueueNotice } from '#server/requests/delivery/outbox.ts'

const hour = 3_600_000

/**
 * Notifies staff that no request has arrived for longer than usual, once in each quiet spell: the notice is named after
 * the last request before it. Probes and suspected spam do not count as requests. A store without requests counts from
 * its creation.
 * @param input.now ISO 8601
 * @param input.channels names of channels that accept notices
 * @returns whether it is too quiet.
 */
export function* enqueueQuietAlarm(
  sql: Sql,
  { hours, channels, now }: { hours: number; channels: readonly string[]; now: string },
): Transaction<boolean> {
  const [last] = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select('created_at')
      .where('state', 'in', ['accepted', 'erased'])
      .orderBy('created_at', 'desc')
      .limit(1),
  )
  const since = last?.created_at ?? (yield* readBeginning(sql))
  if (since === undefined || Date.parse(now) - Date.parse(since) < hours * hour) return false
  yield* enqueueNotice(sql, {
    notice: {
      id: `quiet-${since.replace(/\D/g, '')}`,
      title: `No request has come for ${hours} hours`,
      text: [
        last ? `The last one came at ${since}.` : `None has come since the site began, at ${since}.`,
        'It may just be quiet. To see whether requests get through, run: npm run probe',
        'Suspected spam does not count. What is held: npm run requests -- list --state held',
        'After how many hours you are told is set by QUIET_ALARM_HOURS.',
      ].join('\n'),
    },
    channels,
    now,
  })
  return true
}

function* readBeginning(sql: Sql) {
  const [first] = yield* rowsOf(
    sql
      .selectFrom(raw<{ applied_at: string }>`migrations`.as('migrations'))
      .select('applied_at')
      .orderBy('applied_at')
      .limit(1),
  )
  return first?.applied_at
}
