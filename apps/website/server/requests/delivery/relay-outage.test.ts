import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '#server/store/open-database.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { startPostgres, type TestPostgres } from '#server/store/testing/start-postgres.ts'
import { createLog } from '#server/runtime/log.ts'
import { type Relay, startRelay } from './relay.ts'
import { scriptedChannel, sent } from './testing/scripted-channel.ts'
import { summariseDeliveries } from './ledger.ts'
import { storeThread } from '#server/transactions.ts'

let postgres: TestPostgres
let database: Database & { channels: string[] }
let relay: Relay
beforeAll(async () => {
  postgres = await startPostgres()
  database = {
    ...(await openDatabase({
      dataDir: '/nonexistent',
      databaseUrl: postgres.url,
      thread: storeThread,
      log: () => {},
      timeout: 2000,
    })),
    channels: ['mail'],
  }
})
afterEach(() => relay.stop())
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

const start = (channel = scriptedChannel('mail')) => {
  relay = startRelay({
    channels: [channel],
    store: database,
    isAlone: false,
    log: createLog(() => {}),
    poll: 10,
    grace: 50,
  })
  return channel
}
const add = async () => {
  const consultation = aConsultation()
  await addRequest(database, consultation, anIdentity(), aLimit())
  return `${consultation.id}-mail`
}
const stateOf = (state: string) => async () =>
  (await database.read(summariseDeliveries, undefined).catch(() => ({ counts: [] }))).counts.find(
    (row) => row.state === state,
  )?.count ?? 0

it(
  'records a sent delivery once PostgreSQL is back, and does not send it again',
  { timeout: 90_000 },
  async () => {
    const id = await add()
    const mail = start()
    const killed = Promise.withResolvers<void>()
    mail.answer = async () => {
      await postgres.kill()
      killed.resolve()
      return sent
    }
    await killed.promise
    await expect.poll(() => database.isReachable(), { timeout: 20_000 }).toBe(false)
    await postgres.start()
    await expect.poll(stateOf('sent'), { timeout: 30_000 }).toBe(1)
    expect(mail.attempts.map(({ deliveryId }) => deliveryId)).toEqual([id])
  },
)

it('continues after a restart of PostgreSQL, and stops during an outage', async () => {
  const mail = start()
  await postgres.kill('fast')
  await expect.poll(() => database.isReachable(), { timeout: 20_000 }).toBe(false)
  await postgres.start()
  const id = await add()
  await expect.poll(stateOf('sent'), { timeout: 30_000 }).toBe(2)
  expect(mail.attempts.map(({ deliveryId }) => deliveryId)).toEqual([id])
  await postgres.kill()
  await relay.stop()
  await postgres.start()
})
