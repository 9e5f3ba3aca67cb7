import type { Compilable } from 'kysely'
import { commitWith, lock, rowsOfEach, undo } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import { deliveryInserts } from '#server/requests/delivery/outbox.ts'
import { deskLock } from './request-history.ts'
import { consumeProbePermit } from './probes.ts'
import { snoozedBeside, wakeOnEntry } from './wake-on-entry.ts'
import { incrementQuery, undoIncrement } from '#server/store/usage.ts'
import { copiesOf, judgeInStore, hashMessage } from '#server/requests/spam/judge-in-store.ts'
import type { Proof } from '#server/requests/spam/proof-of-work.ts'
import { isHeld, type SpamReason } from '#server/requests/spam/spam-judgement.ts'
import type { StoredContext } from '#contract/consultation-context.ts'
import { consultationColumns } from '#server/store/tables/request-rows.ts'
import type { Consultation } from '#contract/consultation.ts'

/** The identity of a request. Two requests with the same identity are one. */
export type RequestIdentity = {
  /** SHA-256 of the client's Idempotency-Key; null if it sent none. */
  idempotencyKeyHash: string | null
  /** SHA-256 of the seven normalised fields, and of the answers to own fields. A different hash under the same key is a conflict. */
  contentHash: string
  /** Without a key, the same content since this instant (ISO 8601) is the same request. */
  sameContentSince: string
  /** Whether the key marks a probe (`server/operate/probe`). A probe that the store did not permit is a conflict. */
  claimsToBeProbe?: boolean
}

/** The limit of new requests from one client through one form. */
export type RequestLimit = {
  /** Identifies client and form. Hash it: the key is stored unchanged. */
  key: string
  /** New requests per minute; the window begins with the first one. Repeats are not counted. */
  perMinute: number
}

/** A request on its way into the store. */
export type NewRequest = {
  consultation: Consultation
  identity: RequestIdentity
  limit: RequestLimit
  context: StoredContext
  /** The channels that deliver the request. */
  channels: readonly string[]
  /** The spam signals of the request itself. This transaction adds the signals that need the store. */
  reasons: readonly SpamReason[]
  /** Null if the site requires no proof of work. */
  proof?: Proof | null
}

export type AddOutcome =
  /** The stored row and context; for a repeat, those of the first request. */
  | {
      outcome: 'added' | 'repeated'
      consultation: Consultation
      context: StoredContext
      isProbe?: true
      /** The channels that will deliver it; none for a repeat. */
      enqueued?: string[]
    }
  | { outcome: 'conflict' }
  /** Whole seconds, at least one. */
  | { outcome: 'limited'; retryAfterSeconds: number }

/**
 * Adds a request in one transaction, unless it exists already or exceeds the limit, and reads the stored row back.
 * Concurrent repeats get the same row. Suspected spam is stored as held: the outcome is the same, but nothing is delivered.
 * Other requests of the person that are snoozed come back.
 */
export function* addConsultation(
  sql: Sql,
  input: NewRequest,
  /** What is written with a new request, such as its appointment. */
  beside: (stored: { state: 'accepted' | 'held' | 'probe' }) => readonly Compilable<unknown>[] = () => [],
): Transaction<AddOutcome> {
  const { consultation, identity, limit, context, channels, reasons, proof = null } = input
  const { idempotencyKeyHash, contentHash } = identity
  // A request with a key is compared by its key alone. If a concurrent request without a key has the same content, both
  // are stored, as if they had arrived one after the other.
  yield* lock([idempotencyKeyHash ?? contentHash])

  const isProbe = identity.claimsToBeProbe === true
  const now = Date.parse(consultation.created_at)
  const increment = {
    key: limit.key,
    amount: isProbe ? 0 : 1,
    limit: limit.perMinute,
    windowEndsAt: new Date(now + minute).toISOString(),
  }
  const messageHash = hashMessage(consultation.message)
  // Most requests are new, so count each in the same round trip, and undo the count of a repeat.
  const [[earlier], copies, [counter], snoozed] = yield* rowsOfEach([
    earlierOf(sql, identity),
    copiesOf(sql, { messageHash, created_at: consultation.created_at }),
    incrementQuery(sql, increment, consultation.created_at),
    snoozedBeside(sql, consultation),
  ])
  if (earlier) {
    yield* undo()
    const { content_hash, ...row } = earlier
    return content_hash === contentHash ? { outcome: 'repeated', ...readRow(row) } : { outcome: 'conflict' }
  }
  if (!counter) throw new Error('A request was counted and its counter did not come back')

  if (isProbe) {
    const isPermitted = yield* consumeProbePermit(sql, {
      keyHash: idempotencyKeyHash,
      now: consultation.created_at,
    })
    if (!isPermitted) {
      yield* undo()
      return { outcome: 'conflict' }
    }
  }

  if (counter.used > increment.limit) {
    yield* undoIncrement(sql, increment, counter)
    const wait = Date.parse(counter.window_ends_at) - now
    return { outcome: 'limited', retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) }
  }

  const judgement = yield* judgeInStore(sql, {
    consultation,
    reasons,
    proof,
    copies,
    sentThisMinute: counter.used,
  })
  const state = isProbe ? 'probe' : isHeld(judgement) ? 'held' : 'accepted'
  if (state === 'accepted' && snoozed.length > 0) {
    // In a second step, which is safe here: no transaction takes an identity's lock after this one.
    yield* lock([deskLock])
    yield* wakeOnEntry(sql, { ids: snoozed.map(({ id }) => id), now: consultation.created_at })
  }
  const insert = sql
    .insertInto('consultations')
    .values({
      ...consultation,
      idempotency_key_hash: idempotencyKeyHash,
      content_hash: contentHash,
      context: JSON.stringify(context),
      state,
      spam: JSON.stringify(judgement),
      message_hash: messageHash,
    })
    .returning(columns)
  const { id, created_at: at } = consultation
  const deliveries = deliveryInserts(sql, { name: id, subject: { consultation_id: id }, channels, now: at })
  // Staff are notified of suspected spam only after a colleague has released it.
  const notifying = state === 'held' ? [] : deliveries
  const [[stored], ...written] = yield* commitWith([insert, ...notifying, ...beside({ state })])
  if (!stored) throw new Error('A consultation was written and did not come back')
  return {
    outcome: 'added',
    ...readRow(stored),
    ...(isProbe && { isProbe }),
    enqueued: written
      .slice(0, notifying.length)
      .flatMap((rows) => (rows as { channel: string }[]).map(({ channel }) => channel)),
  }
}

type Row = Consultation & { context: string | null }

function readRow({ context, ...consultation }: Row): {
  consultation: Consultation
  context: StoredContext
} {
  return { consultation, context: JSON.parse(context ?? '{}') as StoredContext }
}

function earlierOf(sql: Sql, identity: RequestIdentity) {
  const query = sql.selectFrom('consultations').select([...columns, 'content_hash'])
  return identity.idempotencyKeyHash === null
    ? query
        .where('content_hash', '=', identity.contentHash)
        .where('created_at', '>=', identity.sameContentSince)
        .orderBy('created_at', 'desc')
        .limit(1)
    : query.where('idempotency_key_hash', '=', identity.idempotencyKeyHash)
}

const columns = [...consultationColumns, 'context'] as const

const minute = 60_000
