import type { ListQuery } from '@frontdesk/voice-platform'
import { expressionBuilder } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { Schema } from '#server/store/schema.ts'

/** Selects the calls or assistants that were created and updated within the bounds of a list. */
export function withinBounds(query: Omit<ListQuery, 'limit'>): Expression<SqlBool> {
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
