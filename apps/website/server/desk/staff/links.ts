import { createId } from '#server/store/create-id.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { deskPath } from './guard/own-path.ts'
import type { Role } from '#contract/desk/staff.ts'
import { createToken, hashToken } from './token.ts'
import { addStaffLink } from './store/link-transactions.ts'

const hour = 3_600_000

/**
 * Lifetime of a link in milliseconds. An invitation waits for people who are away; an operator's link is used at once.
 */
export const lifetimes = { invitation: 7 * 24 * hour, way: 24 * hour }

export type NewLink = {
  /** Null for the first account, whose address is typed when the link is used. */
  email: string | null
  role: Role
  /** The person to recover; null for a new account. */
  staffId: string | null
  /** In milliseconds. */
  lifetime: number
  /** The requesting person; null for the operator's commands. */
  by: string | null
  now: Date
}

export type MadeLink =
  | { outcome: 'added'; id: string; path: string; expiresAt: string }
  | { outcome: 'taken' | 'not-first' }

/** Creates a link that works once. Its path is returned only here: the store has just its hash. */
export async function makeLink(store: Pick<TransactionRunner, 'run'>, link: NewLink): Promise<MadeLink> {
  const token = createToken()
  const id = createId()
  const expiresAt = new Date(link.now.getTime() + link.lifetime).toISOString()
  const outcome = await store.run(addStaffLink, {
    link: {
      id,
      token_hash: hashToken(token),
      email: link.email,
      role: link.role,
      staff_id: link.staffId,
      created_at: link.now.toISOString(),
      expires_at: expiresAt,
    },
    by: link.by,
    now: link.now.toISOString(),
  })
  return outcome === 'added' ? { outcome, id, path: `${deskPath}/welcome/${token}`, expiresAt } : { outcome }
}
