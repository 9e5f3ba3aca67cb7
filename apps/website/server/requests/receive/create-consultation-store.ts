import type { TransactionRunner } from '#server/store/transaction-runner.ts'
import type { ConsultationStore } from './consultation-store.ts'

/**
 * Creates the consultation store on top of the transactions.
 * @param channels deliver each request, and are enqueued in its transaction
 */
export function createConsultationStore(
  runner: TransactionRunner,
  channels: readonly string[],
): ConsultationStore {
  return {
    add: (consultation, identity, limit, context = {}, reasons = [], proof = null) =>
      runner.run('addConsultation', { consultation, identity, limit, context, channels, reasons, proof }),
  }
}
