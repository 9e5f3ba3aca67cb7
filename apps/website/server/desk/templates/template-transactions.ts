import { addAuditEntry } from '#server/store/audit-transactions.ts'
import { createId } from '#server/store/create-id.ts'
import { countOf, lock, rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { announceWorkspace } from '../requests/request-changes.ts'
import type { ReplyTemplateRow } from '#server/store/tables/desk-rows.ts'

type Actor = { staffId: string; now: string }

/** The words of a template. Those of the content are handed in, because the store's threads read no content. */
export type TemplateWords = Pick<ReplyTemplateRow, 'name' | 'subject' | 'text'>

export type TemplateSaved =
  | { outcome: 'saved'; row: ReplyTemplateRow }
  | { outcome: 'gone' }
  | { outcome: 'full' }
  /** Everybody has it, and it stays so. */
  | { outcome: 'shared' }
  /** Somebody has changed it since; null if they deleted it. `row` has no author if it is the content's. */
  | { outcome: 'overtaken'; row: ReplyTemplateRow | null }

/** The templates and signatures that a person may see, also deleted ones; and the person's phone number. */
export function* readTemplates(
  sql: Sql,
  { staffId }: { staffId: string },
): Transaction<{ rows: ReplyTemplateRow[]; phone: string }> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('reply_templates')
      .selectAll()
      .where((row) => row.or([row('staff_id', 'is', null), row('staff_id', '=', staffId)]))
      .orderBy('name')
      .orderBy('id'),
  )
  const [person] = yield* rowsOf(sql.selectFrom('staff').select('phone').where('id', '=', staffId))
  return { rows, phone: person?.phone ?? '' }
}

/**
 * Adds a template, changes it, or brings a deleted one back.
 * @param input.id null for a new one
 * @param input.first its words in the content, or of a signature that nobody has written yet; null if there are none
 * @param input.version the one that the writer saw
 * @param input.most how many there may be of its kind
 */
export function* saveTemplate(
  sql: Sql,
  input: Actor & {
    id: string | null
    first: TemplateWords | null
    words: TemplateWords
    isShared: boolean
    version: number
    most: number
  },
): Transaction<TemplateSaved> {
  const { id, first, words, isShared, version, most, staffId, now } = input
  yield* lock(['reply-templates'])
  const before = id === null ? null : yield* readTemplate(sql, { id, first, isShared, staffId })
  if (id !== null && !before) return { outcome: 'gone' }
  if (before && before.version !== version) {
    return { outcome: 'overtaken', row: before.deleted_at === null ? before : null }
  }
  const isNew = !before || before.version === 0
  if (before && before.staff_id === null && !isShared) return { outcome: 'shared' }
  if (isNew && (yield* countOf(templatesOf(sql, isShared ? null : staffId))) >= most)
    return { outcome: 'full' }
  const row: ReplyTemplateRow = {
    ...words,
    id: id ?? createId(),
    staff_id: isShared ? null : staffId,
    version: (before?.version ?? 0) + 1,
    updated_at: now,
    updated_by: staffId,
    deleted_at: null,
  }
  yield* putTemplate(sql, row, id === null ? 'template.added' : 'template.changed')
  return { outcome: 'saved', row }
}

/** Deletes a template; one of the content does not come back. @returns the row, with the version that brings it back */
export function* deleteTemplate(
  sql: Sql,
  { id, first, version, staffId, now }: Actor & { id: string; first: TemplateWords | null; version: number },
): Transaction<TemplateSaved> {
  yield* lock(['reply-templates'])
  const before = yield* readTemplate(sql, { id, first, isShared: true, staffId })
  if (!before || before.deleted_at !== null) return { outcome: 'gone' }
  if (before.version !== version) return { outcome: 'overtaken', row: before }
  const row: ReplyTemplateRow = {
    ...before,
    version: version + 1,
    updated_at: now,
    updated_by: staffId,
    deleted_at: now,
  }
  yield* putTemplate(sql, row, 'template.deleted')
  return { outcome: 'saved', row }
}

/** Sets the phone number of a person's replies. */
export function* setStaffPhone(
  sql: Sql,
  { staffId, phone, now }: Actor & { phone: string },
): Transaction<null> {
  yield* rowsOf(sql.updateTable('staff').set({ phone }).where('id', '=', staffId))
  yield* announceWorkspace(sql, { now })
  return null
}

/** A template that this person may change; one of the content has version 0. */
function* readTemplate(
  sql: Sql,
  {
    id,
    first,
    isShared,
    staffId,
  }: { id: string; first: TemplateWords | null; isShared: boolean; staffId: string },
): Generator<Step, ReplyTemplateRow | null, unknown[]> {
  const [row] = yield* rowsOf(sql.selectFrom('reply_templates').selectAll().where('id', '=', id))
  if (row) return row.staff_id === null || row.staff_id === staffId ? row : null
  if (!first) return null
  const owner = isShared ? null : staffId
  return { ...first, id, staff_id: owner, version: 0, updated_at: '', updated_by: '', deleted_at: null }
}

const templatesOf = (sql: Sql, staffId: string | null) =>
  sql
    .selectFrom('reply_templates')
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .where('deleted_at', 'is', null)

function* putTemplate(sql: Sql, row: ReplyTemplateRow, action: string): Generator<Step, void, unknown[]> {
  yield* rowsOf(
    sql
      .insertInto('reply_templates')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row)),
  )
  yield* addAuditEntry(sql, {
    at: row.updated_at,
    staffId: row.updated_by,
    action,
    subject: { kind: 'template', id: row.id },
  })
  yield* announceWorkspace(sql, { now: row.updated_at })
}
