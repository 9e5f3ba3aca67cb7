import { drafts } from './draft.ts'
import type { ConsultationFormConfig } from './form-config.ts'
import { type FormValues, toRequest } from './form-values.ts'
import { beginAttempt, renewAttempt } from './idempotency-key.ts'
import { sendConsultation, type SendOutcome } from './send-consultation.ts'

/** Submissions on their way, or arrived and not yet shown. They outlive the page they were begun on. */
const submissions = new Map<string, Promise<SendOutcome>>()

/** The submission of this form that has not been shown to its end, if there is one. */
export function currentSubmission(form: string): Promise<SendOutcome> | undefined {
  return submissions.get(form)
}

/** Its outcome has been shown: the next submission is a new one. */
export function concludeSubmission(form: string): void {
  submissions.delete(form)
}

/** Sends the values, once: while a submission of this form is under way, a second call joins it. Never rejects. */
export function submitOnce(values: FormValues, form: ConsultationFormConfig): Promise<SendOutcome> {
  const current = submissions.get(form.pageSource)
  if (current) return current
  const submission = submit(values, form)
  submissions.set(form.pageSource, submission)
  return submission
}

async function submit(values: FormValues, form: ConsultationFormConfig): Promise<SendOutcome> {
  const request = toRequest(values, form)
  let attempt = beginAttempt(JSON.stringify(request), drafts.load(form.pageSource).attempt)
  // Kept before it is sent, so that a reload while the answer is on its way finds the same key.
  drafts.save(form.pageSource, { values, attempt })
  let outcome = await sendConsultation(request, { idempotencyKey: attempt.key })
  if (outcome.outcome === 'conflict') {
    attempt = renewAttempt(attempt)
    drafts.save(form.pageSource, { ...drafts.load(form.pageSource), attempt })
    outcome = await sendConsultation(request, { idempotencyKey: attempt.key })
  }
  if (outcome.outcome === 'stored') {
    drafts.clear(form.pageSource)
    return outcome
  }
  attempt = { ...attempt, isSettled: outcome.outcome !== 'unknown' }
  drafts.save(form.pageSource, { ...drafts.load(form.pageSource), attempt })
  // It names no field's value.
  // oxlint-disable-next-line no-console -- the specification's error catalogue has it in the visitor's console
  console.error('The consultation request could not be submitted.', outcome)
  return outcome
}
