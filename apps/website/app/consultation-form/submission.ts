import { consent } from '#content/consent.ts'
import { type Attempt, drafts } from './draft.ts'
import type { ConsultationFormConfig } from './form-config.ts'
import { type ConsultationRequestBody, type FormValues, toRequest } from './form-values.ts'
import { beginAttempt, renewAttempt } from './idempotency-key.ts'
import { takeProof } from './proof-of-work.ts'
import { readTouch } from './read-touch.ts'
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

/**
 * Sends the values, once: while a submission of this form is under way, a second call joins it. Never rejects.
 * @param website what stands in the field that nobody sees
 */
export function submitOnce(
  values: FormValues,
  form: ConsultationFormConfig,
  website: string | undefined,
): Promise<SendOutcome> {
  const current = submissions.get(form.pageSource)
  if (current) return current
  const submission = submit(values, form, website)
  submissions.set(form.pageSource, submission)
  return submission
}

async function submit(
  values: FormValues,
  form: ConsultationFormConfig,
  website: string | undefined,
): Promise<SendOutcome> {
  const request = toRequest(values, form)
  const draft = drafts.load(form.pageSource)
  // Of the contents alone: what goes along differs from one press to the next.
  let attempt = beginAttempt(JSON.stringify(request), draft.attempt)
  // Kept before it is sent, so that a reload while the answer is on its way finds the same key.
  drafts.save(form.pageSource, { ...draft, values, attempt })
  const seconds = Math.round(performance.now() / 1000)
  const proof = await takeProof()
  const context = {
    consent: { version: consent.version, at: new Date().toISOString() },
    // Nobody can have filled it in for longer than the page was open.
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
  // It names no field's value.
  // oxlint-disable-next-line no-console -- the specification's error catalogue has it in the visitor's console
  console.error('The consultation request could not be submitted.', outcome)
  return outcome
}

/** Sends it, and sends it without its context when nothing else was refused: a visitor's clock may be a year ahead. */
async function send(
  { context, ...request }: ConsultationRequestBody,
  { key: idempotencyKey }: Attempt,
): Promise<SendOutcome> {
  const outcome = await sendConsultation({ ...request, ...(context && { context }) }, { idempotencyKey })
  if (outcome.outcome !== 'invalid') return outcome
  const refused = Object.keys(outcome.errors)
  const isAboutContext = refused.length > 0 && refused.every((path) => path.startsWith('context'))
  return isAboutContext ? sendConsultation(request, { idempotencyKey }) : outcome
}
