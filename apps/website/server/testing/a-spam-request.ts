import type { ConsultationFields } from '#contract/consultation.ts'
import { aConsultation } from './a-consultation.ts'
import type { SpamReason } from '#server/requests/spam/spam-judgement.ts'

/** The fields of an unsuspicious request, except for the given ones. */
export function aRequest(fields: Partial<ConsultationFields> = {}): ConsultationFields {
  const { id: _, created_at: __, ...rest } = aConsultation(fields)
  return rest
}

/** The sum of the points. */
export const points = (reasons: SpamReason[]): number =>
  reasons.reduce((sum, reason) => sum + reason.points, 0)
