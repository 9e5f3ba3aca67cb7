import type { AuditDetails, ListedAuditEntry } from '#contract/desk/audit.ts'
import { createId } from './create-id.ts'
import { rowsOf } from './transaction.ts'
import type { Sql, Step, Transaction } from './transaction.ts'

/** Something that a person viewed or changed. */
export type AuditEntry = {
  /** ISO 8601. */
  at: string
  /** Null for the operator's commands. */
  staffId: string | null
  /** A verb and its object, such as `request.viewed` or `staff.removed`. */
  action: string
  /** The object, such as `{ kind: 'request', id }`. */
  subject: { kind: string; id: string | null }
  details?: AuditDetails
}

/** Adds an entry as a step of any transaction: both are written, or neither. */
export function* addAuditEntry(
  sql: Sql,
  { at, staffId, action, subject, details = {} }: AuditEntry,
): Generator<Step, void, unknown[]> {
  yield* rowsOf(
    sql.insertInto('audit_entries').values({
      id: createId(),
      at,
      staff_id: staffId,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      details: JSON.stringify(details),
    }),
  )
}

/** Adds an entry on its own, such as a view of a request. */
export function* recordAudit(sql: Sql, { entry }: { entry: AuditEntry }): Transaction<null> {
  yield* addAuditEntry(sql, entry)
  return null
}

/** Lists entries, newest first. @param input.before the id of the last known entry; null for the first page */
export function* listAudit(
  sql: Sql,
  { before, limit }: { before: string | null; limit: number },
): Transaction<ListedAuditEntry[]> {
  let query = sql
    .selectFrom('audit_entries')
    .leftJoin('staff', 'staff.id', 'audit_entries.staff_id')
    .selectAll('audit_entries')
    .select('staff.name as staff_name')
    .orderBy('audit_entries.at', 'desc')
    .orderBy('audit_entries.id', 'desc')
    .limit(limit)
  if (before !== null) {
    const [last] = yield* rowsOf(
      sql.selectFrom('audit_entries').select(['at', 'id']).where('id', '=', before),
    )
    if (!last) return []
    query = query.where((eb) =>
      eb(eb.refTuple('audit_entries.at', 'audit_entries.id'), '<', eb.tuple(last.at, last.id)),
    )
  }
  const rows = yield* rowsOf(query)
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id },
    details: JSON.parse(row.details) as AuditDetails,
  }))
}
