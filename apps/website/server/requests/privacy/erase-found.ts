import type { TransactionRunner } from '#server/store/transaction.ts'
import type { ErasureList } from './erasure-list.ts'
import type { PersonRecords } from './person-transactions.ts'
import { erasePerson } from './person-transactions.ts'

/** `busy`: these deliveries of theirs are running, and nothing was erased. */
export type ErasedPerson =
  | { outcome: 'busy'; deliveries: readonly string[] }
  | { outcome: 'erased'; requests: number; deliveries: number; calls: number }

/**
 * Erases a person whose records were shown before, and puts them on the list of erasures, so that a backup does not bring them back.
 * @param options.now what came later stays
 * @param options.staffId who erases; null for the operator's command
 */
export async function eraseFound(
  store: Pick<TransactionRunner, 'run'>,
  records: PersonRecords,
  options: { email: string; erasures: ErasureList; now: Date; staffId: string | null },
): Promise<ErasedPerson> {
  const { email, erasures, now, staffId } = options
  const running = records.deliveries.filter(({ state, claim }) => state === 'waiting' && claim !== null)
  if (running.length > 0) return { outcome: 'busy', deliveries: running.map(({ id }) => id) }
  const until = now.toISOString()
  const erasure = { hash: erasures.hash(email), erased_at: until }
  // Recorded before the erasure: if it is interrupted, the next start of the server completes it.
  erasures.add(erasure)
  return store.run(erasePerson, { email, until, erasure, isForced: false, staffId })
}

/** The channels that have something of this person already. */
export const sentTo = ({ deliveries }: PersonRecords): string[] => [
  ...new Set(deliveries.filter(({ state }) => state === 'sent').map(({ channel }) => channel)),
]
