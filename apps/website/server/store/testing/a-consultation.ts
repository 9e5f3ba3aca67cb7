import { randomUUID } from 'node:crypto'
import type { RequestIdentity, RequestLimit } from '#server/requests/receive/consultation-store.ts'
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
