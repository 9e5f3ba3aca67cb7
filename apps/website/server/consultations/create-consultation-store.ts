import type { TransactionRunner } from '#server/database/transaction-runner.ts'
import type { ConsultationStore } from './consultation-store.ts'

export function createConsultationStore(runner: TransactionRunner): ConsultationStore {
  return {
    add: (consultation, identity, limit) => runner.run('addConsultation', { consultation, identity, limit }),
  }
}
