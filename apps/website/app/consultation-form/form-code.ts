/* The code that checks and sends a form. It is more than half of the forms' code, and loads when a visitor starts to use
   a form: see load-form-code.ts. */
import { beginProof } from './proof-of-work.ts'

export { readConsultationRequest } from '#contract/consultation-request.ts'
export { stateAfter } from './state-after.ts'
export { markOutcomeShown, pendingOutcome, sendConsultation } from './send-consultation.ts'

void beginProof()
