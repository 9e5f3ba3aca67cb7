import { createId } from '#server/consultations/create-id.ts'
import type { TransactionRunner } from '#server/database/transaction-runner.ts'
import { deskPath } from './guard/own-path.ts'
import type { Role } from './staff.ts'
import { createToken, hashToken } from './token.ts'

const hour = 3_600_000

/** Milliseconds for which a link works. An invitation waits for people who are away; what an operator asks for is used at once. */
export const lifetimes = { invitation: 7 * 24 * hour, way: 24 * hour }

export type NewLink = {
  /** Null for the first account, whose address is typed when the link is used. */
  email: string | null
  role: Role
  /** Whom it lets back in; null for a new account. */
  staffId: string | null
  /** Milliseconds. */
  lifetime: number
  /** Who asks for it; null for the operator's commands. */
  by: string | null
  now: Date
}

export type MadeLink =
  | { outcome: 'added'; id: string; path: string; expiresAt: string }
  | { outcome: 'taken' | 'not-first' }

/** Makes a link that works once. Its path is given here alone: the store has no more than a hash of it. */
export async function makeLink(store: Pick<TransactionRunner, 'run'>, link: NewLink): Promise<MadeLink> {
  const token = createToken()
  const id = createId()
  const expiresAt = new Date(link.now.getTime() + link.lifetime).toISOString()
  const outcome = await store.run('addStaffLink', {
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
