import type { DeskLanguage } from '#contract/desk/languages.ts'
import { staffWords } from '#contract/staff-words/staff-words.ts'
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
  {
    hours,
    channels,
    language = 'en',
    now,
  }: { hours: number; channels: readonly string[]; language?: DeskLanguage; now: string },
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
  const words = staffWords[language].notices
  yield* enqueueNotice(sql, {
    notice: {
      id: `quiet-${since.replace(/\D/g, '')}`,
      title: words.quiet(hours),
      text: [
        last ? words.quietLast(since) : words.quietNone(since),
        words.quietProbe,
        words.quietHeld,
        words.quietHours,
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
