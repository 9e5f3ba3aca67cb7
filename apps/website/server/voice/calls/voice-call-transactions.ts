import type { CallListQuery, ListQuery } from '@frontdesk/voice-platform'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import { countOf, rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import { storeQuestions } from './unanswered-questions.ts'
import type {
  VoiceCallChanges,
  VoiceCallRow,
  VoiceRoomRow,
  VoiceAssistantRow,
} from '#server/store/tables/voice-call-rows.ts'
import type { Schema } from '#server/store/schema.ts'

/** Adds a call; its id must be new. */
export function* createVoiceCall(sql: Sql, { call }: { call: VoiceCallRow }): Transaction<null> {
  yield* rowsOf(sql.insertInto('voice_calls').values(call))
  if (call.status === 'ended') yield* storeQuestions(sql, call)
  return null
}

/**
 * Changes columns of a call; does nothing if the call does not exist. When the call ends, its unanswered questions are
 * stored apart, so that no list has to read transcripts; they go when the transcript does.
 */
export function* updateVoiceCall(
  sql: Sql,
  { id, changes }: { id: string; changes: VoiceCallChanges },
): Transaction<null> {
  if (Object.keys(changes).length === 0) return null
  yield* rowsOf(sql.updateTable('voice_calls').set(changes).where('id', '=', id))
  const { transcript, status } = changes
  if (transcript !== undefined && (status === 'ended' || transcript === '[]')) {
    yield* storeQuestions(sql, { id, transcript })
  }
  return null
}

/** Finds the call with this id, or null. */
export function* getVoiceCall(sql: Sql, { id }: { id: string }): Transaction<VoiceCallRow | null> {
  const [call] = yield* rowsOf(sql.selectFrom('voice_calls').selectAll().where('id', '=', id))
  return call ?? null
}

/** Lists calls, newest first. An index selects them, so that only the returned rows, with their transcripts, are read. */
export function* listVoiceCalls(sql: Sql, query: CallListQuery): Transaction<VoiceCallRow[]> {
  let selected = sql
    .selectFrom('voice_calls')
    .select('id')
    .where(withinBounds(query))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
  if (query.id !== undefined) selected = selected.where('id', '=', query.id)
  if (query.assistantId !== undefined) selected = selected.where('assistant_id', '=', query.assistantId)
  return yield* rowsOf(
    sql
      .selectFrom('voice_calls')
      .selectAll()
      .where('id', 'in', selected)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  )
}

/**
 * Ends the calls of a status that were last updated before `updatedBefore`. Their end is their last update. Returns their
 * number.
 */
export function* endAbandonedVoiceCalls(
  sql: Sql,
  { status, updatedBefore, endedReason }: { status: string; updatedBefore: string; endedReason: string },
): Transaction<number> {
  const ended = yield* rowsOf(
    sql
      .updateTable('voice_calls')
      .set((row) => ({ status: 'ended', ended_at: row.ref('updated_at'), ended_reason: endedReason }))
      .where('status', '=', status)
      .where('updated_at', '<', updatedBefore)
      .returning('id'),
  )
  return ended.length
}

/** Counts the calls created before `time`. */
export function* countVoiceCalls(sql: Sql, { time }: { time: string }): Transaction<number> {
  return yield* countOf(sql.selectFrom('voice_calls').where('created_at', '<', time))
}

/** Deletes the oldest calls created before `time`, up to a limit, and returns their number. */
export function* deleteVoiceCalls(
  sql: Sql,
  { time, most }: { time: string; most: number },
): Transaction<number> {
  const oldest = sql
    .selectFrom('voice_calls')
    .select('id')
    .where('created_at', '<', time)
    .orderBy('created_at')
    .limit(most)
  const deleted = yield* rowsOf(sql.deleteFrom('voice_calls').where('id', 'in', oldest).returning('id'))
  return deleted.length
}

/** Adds a room, or restores one that was claimed. */
export function* putVoiceRoom(sql: Sql, { room }: { room: VoiceRoomRow }): Transaction<null> {
  yield* rowsOf(
    sql
      .insertInto('voice_rooms')
      .values(room)
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(room)),
  )
  return null
}

/**
 * Claims a room: deletes and returns it if it belongs to this origin and has not expired at `now`. Only one of two
 * concurrent deletions succeeds, on both engines.
 */
export function* claimVoiceRoom(
  sql: Sql,
  { tokenHash, origin, now }: { tokenHash: string; origin: string | null; now: string },
): Transaction<VoiceRoomRow | null> {
  const [room] = yield* rowsOf(
    sql
      .deleteFrom('voice_rooms')
      .where('token_hash', '=', tokenHash)
      .where('origin', origin === null ? 'is' : '=', origin)
      .where('expires_at', '>', now)
      .returningAll(),
  )
  return room ?? null
}

/** Deletes the rooms that have expired at `now`. */
export function* deleteVoiceRooms(sql: Sql, { now }: { now: string }): Transaction<null> {
  yield* rowsOf(sql.deleteFrom('voice_rooms').where('expires_at', '<=', now))
  return null
}

/** Adds an assistant, or replaces the one with its id. */
export function* putVoiceAssistant(
  sql: Sql,
  { assistant }: { assistant: VoiceAssistantRow },
): Transaction<null> {
  yield* rowsOf(
    sql
      .insertInto('voice_assistants')
      .values(assistant)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(assistant)),
  )
  return null
}

/** Finds the assistant with this id, or null. */
export function* getVoiceAssistant(sql: Sql, { id }: { id: string }): Transaction<VoiceAssistantRow | null> {
  const [assistant] = yield* rowsOf(sql.selectFrom('voice_assistants').selectAll().where('id', '=', id))
  return assistant ?? null
}

/** Lists assistants, newest first. */
export function* listVoiceAssistants(sql: Sql, query: ListQuery): Transaction<VoiceAssistantRow[]> {
  return yield* rowsOf(
    sql
      .selectFrom('voice_assistants')
      .selectAll()
      .where(withinBounds(query))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit),
  )
}

/** Deletes an assistant. Returns whether it existed. */
export function* deleteVoiceAssistant(sql: Sql, { id }: { id: string }): Transaction<boolean> {
  const deleted = yield* rowsOf(sql.deleteFrom('voice_assistants').where('id', '=', id).returning('id'))
  return deleted.length > 0
}

/** Selects the calls or assistants that were created and updated within the bounds of a list. */
function withinBounds(query: Omit<ListQuery, 'limit'>): Expression<SqlBool> {
  const { createdFrom, createdBefore, updatedFrom, updatedBefore } = query
  const row = expressionBuilder<Schema, 'voice_calls' | 'voice_assistants'>()
  const conditions: Expression<SqlBool>[] = []
  if (createdFrom !== undefined) conditions.push(row('created_at', '>=', createdFrom))
  if (createdBefore !== undefined) conditions.push(row('created_at', '<', createdBefore))
  if (updatedFrom !== undefined) conditions.push(row('updated_at', '>=', updatedFrom))
  if (updatedBefore !== undefined) {
    // A row is created before it is updated. The second condition lets the search begin further down the index.
    conditions.push(row('updated_at', '<', updatedBefore), row('created_at', '<', updatedBefore))
  }
  return row.and(conditions)
}
