import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callStoreContract } from '@frontdesk/voice-platform/testing/call-store-contract.ts'
import { aCall } from '#server/testing/a-call.ts'
import { engines, openTestDatabase } from '#server/testing/open-test-database.ts'
import type { TestDatabase } from '#server/testing/open-test-database.ts'
import { createVoiceCallStore } from './voice-call-store.ts'

const atTheEnd = '9999-12-31T00:00:00.000Z'

describe.each(engines)('the call store on %s', (engine) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  callStoreContract(async () => {
    const store = createVoiceCallStore(database)
    await store.deleteCallsBefore(atTheEnd)
    await store.deleteRoomsBefore(Date.parse(atTheEnd))
    for (const { id } of await store.listAssistants({ limit: 1000 })) await store.deleteAssistant(id)
    return store
  })

  it('deletes more old calls than fit into one transaction', async () => {
    const many = 251
    const store = createVoiceCallStore(database)
    const old = Array.from({ length: many }, (_, n) => aCall(`old-${n}`, '2026-01-01T00:00:00.000Z'))
    await Promise.all(old.map((each) => store.createCall(each)))
    await store.createCall(aCall('new', '2026-01-09T00:00:00.000Z'))
    expect(await store.deleteCallsBefore('2026-01-05T00:00:00.000Z')).toBe(many)
    expect(await store.getCall('new')).toBeDefined()
  })
})
