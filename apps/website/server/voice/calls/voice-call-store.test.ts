import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CallRecord } from '@frontdesk/voice-platform'
import { callStoreContract } from '@frontdesk/voice-platform/testing/call-store-contract.ts'
import { engines, openTestDatabase } from '#server/database/testing/open-test-database.ts'
import type { TestDatabase } from '#server/database/testing/open-test-database.ts'
import { daysCallsAreKept } from './days-calls-are-kept.ts'

const dayMilliseconds = 86_400_000
const atTheEnd = '9999-12-31T00:00:00.000Z'

describe.each(engines)('the call store on %s', (engine) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  }, 60_000)
  afterAll(() => database.close())

  callStoreContract(async () => {
    const store = database.voiceCalls
    await store.deleteCallsBefore(atTheEnd)
    await store.deleteRoomsBefore(Date.parse(atTheEnd))
    for (const { id } of await store.listAssistants({ limit: 1000 })) await store.deleteAssistant(id)
    return store
  })
})

describe.each(engines)('an open store on %s', (engine) => {
  it('deletes calls that were kept as long as visitors were told, whoever carries calls by now', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const database = await openTestDatabase(engine)
    const store = database.voiceCalls
    const kept = aCall({ daysAgo: daysCallsAreKept - 1 })
    const old = aCall({ daysAgo: daysCallsAreKept + 1 })
    for (const call of [kept, old]) await store.createCall(call)
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    await expect.poll(() => store.getCall(old.id), { timeout: 10_000 }).toBeUndefined()
    expect(await store.getCall(kept.id)).toEqual(kept)
    await database.close()
  }, 60_000)
})

function aCall({ daysAgo }: { daysAgo: number }): CallRecord {
  const createdAt = new Date(Date.now() - daysAgo * dayMilliseconds).toISOString()
  return {
    id: `from ${createdAt}`,
    type: 'webCall',
    status: 'ended',
    assistant: { name: 'Assistant' },
    page: '/',
    createdAt,
    updatedAt: createdAt,
    startedAt: createdAt,
    endedAt: createdAt,
    endedReason: 'customer-ended-call',
    transcript: [],
  }
}
