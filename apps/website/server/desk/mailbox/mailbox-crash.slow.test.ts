import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#server/store/open-database.ts'
import { engines, openTestDatabase, patientTimeout } from '#server/testing/open-test-database.ts'
import { type Dovecot, startDovecot } from '#server/testing/start-dovecot.ts'
import { storeThread } from '#server/transactions.ts'
import { claimDeliveries } from '#server/requests/delivery/outbox.ts'
import { aMail } from './testing/a-mail.ts'
import { aMailUser, aRequest, follow, readStored, settingsOf } from './testing/open-mailbox.ts'

const mails = 500
const requests = 25
const kills = 5

let dovecot: Dovecot
beforeAll(async () => {
  dovecot = await startDovecot()
})
afterAll(() => dovecot.close())

/** Starts a reader. `recorded` resolves when it has stored so many mails. */
function startReader(dataDir: string, url: string, databaseUrl: string | undefined, count: number) {
  const script = fileURLToPath(new URL('./testing/mailbox-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dataDir, url, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const recorded = Promise.withResolvers<void>()
  let left = count
  child.on('message', () => --left <= 0 && recorded.resolve())
  return {
    recorded: recorded.promise,
    kill() {
      child.kill('SIGKILL')
      return exited
    },
  }
}

it.each(engines)(
  'stores each of 500 mails once on %s, however often the server is killed while they come in',
  { timeout: 600_000 },
  async (engine) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-mailbox-'))
    const shared = engine === 'postgres' ? await openTestDatabase(engine) : undefined
    const databaseUrl = shared?.options.databaseUrl
    const open = async () => ({
      ...(await openDatabase({
        dataDir,
        databaseUrl,
        thread: storeThread,
        log: () => {},
        timeout: patientTimeout,
      })),
      channels: [],
      options: { dataDir, thread: storeThread, log: () => {} },
    })
    const first = await open()
    const ids: string[] = []
    for (let index = 0; index < requests; index++) ids.push((await aRequest(first)).id)
    await first.close()
    const user = aMailUser()
    const url = dovecot.url(user)
    const sending = dovecot.appendAll(
      user,
      'INBOX',
      Array.from({ length: mails }, (_, index) =>
        aMail({ References: `<${ids[index % requests]}-confirmation@agency.example>` }, `Mail ${index}.`),
      ),
    )
    for (let round = 0; round < kills; round++) {
      const count = randomInt(1, 40)
      // On PostgreSQL two servers take turns.
      const readers = [count, ...(databaseUrl ? [count] : [])].map((each) =>
        startReader(dataDir, url, databaseUrl, each),
      )
      await Promise.race(readers.map(({ recorded }) => recorded))
      await Promise.all(readers.map((reader) => reader.kill()))
    }
    await sending
    const store = await open()
    const follower = follow(store, settingsOf(dovecot, user))
    const texts = async () =>
      (await Promise.all(ids.map((id) => readStored(store, id)))).flatMap((record) =>
        record.mails.map(({ text }) => text),
      )
    await expect.poll(async () => (await texts()).length, { timeout: 120_000 }).toBe(mails)
    await follower.close()
    const found = await texts()
    expect(new Set(found).size).toBe(mails)
    const notices = await store.run(claimDeliveries, {
      channel: 'email',
      target: '',
      claim: 'c',
      limit: 2 * mails,
      now: '2100-01-01T00:00:00.000Z',
      soonest: '2100-01-01T00:00:00.000Z',
    })
    expect(notices.length).toBeLessThanOrEqual(mails)
    await store.close()
    await shared?.close()
    await rm(dataDir, { recursive: true, force: true })
  },
)
