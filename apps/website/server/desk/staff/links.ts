import { createId } from '#server/store/create-id.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { deskPath } from './guard/own-path.ts'
import type { Role } from '#contract/desk/staff.ts'
import { createToken, hashToken } from './guard/tokens.ts'
import { type AddLinkOutcome, addStaffLink } from './transactions/link-transactions.ts'
import type { Log } from '#server/runtime/log.ts'
import { listStaff } from './transactions/staff-transactions.ts'

const hour = 3_600_000

/**
 * Lifetime of a link in milliseconds. An invitation waits for people who are away; a link that is handed over directly is
 * used at once.
 */
export const lifetimes = { invitation: 7 * 24 * hour, direct: 24 * hour }

type NewLink = {
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

type MadeLink =
  | { outcome: 'added'; id: string; path: string; expiresAt: string }
  | { outcome: Exclude<AddLinkOutcome, 'added'> }

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

/**
 * At the start, while nobody has an account: shows the operator a link that creates the first one. Outside of a
 * terminal, output is collected and kept, and every reader could use such a link; there the server only names the
 * command that creates an account.
 * @param options.show writes to the terminal; null if there is none
 */
export async function announceFirstAccount(options: {
  store: Pick<TransactionRunner, 'run'>
  /** The public address of the site, such as http://localhost:3000. */
  origin: string
  show: ((text: string) => void) | null
  log: Log
  now?: Date
}): Promise<void> {
  const { store, origin, show, log, now = new Date() } = options
  if ((await store.run(listStaff, undefined)).length > 0) return
  if (show === null) {
    log.info('nobody can sign in to the desk yet', { advice: 'npm run staff -- add <e-mail>' })
    return
  }
  const made = await makeLink(store, {
    email: null,
    role: 'admin',
    staffId: null,
    lifetime: lifetimes.direct,
    by: null,
    now,
  })
  if (made.outcome !== 'added') return
  show(
    `\nThe desk has no account yet. Make the first one here (works once, for 24 hours):\n${origin}${made.path}\n\n`,
  )
}
