import { lock, rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import { beginSession } from './session-transactions.ts'
import type { SessionRow, LinkRow, PasskeyRow } from '#server/store/tables/staff-rows.ts'
import { addStaff, isAdmin, recordRemovedLinks, staffLock, writePassword } from './staff-transactions.ts'

/**
 * `taken`: the address already has an account. `not-first`: the first account exists. `not-admin`: the person who asks
 * for it was removed or demoted meanwhile.
 */
export type AddLinkOutcome = 'added' | 'taken' | 'not-first' | 'not-admin'

/** Adds a link. An earlier invitation or recovery link for the same person stops working. */
export function* addStaffLink(
  sql: Sql,
  { link, by, now }: { link: Omit<LinkRow, 'made_by'>; by: string | null; now: string },
): Transaction<AddLinkOutcome> {
  yield* lock([staffLock])
  if (by !== null && !(yield* isAdmin(sql, by))) return 'not-admin'
  yield* rowsOf(sql.deleteFrom('staff_links').where('expires_at', '<=', now))
  if (link.email === null) {
    if (yield* hasStaff(sql)) return 'not-first'
  } else {
    if (link.staff_id === null && (yield* idOf(sql, link.email)) !== null) return 'taken'
    yield* rowsOf(sql.deleteFrom('staff_links').where('email', '=', link.email))
  }
  yield* rowsOf(sql.insertInto('staff_links').values({ ...link, made_by: by }))
  yield* addAuditEntry(sql, {
    at: now,
    staffId: by,
    action: 'link.made',
    subject: { kind: 'link', id: link.id },
    details: { role: link.role, isInvitation: link.staff_id === null },
  })
  return 'added'
}

/** A valid link and its purpose. */
export type OpenLink = Pick<LinkRow, 'id' | 'email' | 'role' | 'staff_id'>

/** Reads a link without using it up: mail scanners open every link. */
export function* findStaffLink(
  sql: Sql,
  { tokenHash, now }: { tokenHash: string; now: string },
): Transaction<OpenLink | null> {
  return yield* readLink(sql, tokenHash, now)
}

export type ListedLink = Pick<LinkRow, 'id' | 'role' | 'created_at' | 'expires_at'> & {
  email: string
  /** Whether it lets somebody sign in again; otherwise it is an invitation. */
  isRecovery: boolean
  /** The name of the person who made it; null for the operator's commands. */
  madeBy: string | null
}

/** Lists valid links, newest first: invitations, and those with which somebody signs in again. */
export function* listStaffLinks(sql: Sql, { now }: { now: string }): Transaction<ListedLink[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('staff_links')
      .leftJoin('staff', 'staff.id', 'staff_links.made_by')
      .select(['staff_links.id', 'staff_links.email', 'staff_links.role', 'staff_links.staff_id'])
      .select(['staff_links.created_at', 'staff_links.expires_at', 'staff.name as madeBy'])
      // The link of the first account is invalid once somebody could list it.
      .where('staff_links.email', 'is not', null)
      .where('staff_links.expires_at', '>', now)
      .orderBy('staff_links.created_at', 'desc')
      .orderBy('staff_links.id', 'desc'),
  )
  return rows.map(({ staff_id, email, ...row }) => ({
    ...row,
    email: email ?? '',
    isRecovery: staff_id !== null,
  }))
}

/** Revokes the link with an id, or the one for an address. Returns whether it existed. */
export function* deleteStaffLink(
  sql: Sql,
  { which, value, by, now }: { which: 'id' | 'email'; value: string; by: string | null; now: string },
): Transaction<boolean> {
  const removed = yield* rowsOf(
    sql.deleteFrom('staff_links').where(which, '=', value).where('expires_at', '>', now).returning('id'),
  )
  yield* recordRemovedLinks(sql, removed, { by, now })
  return removed.length > 0
}

export type UseLinkInput = {
  tokenHash: string
  /** The id for a new account. */
  staffId: string
  name: string
  /** For the first account only; an invitation has its own address. */
  email: string | null
  passwordHash: string | null
  /** Without the person, who is determined here. */
  passkey: Omit<PasskeyRow, 'staff_id'> | null
  /** Without the person, who is determined here. */
  session: Omit<SessionRow, 'staff_id'>
  replaces: string | null
  /** The keys of the browser and its network (`knownKeys`). */
  knownAs: readonly string[]
  now: string
}

