import type { FieldErrors } from '#contract/consultation-request.ts'
import type { FormValues } from './form-values.ts'

/** The visible state of the form. The DOM holds the typed values. */
export type FormState = {
  /** `success` shows the thank-you view, `error` the banner. */
  status: 'idle' | 'success' | 'error'
  /** Of the stored request: see `ReceiveOutcome`. */
  bookingToken?: string | undefined
  /** Advice to the visitor about the failure, if any. */
  advice: string | null
  /** The errors of the last attempt, listed above the form. Unchanged until the next one. */
  summary: FieldErrors
  /** The current errors, beside the fields. */
  errors: FieldErrors
  /** Incremented by each change that moves the focus. */
  focusMoves: number
}

export const idleState: FormState = {
  status: 'idle',
  advice: null,
  summary: {},
  errors: {},
  focusMoves: 0,
}

/** A native POST that was not stored: its errors and all answers. */
export type ConsultationFailure = { values: FormValues; errors: FieldErrors; advice: string | null }

/** Returns the state of the server's page: the form, the thank-you view, or a failed native POST. */
export function initialState(isSent: boolean, failure: ConsultationFailure | null): FormState {
  if (isSent) return { ...idleState, status: 'success', focusMoves: 1 }
  if (!failure) return idleState
  const { errors, advice } = failure
  return { status: 'error', advice, summary: errors, errors, focusMoves: 1 }
}
