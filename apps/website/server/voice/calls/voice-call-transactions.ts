import type { CallListQuery } from '@frontdesk/voice-platform'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import type { VoiceCallChanges, VoiceCallRow } from '#server/store/tables/voice-call-rows.ts'
import { withinBounds } from './within-bounds.ts'

/** Adds a call; its id must be new. */
export function* createVoiceCall(sql: Sql, { call }: { call: VoiceCallRow }): Transaction<null> {
  yield* rowsOf(sql.insertInto('voice_calls').values(call))
  return null
}

/** Changes columns of a call; does nothing if the call does not exist. */
export function* updateVoiceCall(
  sql: Sql,
  { id, changes }: { id: string; changes: VoiceCallChanges },
): Transaction<null> {
  if (Object.keys(changes).length === 0) return null
  yield* rowsOf(sql.updateTable('voice_calls').set(changes).where('id', '=', id))
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
  const [row] = yield* rowsOf(
    sql
      .selectFrom('voice_calls')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('created_at', '<', time),
  )
  return Number(row?.count)
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
