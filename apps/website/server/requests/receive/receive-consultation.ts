import { hash } from 'node:crypto'
import { StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import { claimsToBeProbe } from './probe-key.ts'
import type { ProofOfWork } from '#server/requests/spam/proof-of-work/create-proof-of-work.ts'
import { findSpamReasons } from '#server/requests/spam/find-spam-reasons.ts'
import { readConsultationRequest } from '#contract/consultation-request.ts'
import { createId } from '#server/store/create-id.ts'
import { addConsultation } from './add-consultation.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { Consultation, ConsultationFields } from '#contract/consultation.ts'
import type { ReceiveOutcome } from '#contract/receive-outcome.ts'

/** One attempt to send a request, through the API or a form. */
type IncomingRequest = {
  /** Unvalidated input. */
  input: unknown
  /** Identifies the request, so that repeats are recognised. Null if the client sent none. */
  idempotencyKey: string | null
  /** A token for the visitor's network that does not reveal it (see `middleware/visitor.ts`). */
  client: string
}

export type ReceiveConsultation = (incoming: IncomingRequest) => Promise<ReceiveOutcome>

/** Within this time, the same content without a key is the same request. */
const sameContentMinutes = 10

/** A restart of PostgreSQL takes about this long. */
const storeRetrySeconds = 5

/** Creates the only entry point for consultation requests, which validates, normalises, detects repeats and stores. */
export function createReceiveConsultation(options: {
  store: Pick<TransactionRunner, 'run'>
  /** The channels that deliver a request: its deliveries are enqueued in its transaction. */
  channels: readonly string[]
  /** New requests per minute for each client and form. */
  rateLimitPerMinute: number
  /** Whether to store the source of the visit (`VISIT_SOURCE`). */
  keepsTouch: boolean
  /** Set if the site requires a proof of work. */
  proofOfWork?: ProofOfWork | undefined
  /** Called after a new request was stored. @param enqueued the channels that deliver it */
  onAdded?: (consultation: Consultation, enqueued: readonly string[]) => void
  now?: () => Date
}): ReceiveConsultation {
  const {
    store,
    channels,
    rateLimitPerMinute,
    keepsTouch,
    proofOfWork,
    onAdded = () => {},
    now = () => new Date(),
  } = options

  return async ({ input, idempotencyKey, client }) => {
    const request = readConsultationRequest(input)
    if (!request.valid) return { outcome: 'invalid', errors: request.errors }

    const { fields } = request
    const { trap, touch, ...rest } = request.context
    const context = { ...rest, ...(keepsTouch && touch && { touch }) }
    const at = now()
    const consultation = { id: createId(), created_at: at.toISOString(), ...fields }
    const identity = {
      idempotencyKeyHash: idempotencyKey === null ? null : sha256(idempotencyKey),
      contentHash: hashContent(fields),
      claimsToBeProbe: claimsToBeProbe(idempotencyKey),
      sameContentSince: new Date(at.getTime() - sameContentMinutes * 60_000).toISOString(),
    }
    const limit = {
      key: sha256(`consultation ${fields.page_source} ${client}`),
      perMinute: rateLimitPerMinute,
    }
    try {
      const proof = proofOfWork ? await proofOfWork.check(trap?.proof) : null
      const reasons = findSpamReasons(fields, trap)
      const added = await store.run(addConsultation, {
        consultation,
        identity,
        limit,
        context,
        channels,
        reasons,
        proof,
      })
      if (added.outcome === 'added') onAdded(added.consultation, added.enqueued ?? [])
      switch (added.outcome) {
        case 'added':
        case 'repeated':
          return {
            outcome: 'accepted',
            consultation: added.consultation,
            repeated: added.outcome === 'repeated',
            ...(added.isProbe && { isProbe: true }),
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

function hashContent(fields: ConsultationFields): string {
  const { name, email, phone, company, service, message, page_source } = fields
  return sha256(JSON.stringify([name, email, phone, company, service, message, page_source]))
}

function sha256(text: string): string {
  return hash('sha256', text)
}
