import { type ActionFunctionArgs, data, type HeadersArgs, redirect } from 'react-router'
import { renderingContext, serverContext } from '#app/server-context.ts'
import { readContext } from './consent-field.ts'
import { formOn } from './form-config.ts'
import type { ConsultationFailure } from './form-state.ts'
import { limitedAdvice } from './state-after.ts'
import { readFormValues, toRequest } from './form-values.ts'

/**
 * The action of every page with a consultation form, for forms posted without JavaScript. A stored request redirects (303)
 * to the thank-you view. Any other outcome renders the page again with its status (400, 422, 429, 500 or 503), the
 * reasons and the answers.
 */
export async function consultationAction({ request, context, pattern }: ActionFunctionArgs) {
  const form = formOn(pattern)
  const posted = await request.formData().catch(() => null)
  const values = readFormValues(posted ?? new FormData(), form)
  const again = (status: number, reasons: Partial<ConsultationFailure> = {}, headers: HeadersInit = {}) =>
    data<ConsultationFailure>({ values, errors: {}, advice: null, ...reasons }, { status, headers })
  if (!posted) return again(400)
  try {
    const input = { ...toRequest(values, form), context: readContext(posted) }
    const outcome = await context.get(serverContext).receiveConsultation(input, null)
    switch (outcome.outcome) {
      case 'accepted': {
        const { bookingToken } = outcome
        const booking = bookingToken === undefined ? '' : `&request=${bookingToken}`
        return redirect(`${form.path}?sent=${form.pageSource}${booking}#${form.panelId}`, 303)
      }
      case 'invalid':
        return again(422, { errors: outcome.errors })
      case 'limited': {
        const { retryAfterSeconds } = outcome
        return again(429, { advice: limitedAdvice(retryAfterSeconds) }, waitFor(retryAfterSeconds))
      }
      case 'unavailable':
        return again(503, {}, waitFor(outcome.retryAfterSeconds))
      case 'conflict':
        return again(409)
    }
  } catch (error) {
    // The error screen would lose the visitor's text.
    context.get(renderingContext).reportError(error)
    return again(500)
  }
}

/** The `headers` of such a route: without it the router drops the action's Retry-After. */
export function consultationHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders
}

function waitFor(seconds: number): HeadersInit {
  return { 'Retry-After': String(seconds) }
}
