import type { TransactionRunner } from '#server/database/transaction-runner.ts'
import type { Log } from '#server/log/create-log.ts'
import { lifetimes, makeLink } from './links.ts'

/**
 * At the start, while nobody has an account: shows the operator a link that makes the first one. What a server writes is
 * collected and kept where it does not run in a terminal, and a link in there would let in whoever reads it; such a server says
 * only which command makes one.
 * @param options.show writes to the terminal; null where there is none
 */
export async function announceFirstAccount(options: {
  store: Pick<TransactionRunner, 'run'>
  /** Where staff find the site, such as http://localhost:3000. */
  origin: string
  show: ((text: string) => void) | null
  log: Log
  now?: Date
}): Promise<void> {
  const { store, origin, show, log, now = new Date() } = options
  if ((await store.run('listStaff', undefined)).length > 0) return
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
