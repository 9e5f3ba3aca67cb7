import type { View } from '#contract/desk/workspace.ts'
import { createId } from '#server/store/create-id.ts'
import { announceWorkspace } from './requests/request-changes.ts'
import { lock, rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'

/** Nobody finds one in more: maximum number of shared views, and of each person's own. */
export const maxViews = 50

/** Lists the views that a person sees: the shared ones and their own, by name. */
export function* listViews(sql: Sql, { staffId }: { staffId: string }): Transaction<View[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('desk_views')
      .selectAll()
      .where((row) => row.or([row('is_shared', '=', 1), row('staff_id', '=', staffId)]))
      .orderBy('name')
      .orderBy('id'),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    query: row.query,
    isShared: row.is_shared === 1,
    staffId: row.staff_id,
  }))
}

/**
 * Saves a view. @param input.now ISO 8601
 * @returns `taken` if this person already sees one of this name, `full` if there are `maxViews`
 */
export function* addView(
  sql: Sql,
  { now, ...input }: Omit<View, 'id'> & { now: string },
): Transaction<View | 'taken' | 'full'> {
  yield* lock(['desk-views'])
  const seen = yield* listViews(sql, input)
  const isSameName = ({ name }: View) => name.toLowerCase() === input.name.toLowerCase()
  if (seen.some(isSameName)) return 'taken'
  if (seen.filter(({ isShared }) => isShared === input.isShared).length >= maxViews) return 'full'
  const view = { id: createId(), ...input }
  yield* rowsOf(
    sql.insertInto('desk_views').values({
      id: view.id,
      created_at: now,
      staff_id: view.staffId,
      name: view.name,
      query: view.query,
      is_shared: view.isShared ? 1 : 0,
    }),
  )
  yield* announceWorkspace(sql, { now })
  return view
}

/** Deletes a view: a person's own, or for an admin any shared one. @returns whether there was one that they may delete */
export function* deleteView(
  sql: Sql,
  { id, staffId, isAdmin, now }: { id: string; staffId: string; isAdmin: boolean; now: string },
): Transaction<boolean> {
  const deleted = yield* rowsOf(
    sql
      .deleteFrom('desk_views')
      .where('id', '=', id)
      .where((row) => row.or([row('staff_id', '=', staffId), ...(isAdmin ? [row('is_shared', '=', 1)] : [])]))
      .returning('id'),
  )
  if (deleted.length === 0) return false
  yield* announceWorkspace(sql, { now })
  return true
}
