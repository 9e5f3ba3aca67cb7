import type { DeskLanguage } from '#contract/desk/languages.ts'
import { staffWords } from '#contract/staff-words/staff-words.ts'
import { lock, rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import { addHistory, deskLock } from '#server/requests/receive/request-history.ts'
import { endSnooze } from '#server/requests/receive/wake-on-entry.ts'
import { enqueueNotice } from '#server/requests/delivery/outbox.ts'
import { referenceOf } from '#server/requests/delivery/message-text.ts'

/** More come back at once in the next transaction. */
const mostAtOnce = 100

/** Counts the snoozed requests whose time has come, at most `mostAtOnce`. */
export function* countDueRequests(sql: Sql, { now }: { now: string }): Transaction<number> {
  const due = yield* rowsOf(
    sql.selectFrom('consultations').select('id').where('snoozed_until', '<=', now).limit(mostAtOnce),
  )
  return due.length
}

/**
 * Brings back the snoozed requests whose time has come: they are in the list again, in every open desk, and a notice tells
 * their owner, or who snoozed them if they have none. Of two instances, the second finds nothing.
 * @param input.now ISO 8601
 * @param input.channels names of the channels that tell staff
 * @returns how many came back
 */
export function* wakeRequests(
  sql: Sql,
  { now, channels, language = 'en' }: { now: string; channels: readonly string[]; language?: DeskLanguage },
): Transaction<number> {
  const words = staffWords[language].notices
  yield* lock([deskLock])
  const due = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select(['id', 'state', 'stage', 'owner_id', 'snoozed_by', 'snooze_kind', 'snoozed_until'])
      .where('snoozed_until', '<=', now)
      .orderBy('snoozed_until')
      .limit(mostAtOnce),
  )
  yield* endSnooze(
    sql,
    due.map(({ id }) => id),
  )
  // The release before this one may have decided a snoozed request.
  const open = due.filter(
    ({ state, stage }) => state === 'accepted' && (stage === 'new' || stage === 'contacted'),
  )
  const waitsForAnswer = ({ snooze_kind: kind }: (typeof due)[number]) => kind === 'no-answer'
  yield* addHistory(
    sql,
    open.map((request) => ({
      requestId: request.id,
      fact: { kind: 'unsnoozed', because: waitsForAnswer(request) ? 'no-answer' : 'time' },
    })),
    { staffId: null, now },
  )
  for (const request of open) {
    const reference = referenceOf(request.id)
    yield* enqueueNotice(sql, {
      notice: {
        // It may be snoozed again, until another time.
        id: `back-${request.id}-${Date.parse(request.snoozed_until ?? now)}`,
        title: waitsForAnswer(request) ? words.noAnswer(reference) : words.back(reference),
        text: waitsForAnswer(request) ? words.noAnswerText(reference) : words.backText(reference),
        request: request.id,
        to: request.owner_id ?? request.snoozed_by,
      },
      channels,
      now,
    })
  }
  return open.length
}
