/* Everything needed to send a form: the schema of the request and the sending. It is more than half of the forms'
   code, and is loaded when a visitor starts to use a form: see load-form-sender.ts. */
import { beginProof } from './proof-of-work.ts'

export { readConsultationRequest } from '#server/consultations/consultation-request.ts'
export { markOutcomeShown, pendingOutcome, sendForm } from './send-form.ts'

void beginProof()
