import { type FormState, idleState } from './form-state.ts'
import type { SendOutcome } from './post-consultation.ts'

/** The sentence for a visitor who exceeds the rate limit. */
export function limitedAdvice(retryAfterSeconds: number | null): string {
  const wait =
    retryAfterSeconds === null || retryAfterSeconds > 90
      ? 'a few minutes'
      : `${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'}`
  return `You’ve sent several requests in a short time. Everything you wrote is still here: please wait ${wait} and send it again.`
}

/** Returns the state after an attempt. */
export function stateAfter(outcome: SendOutcome, before: FormState): FormState {
  const moved = { ...idleState, focusMoves: before.focusMoves + 1 }
  switch (outcome.outcome) {
    case 'stored':
      return { ...moved, status: 'success' }
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
