import { hash } from 'node:crypto'
import { Hono } from 'hono'
import { Counter } from 'prom-client'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { type ReceiveOutcome, readConsultationRequest } from '#contract/consultation-request.ts'
import { siteLanguage } from '#contract/language.ts'
import { siteLanguages } from '#contract/languages.ts'
import { requestLimits } from '#contract/request-limits.ts'
import {
  storeRetrySeconds,
  StoreUnavailableError,
  storeUnavailableResponse,
} from '#server/store/store-unavailable-error.ts'
import type { ProofOfWork } from '#server/requests/spam/proof-of-work.ts'
import { findSpamReasons } from '#server/requests/spam/find-spam-reasons.ts'
import { createId } from '#server/store/create-id.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { Answers, Consultation, ConsultationFields } from '#contract/consultation.ts'
import { isFreeText } from '#server/requests/own-answers.ts'
import { withAnswers } from '#server/requests/stored-answers.ts'
import type { Metrics } from '#server/runtime/metrics.ts'
import { claimsToBeProbe } from './probes.ts'
import { addConsultation, type AddOutcome, type NewRequest } from './add-consultation.ts'

/** Within this time, the same content without a key is the same request. */
const sameContentMinutes = 10

/** One attempt to send a request, through the API or a form. */
type IncomingRequest = {
  /** Unvalidated input. */
  input: unknown
  /** Identifies the request, so that repeats are recognised. Null if the client sent none. */
  idempotencyKey: string | null
  /** A token for the visitor's network that does not reveal it (see `runtime/http/visitor.ts`). */
  client: string
  /** The origin of the page that sent it, if that is one of `ALLOWED_ORIGINS`. */
  guest?: string | undefined
  /** The channels that deliver it, of those of the site. */
  channels?: (all: readonly string[]) => readonly string[]
  /** Stores it together with something else, such as its appointment. */
  add?: (request: NewRequest) => Promise<AddOutcome>
}

export type ReceiveConsultation = (incoming: IncomingRequest) => Promise<ReceiveOutcome>

/**
 * `POST /api/consultations`, for the site's forms and any other client of the agency.
 * @param receiveIn returns what receives requests in the language that the client asks for (`Accept-Language`)
 */
