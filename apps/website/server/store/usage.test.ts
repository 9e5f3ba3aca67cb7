import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openTestDatabase } from '#server/testing/open-test-database.ts'
import type { TestDatabase } from '#server/testing/open-test-database.ts'
import { consumeUsage, type Take } from './usage.ts'

describe.each(engines)('the usage store on %s', (engine) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase(engine)
  }, 60_000)
  afterAll(() => database.close())

  const consume = (...takes: Take[]) => database.run(consumeUsage, { takes, now: new Date().toISOString() })

  it('takes up to the limit and then returns when the window ends', async () => {
    const take = aTake({ limit: 5, amount: 2 })
    expect(await consume(take)).toMatchObject({ outcome: 'consumed' })
    expect(await consume(take)).toMatchObject({ outcome: 'consumed' })
    expect(await consume(take)).toEqual({
      outcome: 'refused',
      key: take.key,
      windowEndsAt: take.windowEndsAt,
    })
    expect(await consume({ ...take, amount: 1 })).toMatchObject({ outcome: 'consumed' })
  })

  it('refuses even the first take of a window if it exceeds the limit', async () => {
    const take = aTake({ limit: 5, amount: 6 })
    expect((await consume(take)).outcome).toBe('refused')
    expect((await consume({ ...take, amount: 5 })).outcome).toBe('consumed')
  })

  it('moves no counter if any one is exhausted', async () => {
    const visitor = aTake({ limit: 1 })
    const day = aTake({ limit: 2 })
    await consume(visitor, day)
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await consume(visitor, day)).toMatchObject({ outcome: 'refused', key: visitor.key })
    }
    const another = aTake({ limit: 1 })
    expect(await consume(another, day)).toMatchObject({ outcome: 'consumed' })
    const third = aTake({ limit: 1 })
    expect(await consume(third, day)).toMatchObject({ outcome: 'refused', key: day.key })
    expect(await consume(third)).toMatchObject({ outcome: 'consumed' })
  })

  it('starts again when the window has ended, and a running window keeps its end', async () => {
    const ended = aTake({ limit: 1, windowEndsAt: '2026-01-01T00:00:00.000Z' })
    expect((await consume(ended)).outcome).toBe('consumed')
    const running = { ...ended, windowEndsAt: '2999-01-01T00:00:00.000Z' }
    expect((await consume(running)).outcome).toBe('consumed')
    expect(await consume({ ...running, windowEndsAt: '2999-06-01T00:00:00.000Z' })).toEqual({
      outcome: 'refused',
      key: running.key,
      windowEndsAt: running.windowEndsAt,
    })
  })

  it('restarts a window in its own length after the clock was set back', async () => {
    const take = aTake({ limit: 1 })
    expect((await consume(take)).outcome).toBe('consumed')
    const soon = { ...take, windowEndsAt: new Date(Date.now() + 1000).toISOString() }
    expect(await consume(soon)).toMatchObject({ outcome: 'refused', windowEndsAt: soon.windowEndsAt })
    const later = () => consume({ ...take, windowEndsAt: new Date(Date.now() + 60_000).toISOString() })
    await expect.poll(later, { timeout: 20_000 }).toMatchObject({ outcome: 'consumed' })
  })

  it('gives away exactly the limit under concurrency, in whatever order callers name the counters', async () => {
    const day = aTake({ limit: 10 })
    const other = aTake({ limit: 1000 })
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? consume(day, other) : consume(other, day))),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'consumed')).toHaveLength(10)
    expect(await consume({ ...other, amount: 990 })).toMatchObject({ outcome: 'consumed' })
    expect((await consume(other)).outcome).toBe('refused')
  })
})

function aTake(take: Partial<Take>): Take {
  return { key: randomUUID(), amount: 1, limit: 1, windowEndsAt: '2999-01-01T00:00:00.000Z', ...take }
}
