import type { ListQuery } from '@frontdesk/voice-platform'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import type { VoiceAssistantRow } from '#server/store/tables/voice-call-rows.ts'
import { withinBounds } from './within-bounds.ts'

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
