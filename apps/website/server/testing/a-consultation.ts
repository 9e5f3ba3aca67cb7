import { randomUUID } from 'node:crypto'
import {
  addConsultation,
  type AddOutcome,
  type RequestIdentity,
  type RequestLimit,
} from '#server/requests/receive/add-consultation.ts'
import type { Proof } from '#server/requests/spam/proof-of-work.ts'
import type { SpamReason } from '#server/requests/spam/spam-judgement.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { StoredContext } from '#contract/consultation-context.ts'
import type { Consultation } from '#contract/consultation.ts'

/** Creates a complete request. A test passes the fields that matter to it. */
export function aConsultation(fields: Partial<Consultation> = {}): Consultation {
  return {
    id: randomUUID(),
    created_at: '2026-01-01T10:00:00.000Z',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+44 20 7946 0000',
    company: 'Analytical Engines',
    service: 'Customer Support',
    message: '',
    page_source: 'contact',
    ...fields,
  }
}

/** Creates a unique identity of a request. */
export function anIdentity(fields: Partial<RequestIdentity> = {}): RequestIdentity {
  return {
    idempotencyKeyHash: null,
    contentHash: randomUUID(),
    sameContentSince: '2026-01-01T09:50:00.000Z',
    ...fields,
  }
}

/** Creates the limit of a unique client. */
export function aLimit(perMinute = 1000): RequestLimit {
  return { key: randomUUID(), perMinute }
}

/** Stores a request as the site does. The store's `channels` deliver it; none by default. */
export const addRequest = (
  store: Pick<TransactionRunner, 'run'> & { channels?: readonly string[] },
  consultation: Consultation,
  identity: RequestIdentity,
  limit: RequestLimit,
  context: StoredContext = {},
  reasons: readonly SpamReason[] = [],
  proof: Proof | null = null,
): Promise<AddOutcome> =>
  store.run(addConsultation, {
    consultation,
    identity,
    limit,
    context,
    reasons,
    proof,
    channels: store.channels ?? [],
  })
