import type { DeskLanguage } from '#contract/desk/languages.ts'
import { announceWorkspace } from '#server/desk/requests/request-changes.ts'
import { deletePushSubscriptions } from '#server/requests/delivery/channels/push/push-subscriptions.ts'
import { lock, rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import type { Role, Staff } from '#contract/desk/staff.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import type { StaffRow } from '#server/store/tables/staff-rows.ts'

/** Serialises changes of staff: two admins cannot remove each other at once. */
export const staffLock = 'staff'

/** Finds an active person by e-mail address or id, with the password's hash; null if there is none. */
export function* findStaff(
  sql: Sql,
  { by, value }: { by: 'email' | 'id'; value: string },
): Transaction<(Staff & { passwordHash: string | null }) | null> {
  const [row] = yield* rowsOf(
    sql
      .selectFrom('staff')
      .select(['id', 'email', 'name', 'role', 'password_hash as passwordHash'])
      .where(by, '=', value)
      .where('removed_at', 'is', null),
  )
  return row ?? null
}

export type ListedStaff = Staff & { createdAt: string; seenAt: string | null; hasPasskey: boolean }

/** Lists all active people, by name. */
export function* listStaff(sql: Sql): Transaction<ListedStaff[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('staff')
      .select(['id', 'email', 'name', 'role', 'created_at as createdAt'])
      .select((eb) =>
        eb
          .selectFrom('staff_sessions')
          .select((all) => all.fn.max('seen_at').as('seen'))
          .whereRef('staff_sessions.staff_id', '=', 'staff.id')
          .as('seenAt'),
      )
      .select((eb) =>
        eb
          .selectFrom('staff_passkeys')
          .select((all) => all.fn.min('created_at').as('first'))
          .whereRef('staff_passkeys.staff_id', '=', 'staff.id')
          .as('firstPasskey'),
      )
      .where('removed_at', 'is', null)
      .orderBy('name')
      .orderBy('id'),
  )
  return rows.map(({ firstPasskey, ...row }) => ({ ...row, hasPasskey: firstPasskey !== null }))
}

export type StaffChange = { kind: 'role'; role: Role } | { kind: 'remove' }

/** `last-admin`: nobody would be left to manage staff. */
export type StaffChangeOutcome = 'changed' | 'unknown' | 'last-admin'

/**
 * Changes the role of a person, or removes them: their sessions, passkeys and password are deleted at once. The links that
 * they made end with their right to make them.
 */
export function* changeStaff(
  sql: Sql,
  { id, change, by, now }: { id: string; change: StaffChange; by: string | null; now: string },
): Transaction<StaffChangeOutcome> {
  yield* lock([staffLock])
  const [member] = yield* rowsOf(
    sql.selectFrom('staff').select(['email', 'role']).where('id', '=', id).where('removed_at', 'is', null),
  )
  if (!member) return 'unknown'
  const keepsRole = change.kind === 'role' && change.role === 'admin'
  if (member.role === 'admin' && !keepsRole && (yield* countAdmins(sql)) === 1) return 'last-admin'
  if (change.kind === 'role') {
    yield* rowsOf(sql.updateTable('staff').set({ role: change.role }).where('id', '=', id))
  } else {
    yield* rowsOf(
      sql.updateTable('staff').set({ removed_at: now, password_hash: null, phone: '' }).where('id', '=', id),
    )
    yield* deletePushSubscriptions(sql, { staffId: id, endpoint: null })
    yield* rowsOf(sql.deleteFrom('staff_sessions').where('staff_id', '=', id))
    yield* rowsOf(sql.deleteFrom('staff_passkeys').where('staff_id', '=', id))
    yield* rowsOf(sql.deleteFrom('reply_templates').where('staff_id', '=', id))
    yield* rowsOf(sql.deleteFrom('known_sign_ins').where('staff_id', '=', id))
    yield* rowsOf(sql.deleteFrom('staff_links').where('staff_id', '=', id))
    yield* rowsOf(sql.deleteFrom('staff_hours').where('staff_id', '=', id))
    yield* rowsOf(sql.deleteFrom('calendars').where('staff_id', '=', id))
    yield* rowsOf(
      sql
        .deleteFrom('appointments')
        .where('state', '=', 'blocked')
        .where('holder', '=', member.email.toLowerCase()),
    )
    yield* rowsOf(sql.deleteFrom('desk_views').where('staff_id', '=', id).where('is_shared', '=', 0))
  }
  if (!keepsRole) {
    const ended = yield* rowsOf(sql.deleteFrom('staff_links').where('made_by', '=', id).returning('id'))
    yield* recordRemovedLinks(sql, ended, { by, now })
  }
  yield* announceWorkspace(sql, { now })
  yield* addAuditEntry(sql, {
    at: now,
    staffId: by,
    action: change.kind === 'role' ? 'staff.role-changed' : 'staff.removed',
    subject: { kind: 'staff', id },
    details: change.kind === 'role' ? { role: change.role } : {},
  })
  return 'changed'
}

export function* recordRemovedLinks(
  sql: Sql,
  links: readonly { id: string }[],
  { by, now }: { by: string | null; now: string },
): Generator<Step, void, unknown[]> {
  for (const { id } of links) {
    yield* addAuditEntry(sql, { at: now, staffId: by, action: 'link.removed', subject: { kind: 'link', id } })
  }
}

/** Sets a password and ends every session but one. */
export function* setStaffPassword(
  sql: Sql,
  input: { staffId: string; passwordHash: string; keepsSession: string | null; now: string },
): Transaction<null> {
  const { staffId, passwordHash, keepsSession, now } = input
  yield* writePassword(sql, staffId, passwordHash)
  let ended = sql.deleteFrom('staff_sessions').where('staff_id', '=', staffId)
  if (keepsSession !== null) ended = ended.where('id', '!=', keepsSession)
  yield* rowsOf(ended)
  yield* addAuditEntry(sql, {
    at: now,
    staffId,
    action: 'staff.password-set',
    subject: { kind: 'staff', id: staffId },
  })
  return null
}

/** Sets the language of the desk for a person; null for that of the site. */
export function* setStaffLanguage(
  sql: Sql,
  { staffId, language, now }: { staffId: string; language: DeskLanguage | null; now: string },
): Transaction<null> {
  yield* rowsOf(sql.updateTable('staff').set({ language }).where('id', '=', staffId))
  yield* addAuditEntry(sql, {
    at: now,
    staffId,
    action: 'staff.language-set',
    subject: { kind: 'staff', id: staffId },
  })
  return null
}

export function* writePassword(
  sql: Sql,
  staffId: string,
  passwordHash: string,
): Generator<Step, void, unknown[]> {
  yield* rowsOf(sql.updateTable('staff').set({ password_hash: passwordHash }).where('id', '=', staffId))
}

export function* addStaff(
  sql: Sql,
  row: Omit<StaffRow, 'phone' | 'language'>,
): Generator<Step, void, unknown[]> {
  yield* rowsOf(sql.insertInto('staff').values(row))
  yield* announceWorkspace(sql, { now: row.created_at })
}

export function* isAdmin(sql: Sql, id: string): Generator<Step, boolean, unknown[]> {
  const [member] = yield* rowsOf(
    sql.selectFrom('staff').select('role').where('id', '=', id).where('removed_at', 'is', null),
  )
  return member?.role === 'admin'
}

function* countAdmins(sql: Sql): Generator<Step, number, unknown[]> {
  const admins = yield* rowsOf(
    sql.selectFrom('staff').select('id').where('role', '=', 'admin').where('removed_at', 'is', null),
  )
  return admins.length
}
