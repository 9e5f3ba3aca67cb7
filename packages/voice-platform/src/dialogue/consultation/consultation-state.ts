import type { Reply } from '../reply.ts'
import type { ConsultationField, ConsultationValues } from './consultation-fields.ts'

/** How far the request for a consultation has come. */
export type ConsultationState = {
  /** The field asked for; `check` once all have been. */
  asking: ConsultationField | 'check'
  /** Whether the answer to the field was read back and waits for a yes. */
  confirming: boolean
  values: ConsultationValues
  /** Fields that were answered or skipped. */
  settled: readonly ConsultationField[]
  /** The beginning of an address or number that was broken off. */
  partial: string
}

export type ConsultationTurn =
  | { outcome: 'goes-on'; state: ConsultationState; reply: Reply }
  | { outcome: 'finished'; reply: Reply }
  /** The words do not answer what was asked; the caller may take them as a question. */
  | { outcome: 'not-understood'; reply: Reply }

/** Takes the answer to a field; without a value it was skipped. */
export function settle(
  state: ConsultationState,
  field: ConsultationField,
  value?: string,
): ConsultationState {
  const values = { ...state.values }
  if (value === undefined) delete values[field]
  else values[field] = value
  return { ...state, values, settled: [...new Set([...state.settled, field])] }
}
