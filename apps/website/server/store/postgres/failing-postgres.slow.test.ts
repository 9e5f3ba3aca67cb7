import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServerProcess, type ServerProcess } from '#server/testing/start-server-process.ts'
import { findPostgres } from '../testing/postgres-machine.ts'
import { queryPostgres, lockRequests } from '../testing/query-postgres.ts'
import { startRelay, type Relay } from '../testing/relay.ts'
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts'
import { startSteadyVisitors, type SteadyVisitors } from '../testing/steady-visitors.ts'

const run = promisify(execFile)
const script = join(import.meta.dirname, '../../../../../deploy/promote-standby.sh')

let postgres: TestPostgres
let relay: Relay
let servers: ServerProcess[]
let visitors: SteadyVisitors
/** Cleans up what a test started, in reverse order. */
let ending: (() => unknown)[]

beforeEach(async () => {
  ending = []
  postgres = await startPostgres()
  ending.push(() => postgres.stop())
  relay = await startRelay(postgres.port)
  ending.push(() => relay.close())
  const url = new URL(postgres.url)
  url.port = String(relay.port)
  await startSite(url.href)
})

async function startSite(databaseUrl: string): Promise<void> {
  servers = Array.from({ length: 2 }, () => {
    const server = startServerProcess({ DATABASE_URL: databaseUrl, RATE_LIMIT_PER_MINUTE: '1000000' })
    ending.push(() => server.stop())
    return server
  })
  visitors = startSteadyVisitors(await Promise.all(servers.map(({ listening }) => listening)), 16)
  ending.push(() => visitors.leave())
}

afterEach(async () => {
  for (const end of ending.toReversed()) await end()
})

/** Resolves when each instance has sent this many more answers with the status. */
async function more(status: number, answers = 10): Promise<void> {
  const before = visitors.count(status)
  const isAwaited = () => visitors.count(status).some((count, n) => count < (before[n] ?? 0) + answers)
  const deadline = Date.now() + 60_000
  while (isAwaited()) {
    expect(visitors.broken).toEqual([])
    if (Date.now() > deadline) throw new Error(`An instance did not answer ${status}`)
    await sleep(20)
  }
}

/** Compares the stored requests with the acknowledged ones. */
async function expectEachOnce(url: string): Promise<void> {
  await visitors.leave()
  const rows = await queryPostgres<{ id: string; message: string }>(
    url,
    'SELECT id, message FROM consultations',
  )
  const stored = new Map(rows.map(({ id, message }) => [message, id]))
  expect(stored.size).toBe(rows.length)
  const lost = [...visitors.acknowledged].filter(([message, id]) => stored.get(message) !== id)
  expect(lost).toEqual([])
  expect(visitors.broken).toEqual([])
}

/** Promotes it as an operator would. */
async function promote(standby: TestPostgres): Promise<void> {
  const { bin } = await findPostgres()
  await run('sh', [script, standby.url, postgres.url], {
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  })
}

describe('two instances under load survive, answer 503, and neither lose nor duplicate a request', () => {
  it.each(['fast', 'immediate'] as const)(
    'when PostgreSQL is restarted (%s)',
    async (mode) => {
      for (let round = 0; round < 2; round++) {
        await more(201)
        await postgres.kill(mode)
        await more(503)
        await postgres.start()
      }
      await more(201)
      await expectEachOnce(postgres.url)
    },
    240_000,
  )

  it('when PostgreSQL freezes', async () => {
    await more(201)
    await postgres.freeze()
    await more(503)
    postgres.thaw()
    await more(201)
    await expectEachOnce(postgres.url)
  }, 240_000)

  it.each(['address that moves', 'list of both servers'])(
    'when the primary is killed and a standby takes over, behind an %s',
    async (address) => {
      const standby = await postgres.startStandby()
      ending.splice(1, 0, () => standby.stop())
      if (address === 'list of both servers') {
        await visitors.leave()
        await startSite(postgres.url.replace(/:\d+\//, `:${postgres.port},127.0.0.1:${standby.port}/`))
      }
      await more(201)
      await expect(promote(standby)).rejects.toThrow('still answers')
      await postgres.kill('SIGKILL')
      relay.lead(standby.port)
      // The standby answers, but refuses writes until it is promoted.
      await more(503)
      await promote(standby)
      await more(201)
      await expectEachOnce(standby.url)
    },
    240_000,
  )
})

describe('an abandoned transaction does not stay on the server', () => {
  it('takes no more connections than the pools have while a table is locked', async () => {
    await more(201)
    const other = await lockRequests(postgres.url)
    let most = 0
    for (let sample = 0; sample < 100; sample++) {
      const { rows } = await other.query<{ n: number }>(
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'frontdesk'",
      )
      await other.query('SELECT pg_stat_clear_snapshot()')
      most = Math.max(most, rows[0]?.n ?? 0)
      await sleep(50)
    }
    await other.end()
    await more(201)
    // Two pools of ten, plus connections that are being closed.
    expect(most).toBeLessThanOrEqual(26)
    await expectEachOnce(postgres.url)
  }, 240_000)

  it('keeps serving while another instance is frozen in the middle of its transactions', async () => {
    await visitors.leave()
    const [frozen, other] = servers
    if (!frozen || !other) throw new Error('Two instances are needed')
    const held = startSteadyVisitors([await frozen.listening], 8)
    visitors = startSteadyVisitors([await other.listening], 8)
    await more(201)
    process.kill(frozen.pid, 'SIGSTOP')
    try {
      await more(201, 50)
    } finally {
      process.kill(frozen.pid, 'SIGCONT')
    }
    await held.leave()
    await expectEachOnce(postgres.url)
  }, 240_000)
})
