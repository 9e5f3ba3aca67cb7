import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openTestDatabase } from '#server/testing/open-test-database.ts'
import type { TestDatabase } from '#server/testing/open-test-database.ts'
import { consumeUsage, type Increment } from './usage.ts'

describe.each(engines)('the usage store on %s', (engine) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  const consume = (...increments: Increment[]) =>
    database.run(consumeUsage, { increments, now: new Date().toISOString() })

  it('counts up to the limit and then returns when the window ends', async () => {
    const increment = anIncrement({ limit: 5, amount: 2 })
    expect(await consume(increment)).toMatchObject({ outcome: 'consumed' })
    expect(await consume(increment)).toMatchObject({ outcome: 'consumed' })
    expect(await consume(increment)).toEqual({
      outcome: 'refused',
      key: increment.key,
      windowEndsAt: increment.windowEndsAt,
    })
    expect(await consume({ ...increment, amount: 1 })).toMatchObject({ outcome: 'consumed' })
  })

  it('refuses even the first increment of a window if it exceeds the limit', async () => {
    const increment = anIncrement({ limit: 5, amount: 6 })
    expect((await consume(increment)).outcome).toBe('refused')
    expect((await consume({ ...increment, amount: 5 })).outcome).toBe('consumed')
  })

  it('moves no counter if any one is exhausted', async () => {
    const visitor = anIncrement({ limit: 1 })
    const day = anIncrement({ limit: 2 })
    await consume(visitor, day)
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await consume(visitor, day)).toMatchObject({ outcome: 'refused', key: visitor.key })
    }
    const another = anIncrement({ limit: 1 })
    expect(await consume(another, day)).toMatchObject({ outcome: 'consumed' })
    const third = anIncrement({ limit: 1 })
    expect(await consume(third, day)).toMatchObject({ outcome: 'refused', key: day.key })
    expect(await consume(third)).toMatchObject({ outcome: 'consumed' })
  })

  it('starts again when the window has ended, and a running window keeps its end', async () => {
    const ended = anIncrement({ limit: 1, windowEndsAt: '2026-01-01T00:00:00.000Z' })
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
    const increment = anIncrement({ limit: 1 })
    expect((await consume(increment)).outcome).toBe('consumed')
    const soon = { ...increment, windowEndsAt: new Date(Date.now() + 1000).toISOString() }
    expect(await consume(soon)).toMatchObject({ outcome: 'refused', windowEndsAt: soon.windowEndsAt })
    const later = () => consume({ ...increment, windowEndsAt: new Date(Date.now() + 60_000).toISOString() })
    await expect.poll(later, { timeout: 20_000 }).toMatchObject({ outcome: 'consumed' })
  })

  it('gives away exactly the limit under concurrency, in whatever order callers name the counters', async () => {
    const day = anIncrement({ limit: 10 })
    const other = anIncrement({ limit: 1000 })
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? consume(day, other) : consume(other, day))),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'consumed')).toHaveLength(10)
    expect(await consume({ ...other, amount: 990 })).toMatchObject({ outcome: 'consumed' })
    expect((await consume(other)).outcome).toBe('refused')
  })
})

function anIncrement(increment: Partial<Increment>): Increment {
  return { key: randomUUID(), amount: 1, limit: 1, windowEndsAt: '2999-01-01T00:00:00.000Z', ...increment }
}