export function createConsultationsApi(
  receiveIn: (acceptLanguage: string | undefined) => ReceiveConsultation,
): Hono<AppEnvironment> {
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
    const body = await readJson(c.req.raw, requestLimits.bytes)
    if (!body.read) return body.response
    const receiveConsultation = receiveIn(c.req.header('Accept-Language'))
    return respond(
      await receiveConsultation({
        input: body.value,
        idempotencyKey: idempotency.key,
        client: c.var.visitor.client,
        guest: c.var.guest,
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
      return Response.json(
        {
          ...outcome.consultation,
          ...(outcome.bookingToken !== undefined && { booking_token: outcome.bookingToken }),
        },
        { status: 201, headers: { 'Cache-Control': 'no-store' } },
      )
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
      return storeUnavailableResponse()
  }
}

/** Creates the only entry point for consultation requests, which validates, normalises, detects repeats and stores. */
export function createReceiveConsultation(options: {
  store: Pick<TransactionRunner, 'run'>
  /** The channels that deliver a request: its deliveries are enqueued in its transaction. */
  channels: readonly string[]
  /** New requests per minute for each client and form. */
  rateLimitPerMinute: number
  /** Whether to store the source of the visit (`VISIT_SOURCE`). */
  storesTouch: boolean
  /** Set if the site requires a proof of work. */
  proofOfWork?: ProofOfWork | undefined
  /** Called after a new request was stored. @param enqueued the channels that deliver it */
  onAdded?: (consultation: Consultation, enqueued: readonly string[]) => void
  /** Signs the id of a request, on a site with appointments. */
  bookingTokenOf?: ((id: string) => string) | undefined
  now?: () => Date
}): ReceiveConsultation {
  const {
    store,
    channels,
    rateLimitPerMinute,
    storesTouch,
    proofOfWork,
    onAdded = () => {},
    bookingTokenOf,
    now = () => new Date(),
  } = options

  const addAlone = (request: NewRequest) => store.run(addConsultation, request)

  return async ({ input, idempotencyKey, client, guest, channels: choose = all, add = addAlone }) => {
    const request = readConsultationRequest(input)
    if (!request.valid) return { outcome: 'invalid', errors: request.errors }

    const { fields } = request
    const { trap, touch, ...rest } = request.context
    const { answers } = request
    const context = {
      ...rest,
      ...(storesTouch && touch && { touch }),
      ...(answers && { answers }),
      ...(guest !== undefined && { site: guest }),
      ...(siteLanguages.length > 0 && { language: siteLanguage.tag }),
    }
    const at = now()
    const consultation = { id: createId(), created_at: at.toISOString(), ...fields }
    const identity = {
      idempotencyKeyHash: idempotencyKey === null ? null : sha256(idempotencyKey),
      contentHash: hashContent(fields, answers),
      claimsToBeProbe: claimsToBeProbe(idempotencyKey),
      sameContentSince: new Date(at.getTime() - sameContentMinutes * 60_000).toISOString(),
    }
    const limit = {
      key: sha256(`consultation ${guest ?? ''}${fields.page_source} ${client}`),
      perMinute: rateLimitPerMinute,
    }
    try {
      const proof = proofOfWork ? await proofOfWork.check(trap?.proof) : null
      const reasons = findSpamReasons(withFreeText(fields, answers), trap)
      const added = await add({
        consultation,
        identity,
        limit,
        context,
        channels: choose(channels),
        reasons,
        proof,
      })
      if (added.outcome === 'added') onAdded(added.consultation, added.enqueued ?? [])
      switch (added.outcome) {
        case 'added':
        case 'repeated':
          return {
            outcome: 'accepted',
            consultation: withAnswers(added.consultation, added.context),
            repeated: added.outcome === 'repeated',
            ...(added.isProbe && { isProbe: true }),
            ...(bookingTokenOf && { bookingToken: bookingTokenOf(added.consultation.id) }),
          }
        case 'conflict':
        case 'limited':
          return added
      }
    } catch (error) {
      if (error instanceof StoreUnavailableError) {
        return { outcome: 'unavailable', retryAfterSeconds: storeRetrySeconds }
      }
      throw error
    }
  }
}

const all = (channels: readonly string[]) => channels

/** Answers count only where there are some, so that requests without them keep their hash. */
function hashContent(fields: ConsultationFields, answers: Answers | undefined): string {
  const { name, email, phone, company, service, message, page_source } = fields
  const sorted = answers && Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const content = [name, email, phone, company, service, message, page_source, ...(sorted ? [sorted] : [])]
  return sha256(JSON.stringify(content))
}

/** The fields with what was written into text fields of the agency's own behind the message: spam may stand there. */
function withFreeText(fields: ConsultationFields, answers: Answers | undefined): ConsultationFields {
  const written = Object.entries(answers ?? {}).flatMap(([id, answer]) => (isFreeText(id) ? answer : []))
  return written.length === 0 ? fields : { ...fields, message: [fields.message, ...written].join('\n') }
}

function sha256(text: string): string {
  return hash('sha256', text)
}

/** Counts consultation requests by outcome. Probes are no requests. */
export function countConsultations(metrics: Metrics): (received: ReceiveOutcome) => void {
  const consultations = new Counter({
    name: 'frontdesk_consultation_submissions_total',
    help: 'Consultation requests by what became of them',
    labelNames: ['outcome'],
    registers: [metrics],
  })
  return (received) => {
    if (received.outcome === 'accepted' && received.isProbe) return
    const repeated = received.outcome === 'accepted' && received.repeated
    consultations.inc({ outcome: repeated ? 'repeated' : received.outcome })
  }
}

/** 1 to 255 characters of visible ASCII: enough for a UUID, a hash or the quoted string of the IETF draft. */
const validKey = /^[\x21-\x7e]{1,255}$/

/** Reads a request's `Idempotency-Key`: a key, none, or an invalid one. */
function readIdempotencyKey(headers: Headers): { valid: true; key: string | null } | { valid: false } {
  const key = headers.get('Idempotency-Key')
  if (key === null) return { valid: true, key }
  return validKey.test(key) ? { valid: true, key } : { valid: false }
}