/** `gone`: the link was used, has expired, or never existed. */
export type UseLinkOutcome = { outcome: 'used'; staffId: string } | { outcome: 'gone' | 'taken' }

/**
 * Uses a link up: creates or recovers the account, and begins the session. Only one of two concurrent deletions
 * succeeds, on both engines.
 */
export function* useStaffLink(sql: Sql, input: UseLinkInput): Transaction<UseLinkOutcome> {
  const { tokenHash, passwordHash, passkey, now } = input
  yield* lock([staffLock])
  const link = yield* readLink(sql, tokenHash, now)
  if (!link) return { outcome: 'gone' }
  const email = link.email ?? input.email
  if (email === null) return { outcome: 'gone' }
  if (link.staff_id === null && (yield* idOf(sql, email)) !== null) return { outcome: 'taken' }
  const deleted = yield* rowsOf(
    sql.deleteFrom('staff_links').where('token_hash', '=', tokenHash).returning('id'),
  )
  if (deleted.length === 0) return { outcome: 'gone' }

  const staffId = link.staff_id ?? input.staffId
  if (link.staff_id === null) {
    yield* addStaff(sql, {
      id: staffId,
      email,
      name: input.name,
      role: link.role,
      password_hash: passwordHash,
      created_at: now,
      removed_at: null,
    })
  } else {
    // Somebody else may have a lost password or device, so end all sessions.
    yield* rowsOf(sql.deleteFrom('staff_sessions').where('staff_id', '=', staffId))
    if (passwordHash !== null) yield* writePassword(sql, staffId, passwordHash)
  }
  if (passkey) yield* rowsOf(sql.insertInto('staff_passkeys').values({ ...passkey, staff_id: staffId }))
  yield* addAuditEntry(sql, {
    at: now,
    staffId,
    action: link.staff_id === null ? 'staff.added' : 'link.used',
    subject: { kind: 'staff', id: staffId },
    details: { role: link.role },
  })
  yield* beginSession(sql, {
    row: { ...input.session, staff_id: staffId },
    replaces: input.replaces,
    knownAs: input.knownAs,
    method: 'link',
  })
  return { outcome: 'used', staffId }
}

/**
 * Finds the person with an address that a sign-in provider confirmed; null for none. An invited person joins, and the
 * invitation is used up.
 */
export function* acceptFromProvider(
  sql: Sql,
  { email, name, staffId, now }: { email: string; name: string; staffId: string; now: string },
): Transaction<string | null> {
  yield* lock([staffLock])
  const known = yield* idOf(sql, email)
  if (known !== null) return known
  const [invitation] = yield* rowsOf(
    sql
      .deleteFrom('staff_links')
      .where('email', '=', email)
      .where('staff_id', 'is', null)
      .where('expires_at', '>', now)
      .returning('role'),
  )
  if (!invitation) return null
  const { role } = invitation
  yield* addStaff(sql, {
    id: staffId,
    email,
    name,
    role,
    password_hash: null,
    created_at: now,
    removed_at: null,
  })
  yield* addAuditEntry(sql, {
    at: now,
    staffId,
    action: 'staff.added',
    subject: { kind: 'staff', id: staffId },
    details: { role },
  })
  return staffId
}

function* readLink(sql: Sql, tokenHash: string, now: string): Generator<Step, OpenLink | null, unknown[]> {
  const [link] = yield* rowsOf(
    sql
      .selectFrom('staff_links')
      .select(['id', 'email', 'role', 'staff_id'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now),
  )
  if (!link) return null
  // The link of the first account is invalid once there is an account.
  return link.email === null && (yield* hasStaff(sql)) ? null : link
}

function* hasStaff(sql: Sql): Generator<Step, boolean, unknown[]> {
  const [member] = yield* rowsOf(
    sql.selectFrom('staff').select('id').where('removed_at', 'is', null).limit(1),
  )
  return member !== undefined
}

function* idOf(sql: Sql, email: string): Generator<Step, string | null, unknown[]> {
  const [member] = yield* rowsOf(
    sql.selectFrom('staff').select('id').where('email', '=', email).where('removed_at', 'is', null),
  )
  return member?.id ?? null
}
