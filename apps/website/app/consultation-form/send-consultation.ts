import { consent } from '#content/consent.ts'
import { drafts } from './draft.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import { type ConsultationRequestBody, type FormValues, toRequest } from './form-values.ts'
import { beginAttempt, renewAttempt, type SendAttempt } from './send-attempt.ts'
import { takeProof } from './proof-of-work.ts'
import { readTouch } from './read-touch.ts'
import { postConsultation, type SendOutcome } from './post-consultation.ts'

/** Outcomes of requests that are being sent or have not been shown. They survive a change of page. */
const outcomes = new Map<string, Promise<SendOutcome>>()

/** Returns the outcome of this form's request, unless it has been shown. */
export function pendingOutcome(form: string): Promise<SendOutcome> | undefined {
  return outcomes.get(form)
}

/** Marks the outcome as shown, so that the form can be sent again. */
export function markOutcomeShown(form: string): void {
  outcomes.delete(form)
}

/**
 * Sends the values once: during a request of this form, a second call returns the same promise. Never rejects.
 * @param website value of the hidden field
 */
export function sendConsultation(
  values: FormValues,
  form: ConsultationFormConfig,
  website: string | undefined,
): Promise<SendOutcome> {
  const pending = outcomes.get(form.pageSource)
  if (pending) return pending
  const outcome = sendValues(values, form, website)
  outcomes.set(form.pageSource, outcome)
  return outcome
}

async function sendValues(
  values: FormValues,
  form: ConsultationFormConfig,
  website: string | undefined,
): Promise<SendOutcome> {
  const request = toRequest(values, form)
  const draft = drafts.load(form.pageSource)
  // Computed from the contents alone: the context differs from one press to the next.
  let attempt = beginAttempt(JSON.stringify(request), draft.attempt)
  // Saved before it is sent, so that a reload during the request finds the same key.
  drafts.save(form.pageSource, { ...draft, values, attempt })
  const seconds = Math.round(performance.now() / 1000)
  const proof = await takeProof()
  const context = {
    consent: { version: consent.version, at: new Date().toISOString() },
    // A form cannot have been filled in for longer than the page was open.
    trap: { seconds, ...(website !== undefined && { website }), ...(proof !== undefined && { proof }) },
    touch: readTouch(),
    ...(draft.callId !== undefined && { call_id: draft.callId }),
  }
  let outcome = await send({ ...request, context }, attempt)
  if (outcome.outcome === 'conflict') {
    attempt = renewAttempt(attempt)
    drafts.save(form.pageSource, { ...drafts.load(form.pageSource), attempt })
    outcome = await send({ ...request, context }, attempt)
  }
  if (outcome.outcome === 'stored') {
    drafts.clear(form.pageSource)
    return outcome
  }
  attempt = { ...attempt, isSettled: outcome.outcome !== 'unknown' }
  drafts.save(form.pageSource, { ...drafts.load(form.pageSource), attempt })
  // The outcome contains no field values.
  // oxlint-disable-next-line no-console -- required by the specification's error catalogue
  console.error('The consultation request could not be submitted.', outcome)
  return outcome
}

/** Sends a request, and retries without its context if only that was refused, because a visitor's clock may be wrong. */
async function send(
  { context, ...request }: ConsultationRequestBody,
  { key: idempotencyKey }: SendAttempt,
): Promise<SendOutcome> {
  const outcome = await postConsultation({ ...request, ...(context && { context }) }, { idempotencyKey })
  if (outcome.outcome !== 'invalid') return outcome
  const refused = Object.keys(outcome.errors)
  const isAboutContext = refused.length > 0 && refused.every((path) => path.startsWith('context'))
  return isAboutContext ? postConsultation(request, { idempotencyKey }) : outcome
}
