import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryPostgres } from '#server/store/testing/query-postgres.ts'
import { requestBody } from '#server/store/testing/request-body.ts'
import { startPostgres, type TestPostgres } from '#server/store/testing/start-postgres.ts'
import { startSteadyVisitors, type SteadyVisitors } from '#server/store/testing/steady-visitors.ts'
import {
  startScriptedHttp,
  type ScriptedHttp,
} from '#server/requests/delivery/testing/start-scripted-http.ts'
import { type ServerProcess, startServerProcess } from '../start-server-process.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })
const patiently = { timeout: 120_000 }

let postgres: TestPostgres
let receiver: ScriptedHttp
let folder: string
let servers: ServerProcess[]
/** Undoes what a test did to the machine. */
let restore = () => {}

/** Starts two instances, each through a program and its arguments. @returns their addresses */
async function startTwo(disk?: number, through: readonly string[] = []): Promise<string[]> {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-surroundings-'))
  postgres = await startPostgres(disk === undefined ? {} : { disk })
  receiver = await startScriptedHttp()
  servers = [[], through].map((around, n) =>
    startServerProcess(
      {
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder, String(n)),
        TRUSTED_PROXIES: 'loopback',
        RATE_LIMIT_PER_MINUTE: '1000000',
        CHECK_SENDER_DOMAIN: 'off',
        WEBHOOK_URL: receiver.url,
        WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
        WEBHOOK_ALLOW_PRIVATE: 'on',
      },
      join(folder, `${n}.log`),
      around,
    ),
  )
  return Promise.all(servers.map(({ listening }) => listening))
}

afterEach(async () => {
  restore()
  await Promise.all(servers.map((server) => server.stop()))
  await receiver.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Each acknowledged request is a row, and each row is one request. */
async function expectEachOnce(visitors: SteadyVisitors): Promise<void> {
  const rows = await queryPostgres<{ id: string; message: string }>(
    postgres.url,
    'SELECT id, message FROM consultations',
  )
  const stored = new Map(rows.map(({ id, message }) => [message, id]))
  expect(stored.size).toBe(rows.length)
  expect([...visitors.acknowledged].filter(([token, id]) => stored.get(token) !== id)).toEqual([])
  expect(visitors.broken).toEqual([])
}

const delivered = () =>
  receiver.requests
    .map(({ body }) => JSON.parse(body) as { type: string; data: { id: string } })
    .flatMap(({ type, data }) => (type === 'consultation.created' ? [data.id] : []))

describe('two instances', () => {
  it('acknowledge nothing falsely while the disk of PostgreSQL is full, and go on when it has room', async () => {
    const visitors = startSteadyVisitors(await startTwo(120), 10)
    const stored = () => visitors.acknowledged.size
    const refused = () => visitors.count(503).reduce((sum, each) => sum + each, 0)
    await expect.poll(stored, patiently).toBeGreaterThan(50)

    const filler = join(postgres.folder, 'filler')
    await writeFile(filler, Buffer.alloc(120_000_000)).catch(() => {})
    const before = refused()
    await expect.poll(refused, patiently).toBeGreaterThan(before + 50)

    await rm(filler)
    // Without space for its log it exits, and an operator restarts it.
    await postgres.start().catch(() => {})
    const full = stored()
    await expect.poll(stored, patiently).toBeGreaterThan(full + 50)
    await visitors.leave()
    await expectEachOnce(visitors)
  })

  it('lose and double nothing on a connection to PostgreSQL that loses packets', async () => {
    const urls = await startTwo()
    // One packet in twenty each way, for this server alone.
    const table = `inet frontdesk_test_${postgres.port}`
    const rules = ['sport', 'dport'].map(
      (end) => `tcp ${end} ${postgres.port} numgen random mod 100 < 5 counter drop\n`,
    )
    const chain = `chain input {\ntype filter hook input priority 0;\n${rules.join('')}}\n`
    execFileSync('nft', ['-f', '-'], { input: `table ${table} {\n${chain}}\n` })
    restore = () => {
      restore = () => {}
      execFileSync('nft', ['delete', 'table', ...table.split(' ')])
    }
    const visitors = startSteadyVisitors(urls, 10)
    await expect.poll(() => visitors.acknowledged.size, patiently).toBeGreaterThan(300)
    await visitors.leave()
    const [, lost = '0'] =
      /counter packets (\d+)/.exec(execFileSync('nft', ['list', 'table', ...table.split(' ')]).toString()) ??
      []
    restore()
    expect(Number(lost)).toBeGreaterThan(0)
    await expectEachOnce(visitors)
  })

  it('store and deliver each request once with clocks an hour apart', async () => {
    const [one = '', ahead = ''] = await startTwo(undefined, ['faketime', '-f', '+1h'])
    const ids: string[] = []
    const send = async (url: string, token: string): Promise<string> => {
      const answer = await fetch(`${url}/api/consultations`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': token,
          // One client with fifty requests would be suspected of spam.
          'X-Forwarded-For': `10.0.0.${ids.length}`,
        },
        body: JSON.stringify(requestBody(token)),
      })
      expect(answer.status).toBe(201)
      return ((await answer.json()) as { id: string }).id
    }
    for (let round = 0; round < 50; round++) {
      const token = randomUUID()
      const [id = '', ...others] = await Promise.all([one, ahead, one, ahead].map((url) => send(url, token)))
      expect(others).toEqual([id, id, id])
      ids.push(id)
    }
    await expect.poll(() => new Set(delivered()).size, patiently).toBe(50)
    // Longer than the other instance takes to free a claim that looks old.
    await sleep(15_000)
    expect(delivered().toSorted()).toEqual(ids.toSorted())
  })
})
