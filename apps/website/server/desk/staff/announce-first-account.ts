import type { TransactionRunner } from '#server/store/transaction.ts'
import type { Log } from '#server/runtime/log.ts'
import { lifetimes, makeLink } from './links.ts'
import { listStaff } from './store/staff-transactions.ts'

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
    lifetime: lifetimes.way,
    by: null,
    now,
  })
  if (made.outcome !== 'added') return
  show(
    `\nThe desk has no account yet. Make the first one here (works once, for 24 hours):\n${origin}${made.path}\n\n`,
  )
}
