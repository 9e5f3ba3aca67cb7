import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/store/open-database.ts'
import { StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { startPostgres } from '#server/store/testing/start-postgres.ts'
import { createLog } from '#server/runtime/log.ts'
import { startRelay } from './relay.ts'
import { scriptedChannel } from './testing/scripted-channel.ts'
import { storeThread } from '#server/transactions.ts'

it(
  'delivers each acknowledged request once, although PostgreSQL is away for a minute',
  { timeout: 300_000 },
  async () => {
    const postgres = await startPostgres()
    const database = {
      ...(await openDatabase({
        dataDir: '/nonexistent',
        databaseUrl: postgres.url,
        thread: storeThread,
        log: () => {},
      })),
      channels: ['mail'],
    }
    const mail = scriptedChannel('mail')
    const relay = startRelay({
      channels: [mail],
      store: database,
      isAlone: false,
      log: createLog(() => {}),
    })
    const acknowledged: string[] = []
    let refused = 0
    const send = async () => {
      const consultation = aConsultation()
      try {
        await addRequest(database, consultation, anIdentity(), aLimit())
        acknowledged.push(`${consultation.id}-mail`)
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error
        refused++
      }
    }
    let isSending = true
    const sending = (async () => {
      while (isSending) {
        await send()
        await sleep(50)
      }
    })()

    await expect.poll(() => mail.attempts.length, { timeout: 20_000 }).toBeGreaterThan(10)
    await postgres.kill()
    await sleep(60_000)
    const before = acknowledged.length
    await postgres.start()
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 10)
    isSending = false
    await sending

    const delivered = () => new Set(mail.attempts.map(({ deliveryId }) => deliveryId))
    // Claims from before the outage are freed after at most 50 s more.
    await expect
      .poll(() => acknowledged.filter((id) => !delivered().has(id)), { timeout: 120_000 })
      .toEqual([])
    expect(refused).toBeGreaterThan(0)
    const times = mail.counts()
    expect(times.filter((count) => count > 1)).toEqual([])
    await relay.stop()
    await database.close()
    await postgres.stop()
  },
)
