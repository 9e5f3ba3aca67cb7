import { Hono } from 'hono'
import { readIdempotencyKey } from '#server/runtime/http/idempotency-key.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { ReceiveOutcome } from '#contract/receive-outcome.ts'
import type { ReceiveConsultation } from './receive-consultation.ts'

/** `POST /api/consultations`, for the site's forms and any other client of the agency. */
export function createConsultationsApi(receiveConsultation: ReceiveConsultation): Hono<AppEnvironment> {
  const api = new Hono<AppEnvironment>()

  api.post('/', async (c) => {
    const idempotency = readIdempotencyKey(c.req.raw.headers)
    if (!idempotency.valid) {
      return problemResponse({
        status: 400,
        title: 'Bad request',
        detail: 'An Idempotency-Key has 1 to 255 visible ASCII characters, such as a UUID.',
      })
    }
    const body = await readJson(c.req.raw)
    if (!body.read) return body.response
    return respond(
      await receiveConsultation({
        input: body.value,
        idempotencyKey: idempotency.key,
        client: c.var.visitor.client,
      }),
    )
  })

  api.all('/', () =>
    problemResponse(
      { status: 405, title: 'Method not allowed', detail: 'Send a consultation request with POST.' },
      { Allow: 'POST' },
    ),
  )

  return api
}

function respond(outcome: ReceiveOutcome): Response {
  switch (outcome.outcome) {
    case 'accepted':
      return Response.json(outcome.consultation, { status: 201, headers: { 'Cache-Control': 'no-store' } })
    case 'invalid':
      return problemResponse({
        status: 422,
        title: 'Some fields need changes',
        detail: 'Change the fields named under errors and send the request again.',
        errors: outcome.errors,
      })
    case 'conflict':
      return problemResponse({
        status: 409,
        title: 'The key was used before',
        detail:
          'This Idempotency-Key belongs to a request with different content. Use a new key for a new request.',
      })
    case 'limited':
      return problemResponse(
        {
          status: 429,
          title: 'Too many requests',
          detail: `You have sent many requests in a short time. Please try again in ${outcome.retryAfterSeconds} seconds.`,
        },
        { 'Retry-After': String(outcome.retryAfterSeconds) },
      )
    case 'unavailable':
      return problemResponse(
        {
          status: 503,
          title: 'Not available just now',
          detail: 'The request could not be stored just now. Please send it again in a moment.',
        },
        { 'Retry-After': String(outcome.retryAfterSeconds) },
      )
  }
}
