import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase } from '#server/testing/open-test-database.ts'
import type { TestDatabase } from '#server/testing/open-test-database.ts'
import type { ConsultationContext } from '#contract/consultation-context.ts'
import type { RequestIdentity, RequestLimit } from './add-consultation.ts'
import type { Consultation } from '#contract/consultation.ts'

/** The contract holds on both real engines. */
describe.each(engines)('adding a request on %s', (engine) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    expect(database.kind).toBe(engine)
  })
  afterAll(() => database.close())

  const add = (
    consultation: Consultation,
    identity: Partial<RequestIdentity> = {},
    limit: RequestLimit = aLimit(),
    context?: ConsultationContext,
  ) => addRequest(database, consultation, anIdentity(identity), limit, context)

  it('reads back any stored row unchanged', async () => {
    const consultation = aConsultation({
      name: "Zoë O'Brien; DROP TABLE consultations; --",
      company: '株式会社 🧠',
      message: 'one\ntwo\t"three" \\ ‮ ${4} %s ?1 $1',
    })
    expect(await add(consultation)).toEqual({ outcome: 'added', consultation, context: {}, enqueued: [] })
  })

  it('keeps the context of a request; for repeats, that of the first', async () => {
    const identity = { idempotencyKeyHash: randomUUID(), contentHash: randomUUID() }
    const consultation = aConsultation()
    const context = {
      consent: { version: '2026-11 \'"; \\ 株式会社 🧠', at: '2026-01-01T10:00:00.000Z' },
      call_id: 'call-1',
    }
    expect(await add(consultation, identity, aLimit(), context)).toEqual({
      outcome: 'added',
      consultation,
      context,
      enqueued: [],
    })
    for (const other of [{}, { call_id: 'call-2' }]) {
      expect(await add(aConsultation(), identity, aLimit(), other)).toEqual({
        outcome: 'repeated',
        consultation,
        context,
      })
    }
  })

  it('returns the same row for a repeat of the same key', async () => {
    const identity = { idempotencyKeyHash: randomUUID(), contentHash: randomUUID() }
    const first = aConsultation()
    await add(first, identity)
    expect(await add(aConsultation(), identity)).toEqual({
      outcome: 'repeated',
      consultation: first,
      context: {},
    })
  })

  it('reports another body under the same key as a conflict', async () => {
    const idempotencyKeyHash = randomUUID()
    await add(aConsultation(), { idempotencyKeyHash, contentHash: 'one' })
    expect(await add(aConsultation(), { idempotencyKeyHash, contentHash: 'another' })).toEqual({
      outcome: 'conflict',
    })
  })

  it('treats the same content under two keys as two requests', async () => {
    const contentHash = randomUUID()
    await add(aConsultation(), { idempotencyKeyHash: randomUUID(), contentHash })
    const second = await add(aConsultation(), { idempotencyKeyHash: randomUUID(), contentHash })
    expect(second.outcome).toBe('added')
  })

  it('without a key, treats the same content as the same request only within the given time', async () => {
    const contentHash = randomUUID()
    const first = aConsultation({ created_at: '2026-01-01T10:00:00.000Z' })
    await add(first, { contentHash })
    const soon = await add(aConsultation(), { contentHash, sameContentSince: '2026-01-01T10:00:00.000Z' })
    expect(soon).toEqual({ outcome: 'repeated', consultation: first, context: {} })
    const late = await add(aConsultation(), { contentHash, sameContentSince: '2026-01-01T10:00:00.001Z' })
    expect(late.outcome).toBe('added')
  })

  it('accepts the same content with and without a key at the same moment, as if one arrived first', async () => {
    for (let time = 0; time < 20; time += 1) {
      const contentHash = randomUUID()
      const outcomes = await Promise.all([
        add(aConsultation(), { idempotencyKeyHash: randomUUID(), contentHash }),
        add(aConsultation(), { idempotencyKeyHash: null, contentHash }),
      ])
      // A keyed request is compared by its key alone, so it is always new.
      expect(outcomes[0].outcome).toBe('added')
      expect(outcomes[1].outcome).toMatch(/^(added|repeated)$/)
    }
    const contentHash = randomUUID()
    await add(aConsultation(), { idempotencyKeyHash: randomUUID(), contentHash })
    expect((await add(aConsultation(), { idempotencyKeyHash: null, contentHash })).outcome).toBe('repeated')
  })

  it('makes one row of many concurrent repeats, with a key and without', async () => {
    for (const idempotencyKeyHash of [randomUUID(), null]) {
      const identity = { idempotencyKeyHash, contentHash: randomUUID() }
      const outcomes = await Promise.all(Array.from({ length: 24 }, () => add(aConsultation(), identity)))
      expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(1)
      expect(outcomes.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(23)
      expect(new Set(outcomes.map((o) => ('consultation' in o ? o.consultation.id : o))).size).toBe(1)
    }
  })

  it('stores one of several bodies that arrive at once with one key', async () => {
    const idempotencyKeyHash = randomUUID()
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, body) =>
        add(aConsultation(), { idempotencyKeyHash, contentHash: `${idempotencyKeyHash} ${body}` }),
      ),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(11)
  })

  it('limits one client on one form, returns the waiting time, and starts again after a minute', async () => {
    const limit = { key: randomUUID(), perMinute: 2 }
    const at = (time: string) => add(aConsultation({ created_at: `2026-01-01T${time}Z` }), {}, limit)
    expect((await at('10:00:00.000')).outcome).toBe('added')
    expect((await at('10:00:20.000')).outcome).toBe('added')
    expect(await at('10:00:20.500')).toEqual({ outcome: 'limited', retryAfterSeconds: 40 })
    expect(await at('10:00:59.999')).toEqual({ outcome: 'limited', retryAfterSeconds: 1 })
    expect((await at('10:01:00.000')).outcome).toBe('added')
  })

  it('does not count repeats and conflicts, and answers them beyond the limit', async () => {
    const limit = { key: randomUUID(), perMinute: 1 }
    const identity = { idempotencyKeyHash: randomUUID(), contentHash: randomUUID() }
    expect((await add(aConsultation(), identity, limit)).outcome).toBe('added')
    expect((await add(aConsultation(), identity, limit)).outcome).toBe('repeated')
    expect((await add(aConsultation(), { ...identity, contentHash: 'other' }, limit)).outcome).toBe(
      'conflict',
    )
    expect((await add(aConsultation(), {}, limit)).outcome).toBe('limited')
  })

  it('accepts no more than the limit when many arrive at once', async () => {
    const limit = { key: randomUUID(), perMinute: 7 }
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => add(aConsultation(), {}, limit)))
    expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(7)
    expect(outcomes.filter(({ outcome }) => outcome === 'limited')).toHaveLength(23)
  })

  it('does not store a limited request: sent again later, it is new', async () => {
    const limit = { key: randomUUID(), perMinute: 1 }
    const identity = { idempotencyKeyHash: randomUUID(), contentHash: randomUUID() }
    await add(aConsultation(), {}, limit)
    expect((await add(aConsultation(), identity, limit)).outcome).toBe('limited')
    const later = aConsultation({ created_at: '2026-01-01T10:05:00.000Z' })
    expect((await add(later, identity, limit)).outcome).toBe('added')
  })

  it('is not affected by a concurrent request that fails', async () => {
    const existing = aConsultation()
    await add(existing)
    const outcomes = await Promise.allSettled([
      add(aConsultation()),
      add({ ...aConsultation(), id: existing.id }),
      add(aConsultation()),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})
