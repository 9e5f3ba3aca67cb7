import type { CallRecord } from '@frontdesk/voice-platform'
import { sql as raw } from 'kysely'
import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Transaction } from '#server/database/transaction.ts'
import { groupQuestions, type AskedInVain, type UnansweredQuestion } from './questions.ts'

/** Calls that are read: the newest in which something was not understood. */
const mostCalls = 2000
const callsAtOnce = 100

/** As the index `voice_calls_not_understood` has it, word for word. */
const hasQuestion = raw<boolean>`transcript LIKE '%"notUnderstood":true%'`

/** Reads the unanswered questions of the newest calls. Transcripts are read in portions, and stay with the store. */
export function* readUnanswered(sql: Sql): Transaction<UnansweredQuestion[]> {
  const asked: AskedInVain[] = []
  let after: { created_at: string; id: string } | undefined
  for (let calls = 0; calls < mostCalls; calls += callsAtOnce) {
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

/** The latest first. */
const askedIn = ({ id, transcript }: { id: string; transcript: string }): AskedInVain[] =>
  (JSON.parse(transcript) as CallRecord['transcript'])
    .filter(({ role, notUnderstood }) => role === 'user' && notUnderstood === true)
    .map(({ text, at }) => ({ callId: id, at, text }))
    .toReversed()
