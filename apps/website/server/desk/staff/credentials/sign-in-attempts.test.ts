import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { createSignInAttempts } from './sign-in-attempts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('sqlite')
})
afterAll(() => database.close())

it('checks at most 200 passwords of strangers a minute, from however many networks they come', async () => {
  const attempts = createSignInAttempts(database)
  const outcomes = await Promise.all(
    Array.from({ length: 210 }, (_, n) =>
      attempts.count({ client: `network ${n}`, account: `${n}@example.com` }),
    ),
  )
  expect(outcomes.filter(({ outcome }) => outcome === 'counted')).toHaveLength(200)
  expect(await attempts.count({ client: 'a network', account: null })).toEqual({ outcome: 'counted' })
})

it('counts for all instances, and returns how long to wait', async () => {
  const now = new Date()
  const instances = [1, 2].map(() => createSignInAttempts(database, () => now))
  const attempt = { client: 'shared network', account: 'shared@example.com' }
  for (let n = 0; n < 10; n++) {
    expect(await instances[n % 2]?.count(attempt)).toEqual({ outcome: 'counted' })
  }
  for (const instance of instances) {
    expect(await instance.count(attempt)).toEqual({ outcome: 'too-many', seconds: 900 })
  }
})

it('gives a success back, so that a busy person is never locked out', async () => {
  const attempts = createSignInAttempts(database)
  const attempt = { client: 'busy network', account: 'busy@example.com' }
  for (let n = 0; n < 25; n++) {
    expect(await attempts.count(attempt)).toEqual({ outcome: 'counted' })
    await attempts.giveBack(attempt)
  }
})
