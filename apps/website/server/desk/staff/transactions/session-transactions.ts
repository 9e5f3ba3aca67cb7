import { rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { deskLanguages } from '#contract/desk/languages.ts'
import type { Me } from '#contract/desk/staff.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import type { SessionRow } from '#server/store/tables/staff-rows.ts'

/** Seconds after which a session ends: a month. */
export const sessionSeconds = 30 * 24 * 3600

/** Milliseconds after which an unused session ends earlier: a long weekend. */
const idleTime = 4 * 24 * 3_600_000

/** Milliseconds between two updates of the last use: each is a write. */
const seenInterval = 5 * 60_000

/** Seconds for which a browser and a network are known after a sign-in. */
export const knownSeconds = 90 * 24 * 3600

type NewSession = {
  row: SessionRow
  /** The hash of the browser's previous token. */
  replaces: string | null
  /** The keys of the browser and its network (`knownKeys`). */
  knownAs: readonly string[]
  method: SignInMethod
}

export type SignInMethod = 'password' | 'passkey' | 'provider' | 'link'

/** Begins a session for an authenticated person, as a step of another transaction. */
export function* beginSession(
  sql: Sql,
  { row, replaces, knownAs, method }: NewSession,
): Generator<Step, void, unknown[]> {
  if (replaces !== null) yield* rowsOf(sql.deleteFrom('staff_sessions').where('token_hash', '=', replaces))
  yield* rowsOf(sql.deleteFrom('staff_sessions').where('expires_at', '<=', row.created_at))
  yield* rowsOf(sql.insertInto('staff_sessions').values(row))
  yield* rowsOf(sql.deleteFrom('known_sign_ins').where('expires_at', '<=', row.created_at))
  const expires_at = new Date(Date.parse(row.created_at) + knownSeconds * 1000).toISOString()
  for (const key of knownAs) {
    yield* rowsOf(
      sql
        .insertInto('known_sign_ins')
        .values({ staff_id: row.staff_id, key, expires_at })
        .onConflict((conflict) => conflict.columns(['staff_id', 'key']).doUpdateSet({ expires_at })),
    )
  }
  yield* addAuditEntry(sql, {
    at: row.created_at,
    staffId: row.staff_id,
    action: 'session.began',
    subject: { kind: 'session', id: row.id },
    details: { method },
  })
}

/** Begins a session, unless the person was removed meanwhile. */
export function* addStaffSession(sql: Sql, session: NewSession): Transaction<boolean> {
  const [member] = yield* rowsOf(
    sql
      .selectFrom('staff')
      .select('id')
      .where('id', '=', session.row.staff_id)
      .where('removed_at', 'is', null),
  )
  if (!member) return false
  yield* beginSession(sql, session)
  return true
}

/** Returns those of the keys under which the person with this address has signed in before. */
export function* listKnownKeys(
  sql: Sql,
  { email, keys, now }: { email: string; keys: readonly string[]; now: string },
): Transaction<string[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('known_sign_ins')
      .innerJoin('staff', 'staff.id', 'known_sign_ins.staff_id')
      .select('known_sign_ins.key')
      .where('staff.email', '=', email)
      .where('staff.removed_at', 'is', null)
      .where('known_sign_ins.key', 'in', keys)
      .where('known_sign_ins.expires_at', '>', now),
  )
  return rows.map(({ key }) => key)
}

type OpenSession = { id: string; staff: Me }

/** Finds the session of a token with its person, or null; records its use. */
export function* findStaffSession(
  sql: Sql,
  { tokenHash, now }: { tokenHash: string; now: string },
): Transaction<OpenSession | null> {
  const [row] = yield* rowsOf(
    sql
      .selectFrom('staff_sessions')
      .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
      .select([
        'staff_sessions.id as session',
        'staff_sessions.seen_at as seenAt',
        'staff.id',
        'staff.email',
        'staff.name',
        'staff.role',
        'staff.language',
      ])
      .where('staff_sessions.token_hash', '=', tokenHash)
      .where('staff_sessions.expires_at', '>', now)
      .where('staff_sessions.seen_at', '>', before(now, idleTime))
      .where('staff.removed_at', 'is', null),
  )
  if (!row) return null
  const { session, seenAt, language, ...staff } = row
  if (seenAt <= before(now, seenInterval)) {
    yield* rowsOf(sql.updateTable('staff_sessions').set({ seen_at: now }).where('id', '=', session))
  }
  // A later release may know more languages.
  const known = deskLanguages.find((each) => each === language) ?? null
  return { id: session, staff: { ...staff, language: known } }
}

type ListedSession = Pick<SessionRow, 'id' | 'device' | 'created_at' | 'seen_at'>

/** Lists open sessions of a person, last used first. */
export function* listStaffSessions(
  sql: Sql,
  { staffId, now }: { staffId: string; now: string },
): Transaction<ListedSession[]> {
  return yield* rowsOf(
    sql
      .selectFrom('staff_sessions')
      .select(['id', 'device', 'created_at', 'seen_at'])
      .where('staff_id', '=', staffId)
      .where('expires_at', '>', now)
      .where('seen_at', '>', before(now, idleTime))
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc'),
  )
}

/** Ends sessions of a person: one by its id, or all except one. Returns how many. */
export function* endStaffSessions(
  sql: Sql,
  {
    staffId,
    which,
    now,
  }: { staffId: string; which: { only: string } | { except: string | null }; now: string },
): Transaction<number> {
  let query = sql.deleteFrom('staff_sessions').where('staff_id', '=', staffId)
  if ('only' in which) query = query.where('id', '=', which.only)
  else if (which.except !== null) query = query.where('id', '!=', which.except)
  const ended = yield* rowsOf(query.returning('id'))
  if (ended.length > 0) {
    yield* addAuditEntry(sql, {
      at: now,
      staffId,
      action: 'session.ended',
      subject: { kind: 'session', id: 'only' in which ? which.only : null },
      details: { count: ended.length },
    })
  }
  return ended.length
}

const before = (now: string, milliseconds: number): string =>
  new Date(Date.parse(now) - milliseconds).toISOString()
