import { rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import type { PasskeyRow } from '#server/store/tables/staff-rows.ts'

/** Adds a passkey of a signed-in person. Returns false if it exists already. */
export function* addStaffPasskey(sql: Sql, { passkey }: { passkey: PasskeyRow }): Transaction<boolean> {
  const added = yield* rowsOf(
    sql
      .insertInto('staff_passkeys')
      .values(passkey)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  )
  if (added.length === 0) return false
  yield* addAuditEntry(sql, {
    at: passkey.created_at,
    staffId: passkey.staff_id,
    action: 'passkey.added',
    subject: { kind: 'staff', id: passkey.staff_id },
  })
  return true
}

/** Finds the passkey with this id, of an active person; null if there is none. */
export function* findStaffPasskey(sql: Sql, { id }: { id: string }): Transaction<PasskeyRow | null> {
  const [passkey] = yield* rowsOf(
    sql
      .selectFrom('staff_passkeys')
      .innerJoin('staff', 'staff.id', 'staff_passkeys.staff_id')
      .selectAll('staff_passkeys')
      .where('staff_passkeys.id', '=', id)
      .where('staff.removed_at', 'is', null),
  )
  return passkey ?? null
}

/** Lists passkeys, oldest first. */
export function* listStaffPasskeys(sql: Sql, { staffId }: { staffId: string }): Transaction<PasskeyRow[]> {
  return yield* rowsOf(
    sql
      .selectFrom('staff_passkeys')
      .selectAll()
      .where('staff_id', '=', staffId)
      .orderBy('created_at')
      .orderBy('id'),
  )
}

/** Records a use of a passkey, with its authenticator's counter. */
export function* recordPasskeyUse(
  sql: Sql,
  { id, counter, now }: { id: string; counter: number; now: string },
): Transaction<null> {
  yield* rowsOf(sql.updateTable('staff_passkeys').set({ counter, used_at: now }).where('id', '=', id))
  return null
}

/** `last-way`: the person has no password and no other passkey. */
export type DeletePasskeyOutcome = 'deleted' | 'unknown' | 'last-way'

/** Removes a passkey of a person. */
export function* deleteStaffPasskey(
  sql: Sql,
  { id, staffId, now }: { id: string; staffId: string; now: string },
): Transaction<DeletePasskeyOutcome> {
  // Locks the person's row: two requests that remove the last two passkeys run one after the other.
  const [person] = yield* rowsOf(
    sql
      .updateTable('staff')
      .set((row) => ({ name: row.ref('name') }))
      .where('id', '=', staffId)
      .returning('password_hash'),
  )
  const passkeys = yield* rowsOf(
    sql.selectFrom('staff_passkeys').select('id').where('staff_id', '=', staffId),
  )
  if (!passkeys.some((passkey) => passkey.id === id)) return 'unknown'
  if (passkeys.length === 1 && (person?.password_hash ?? null) === null) return 'last-way'
  yield* rowsOf(sql.deleteFrom('staff_passkeys').where('id', '=', id))
  yield* addAuditEntry(sql, {
    at: now,
    staffId,
    action: 'passkey.removed',
    subject: { kind: 'staff', id: staffId },
  })
  return 'deleted'
}
