import { afterAll, beforeAll, describe } from 'vitest'
import { callStoreContract } from '@frontdesk/voice-platform/testing/call-store-contract.ts'
import { engines, openTestDatabase } from '#server/database/testing/open-test-database.ts'
import type { TestDatabase } from '#server/database/testing/open-test-database.ts'

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
