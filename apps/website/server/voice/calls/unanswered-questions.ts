import { createHash } from 'node:crypto'
import type { CallRecord } from '@frontdesk/voice-platform'
import { sql as raw } from 'kysely'
import type { OpenQuestion } from '#contract/desk/questions.ts'
import { rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import type { DismissedQuestionRow } from '#server/store/tables/desk-rows.ts'
import type { UnansweredQuestionRow } from '#server/store/tables/voice-call-rows.ts'

const maxCallIds = 5
const longestQuestion = 300
/** Maximum number of different questions that are stored of one call: the first ones. */
const maxOfCall = 20
/** Maximum number of stored questions. Older ones give way. */
const maxStored = 5000

// Addresses as people type them (`name@host`, `name . name @ host`, `name (at) host`), and as a recogniser writes them down
// (`name at host dot com`).
const word = String.raw`[^\s.@＠()[\]{}]+`
const words = String.raw`${word}(?:(?:\.+|\s+(?:\.|dot)\s+|\s*[([{]\s*dot\s*[)\]}]\s*)${word})*`
const at = String.raw`(?:\s*(?:[@＠]|[([{]\s*at\s*[)\]}])\s*|\s+at\s+(?=${word}\s+dot\s))`
const addresses = new RegExp(`${words}${at}${words}`, 'giu')
const numbers = /[+＋]?\p{Nd}[\p{Nd} ().\-/]{5,}\p{Nd}/gu

/** Removes addresses and numbers from a question, so that the agency may read it. */
export const masked = (text: string): string =>
  Array.from(
    text
      .replaceAll(/\s+/g, ' ')
      .trim()
      // The time that the search for an address takes grows with the square of the length.
      .slice(0, 3 * longestQuestion)
      .replace(addresses, '[e-mail]')
      .replace(numbers, '[number]'),
  )
    .slice(0, longestQuestion)
    .join('')

/** Returns the same key for different spellings of a question; empty if the question has no word. */
export const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}[\]]+/gu, ' ')
    .trim()

/** Returns a key without the question's words, because erasing a call must remove the words everywhere. */
const questionKey = (question: string): string => createHash('sha256').update(wordsOf(question)).digest('hex')

/** The questions of a call that were not understood, equal ones together. @param transcript as it is stored */
export function unansweredIn(callId: string, transcript: string): UnansweredQuestionRow[] {
  const questions = new Map<string, UnansweredQuestionRow>()
  for (const { role, notUnderstood, text, at } of JSON.parse(transcript) as CallRecord['transcript']) {
    if (role !== 'user' || notUnderstood !== true) continue
    const question = masked(text)
    const id = questionKey(question)
    const known = questions.get(id)
    if (!known && (wordsOf(question) === '' || questions.size === maxOfCall)) continue
    questions.set(id, { call_id: callId, id, question, asked_at: at, times: (known?.times ?? 0) + 1 })
  }
  return [...questions.values()]
}

/** Stores the questions of an ended call in place of those that are stored of it. */
export function* storeQuestions(
  sql: Sql,
  { id, transcript }: { id: string; transcript: string },
): Generator<Step, void, unknown[]> {
  yield* rowsOf(sql.deleteFrom('unanswered_questions').where('call_id', '=', id))
  const questions = unansweredIn(id, transcript)
  if (questions.length > 0) {
    // The call may have been erased meanwhile.
    const [call] = yield* rowsOf(
      sql.updateTable('voice_calls').set({ questions_stored: 1 }).where('id', '=', id).returning('id'),
    )
    if (!call) return
    yield* rowsOf(sql.insertInto('unanswered_questions').values(questions))
    yield* rowsOf(
      sql.deleteFrom('unanswered_questions').where('asked_at', '<', (before) =>
        before
          .selectFrom('unanswered_questions')
          .select('asked_at')
          .orderBy('asked_at', 'desc')
          .offset(maxStored - 1)
          .limit(1),
      ),
    )
  } else {
    yield* rowsOf(sql.updateTable('voice_calls').set({ questions_stored: 1 }).where('id', '=', id))
  }
}

