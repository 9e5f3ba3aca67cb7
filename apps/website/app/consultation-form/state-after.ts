import { formErrors } from '#contract/form-errors.ts'
import { hasAppointments } from '#contract/has-appointments.ts'
import { type FormState, idleState } from './form-state.ts'
import type { SendOutcome } from './post-consultation.ts'

/** The sentence for a visitor who exceeds the rate limit. */
export function limitedAdvice(retryAfterSeconds: number | null): string {
  const { limited, waits } = formErrors
  const unit = retryAfterSeconds === 1 ? waits.second : waits.seconds
  const wait =
    retryAfterSeconds === null || retryAfterSeconds > 90
      ? waits.minutes
      : unit.replace('{count}', String(retryAfterSeconds))
  return limited.replace('{wait}', wait)
}

/** Returns the state after an attempt. */
export function stateAfter(outcome: SendOutcome, before: FormState): FormState {
  const moved = { ...idleState, focusMoves: before.focusMoves + 1 }
  switch (outcome.outcome) {
    case 'stored':
      return hasAppointments
        ? { ...moved, status: 'success', bookingToken: outcome.bookingToken }
        : { ...moved, status: 'success' }
    case 'invalid':
      return { ...moved, status: 'error', summary: outcome.errors, errors: outcome.errors }
    case 'limited':
      return { ...moved, status: 'error', advice: limitedAdvice(outcome.retryAfterSeconds) }
    case 'conflict':
    case 'refused':
    case 'unknown':
      return { ...moved, status: 'error' }
  }
}
