import type { TransactionRunner } from '#server/database/transaction-runner.ts'
import type { ConsultationStore } from './consultation-store.ts'

/** The consultations of a store, by its transactions. */
export function createConsultationStore(runner: TransactionRunner): ConsultationStore {
  return {
    add: (consultation, identity, limit, context = {}) =>
      runner.run('addConsultation', { consultation, identity, limit, context }),
  }
}
