/*
 * What a form needs when it is sent: the schema of the request and the sending. It is more than half of the form's code, and
 * is loaded when somebody means to use the form: see load-form-work.ts.
 */
import { beginProof } from './proof-of-work.ts'

export { readConsultationRequest } from '#server/consultations/consultation-request.ts'
export { concludeSubmission, currentSubmission, submitOnce } from './submission.ts'

void beginProof()
