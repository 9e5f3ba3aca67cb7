/**
 * How many consultation requests a second the site takes through HTTP, beside what its store alone takes. 32 clients send
 * new requests without a pause; the store and the whole site take turns, so that what else happens on the machine meets
 * both, and the best turn of each counts.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pushChannel } from '../apps/website/server/requests/delivery/active-channels.ts'
import { openDatabase } from '../apps/website/server/store/open-database.ts'
import { startPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import { addRequest } from '../apps/website/server/testing/a-consultation.ts'
import { startServerProcess } from '../apps/website/server/testing/start-server-process.ts'
import { storeThread } from '../apps/website/server/transactions.ts'
import type { Cell, Measure } from './helpers/report.ts'
import {
  clients,
  consultationFields,
  measureSubmissions,
  measureThroughput,
  newMessage,
  nextNetwork,
  type Throughput,
} from './helpers/requests.ts'

export const measure: Measure = async (scaled) => {
  const turns = scaled(5)
  const seconds = scaled(3)
  const postgres = await startPostgres()
  const rows: Cell[][] = []
  try {
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      const alone: Throughput[] = []
      const site: Throughput[] = []
      for (let turn = 1; turn <= turns; turn++) {
        const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
        const database = (name: string) =>
          engine === 'SQLite' ? undefined : postgres.createDatabase(`${name}_${turn}`)
        try {
          alone.push(await measureStore(join(dataDir, 'store'), await database('store'), seconds))
          site.push(await measureSite(join(dataDir, 'site'), await database('site'), seconds))
        } finally {
          await rm(dataDir, { recursive: true })
        }
      }
      const [bestAlone, bestSite] = [best(alone), best(site)]
      const ratio = (bestSite.perSecond / bestAlone.perSecond).toFixed(2)
      rows.push([engine, ...cells(bestAlone), ...cells(bestSite), ratio])
    }
  } finally {
    await postgres.stop()
  }
  return {
    how:
      `${clients} connections, every request new and with an Idempotency-Key, from 1000 networks; the best of ${turns} turns of ` +
      `${seconds} s. The site, its store and the load generator share the machine.`,
    head: [
      'store',
      'store alone, a second',
      'p50 / p99 ms',
      'through HTTP, a second',
      'p50 / p99 ms',
      'ratio',
    ],
    rows,
  }
}

async function measureStore(
  dataDir: string,
  databaseUrl: string | undefined,
  seconds: number,
): Promise<Throughput> {
  // The site asks for each request whether somebody gets push messages, and so does its store alone.
  const channels = [pushChannel]
  const options = { thread: storeThread, dataDir, databaseUrl, timeout: 20_000, log: () => {} }
  const database = { ...(await openDatabase(options)), channels }
  try {
    return await measureThroughput(async () => {
      const created_at = new Date().toISOString()
      const { outcome } = await addRequest(
        database,
        { ...consultationFields, message: newMessage(), id: randomUUID(), created_at },
        {
          idempotencyKeyHash: sha256(randomUUID()),
          contentHash: sha256(randomUUID()),
          sameContentSince: created_at,
        },
        { key: sha256(nextNetwork()), perMinute: 1_000_000 },
      )
      if (outcome !== 'added') throw new Error(`A request was ${outcome}`)
      return true
    }, seconds)
  } finally {
    await database.close()
  }
}

async function measureSite(
  dataDir: string,
  databaseUrl: string | undefined,
  seconds: number,
): Promise<Throughput> {
  const server = startServerProcess({
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '1000000',
    TRUSTED_PROXIES: 'loopback',
    // Its lookups and what they find depend on the network of the machine.
    CHECK_SENDER_DOMAIN: 'off',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  })
  try {
    return await measureSubmissions(await server.listening, seconds)
  } finally {
    await server.stop()
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const best = (turns: Throughput[]): Throughput =>
  turns.reduce((one, other) => (other.perSecond > one.perSecond ? other : one))

const cells = ({ perSecond, p50, p99 }: Throughput) => [Math.round(perSecond), `${p50} / ${p99}`]
