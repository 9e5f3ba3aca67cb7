import type { CallRecord } from '@frontdesk/voice-platform'
import { sql as raw } from 'kysely'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import { groupQuestions, type AskedInVain, type UnansweredQuestion } from './questions.ts'

/** Maximum number of calls to read: the newest with a question that was not understood. */
const maxCalls = 2000
const callsAtOnce = 100

/** Must equal the condition of the index `voice_calls_not_understood`. */
const hasQuestion = raw<boolean>`transcript LIKE '%"notUnderstood":true%'`

/** Reads the unanswered questions of the newest calls. Reads transcripts in portions, and returns none of them. */
export function* readUnanswered(sql: Sql): Transaction<UnansweredQuestion[]> {
  const asked: AskedInVain[] = []
  let after: { created_at: string; id: string } | undefined
  for (let calls = 0; calls < maxCalls; calls += callsAtOnce) {
    let query = sql
      .selectFrom('voice_calls')
      .select(['id', 'created_at', 'transcript'])
      .where(hasQuestion)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(callsAtOnce)
    if (after) {
      const { created_at, id } = after
      query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(created_at, id)))
    }
    const rows = yield* rowsOf(query)
    asked.push(...rows.flatMap(askedIn))
    after = rows.at(-1)
    if (rows.length < callsAtOnce) break
  }
  return groupQuestions(asked)
}

/** Returns the unanswered questions of a call, the latest first. */
const askedIn = ({ id, transcript }: { id: string; transcript: string }): AskedInVain[] =>
  (JSON.parse(transcript) as CallRecord['transcript'])
    .filter(({ role, notUnderstood }) => role === 'user' && notUnderstood === true)
    .map(({ text, at }) => ({ callId: id, at, text }))
    .toReversed()