/** Must equal the condition of the index `voice_calls_with_questions`. */
const isToCollect = raw<boolean>`status = 'ended' AND questions_stored = 0 AND transcript LIKE '%"notUnderstood":true%'`

/**
 * Stores the questions of calls that did not do it themselves when they ended: their server died, or was of an earlier
 * release. Returns the number of calls, at most the given one.
 */
export function* collectQuestions(sql: Sql, { most }: { most: number }): Transaction<number> {
  const calls = yield* rowsOf(
    sql
      .selectFrom('voice_calls')
      .select(['id', 'transcript'])
      .where(isToCollect)
      .orderBy('created_at', 'desc')
      .limit(most),
  )
  for (const call of calls) yield* storeQuestions(sql, call)
  return calls.length
}

/** The last question of a page. */
export type QuestionCursor = { times: number; lastAskedAt: string; id: string }

export type QuestionPage = {
  questions: OpenQuestion[]
  /** Where the next page begins; null at the end. */
  next: QuestionCursor | null
}

/**
 * Reads a page of the questions without an answer, the most frequent first, then the latest.
 * @param input.isDismissed reads those that staff marked as not a question, instead of all others
 */
export function* readUnanswered(
  sql: Sql,
  { after, limit, isDismissed }: { after: QuestionCursor | null; limit: number; isDismissed: boolean },
): Transaction<QuestionPage> {
  const times = raw<number | string>`sum(times)`
  const last = raw<string>`max(asked_at)`
  const dismissed = sql.selectFrom('dismissed_questions').select('id')
  let query = sql
    .selectFrom('unanswered_questions')
    .select(['id', times.as('times'), last.as('last')])
    .where('id', isDismissed ? 'in' : 'not in', dismissed)
    .groupBy('id')
    .orderBy(times, 'desc')
    .orderBy(last, 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (after) {
    query = query.having(
      raw<boolean>`(${times}, ${last}, id) < (${after.times}, ${after.lastAskedAt}, ${after.id})`,
    )
  }
  const groups = yield* rowsOf(query)
  const page = groups.slice(0, limit)
  const newest = yield* readNewest(
    sql,
    page.map(({ id }) => id),
  )
  const questions = page.map(({ id, times: count, last: lastAskedAt }) => {
    const rows = newest.filter((row) => row.id === id)
    return {
      id,
      question: rows[0]?.question ?? '',
      times: Number(count),
      lastAskedAt,
      callIds: rows.map(({ call_id }) => call_id),
    }
  })
  const end = questions.at(-1)
  return {
    questions,
    next:
      end && groups.length > limit ? { times: end.times, lastAskedAt: end.lastAskedAt, id: end.id } : null,
  }
}

/** The newest rows of each question. */
function* readNewest(sql: Sql, ids: readonly string[]): Generator<Step, UnansweredQuestionRow[], unknown[]> {
  if (ids.length === 0) return []
  const order = raw<number>`row_number() over (partition by id order by asked_at desc, call_id desc)`
  return yield* rowsOf(
    sql
      .selectFrom((from) =>
        from
          .selectFrom('unanswered_questions')
          .selectAll()
          .select(order.as('position'))
          .where('id', 'in', ids)
          .as('ordered'),
      )
      .select(['call_id', 'id', 'question', 'asked_at', 'times'])
      .where('position', '<=', maxCallIds)
      .orderBy('asked_at', 'desc')
      .orderBy('call_id', 'desc'),
  )
}

/** Lists all dismissed questions, the latest first. */
export function* listDismissedQuestions(sql: Sql): Transaction<DismissedQuestionRow[]> {
  return yield* rowsOf(
    sql.selectFrom('dismissed_questions').selectAll().orderBy('dismissed_at', 'desc').orderBy('id'),
  )
}
