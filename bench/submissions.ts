import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pushChannel } from '../apps/website/server/requests/delivery/channels/push/push-channel.ts'
import { openDatabase } from '../apps/website/server/store/open-database.ts'
import { startPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import type { TestPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import { startServerProcess } from '../apps/website/server/testing/start-server-process.ts'
import { consultationFields } from './consultation-fields.ts'
import { openHttpConnection } from './http-connection.ts'
import { load } from './load.ts'
import type { Load } from './load.ts'
import { noteMachine } from './machine.ts'
import { storeThread } from '../apps/website/server/transactions.ts'
import { addRequest } from '../apps/website/server/testing/a-consultation.ts'

const clients = 32
/** Networks the requests come from: each has its own counter in the store, as visitors have. */
const networks = 1000
const timing = { clients, seconds: 3, warmUp: 2 }
/** The store and the whole site take turns, so that what else happens on the machine meets both; the best turn of each counts. */
const turns = 5

/** How many consultation requests a second the site takes through HTTP, beside what its store alone takes. */
export async function measureSubmissions(): Promise<string> {
  const machine = noteMachine()
  const postgres = await startPostgres()
  const rows: string[] = []
  try {
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      rows.push(await measureEngine(engine, engine === 'PostgreSQL' ? postgres : undefined))
    }
  } finally {
    await postgres.stop()
  }
  return [
    `${clients} connections, every request new and with an Idempotency-Key, from ${networks} networks; the best of ${turns} turns of ` +
      `${timing.seconds} s. The site, its store and the load generator share ${machine.describe()}.`,
    '',
    '| store | store alone, a second | p50 / p99 ms | through HTTP, a second | p50 / p99 ms | ratio |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n')
}

async function measureEngine(engine: string, postgres: TestPostgres | undefined): Promise<string> {
  const alone: Load[] = []
  const site: Load[] = []
  for (let turn = 1; turn <= turns; turn++) {
    const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
    try {
      alone.push(await measureStore(join(dataDir, 'store'), await postgres?.createDatabase(`store_${turn}`)))
      site.push(await measureSite(join(dataDir, 'site'), await postgres?.createDatabase(`site_${turn}`)))
    } finally {
      await rm(dataDir, { recursive: true })
    }
  }
  const [bestAlone, bestSite] = [best(alone), best(site)]
  const ratio = bestSite.perSecond / bestAlone.perSecond
  return `| ${engine} | ${cells(bestAlone)} | ${cells(bestSite)} | ${ratio.toFixed(2)} |`
}

async function measureStore(dataDir: string, databaseUrl: string | undefined): Promise<Load> {
  // The site asks for each request whether somebody gets push messages, and so does its store alone.
  const channels = [pushChannel]
  const options = { thread: storeThread, dataDir, databaseUrl, timeout: 20_000, log: () => {} }
  const database = { ...(await openDatabase(options)), channels }
  try {
    return await load(async () => {
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
    }, timing)
  } finally {
    await database.close()
  }
}

async function measureSite(dataDir: string, databaseUrl: string | undefined): Promise<Load> {
  const server = startServerProcess({
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '1000000',
    TRUSTED_PROXIES: 'loopback',
    // Its lookups and what they find depend on the network of the machine.
    CHECK_SENDER_DOMAIN: 'off',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  })
  try {
    return await submitTo(await server.listening)
  } finally {
    await server.stop()
  }
}

/** Sends new requests through HTTP as fast as they are answered, to a site that trusts what this machine says of their networks. */
export async function submitTo(url: string): Promise<Load> {
  const connections = await Promise.all(Array.from({ length: clients }, () => openHttpConnection(url)))
  try {
    return await load(async (client) => {
      const body = JSON.stringify({ ...consultationFields, message: newMessage() })
      const status = await connections[client]?.ask(
        `POST /api/consultations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
          `X-Forwarded-For: ${nextNetwork()}\r\nIdempotency-Key: ${randomUUID()}\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      )
      // What a busy machine cannot store in time it refuses.
      if (status !== 201 && status !== 503) throw new Error(`A request was answered ${status}`)
      return status === 201
    }, timing)
  } finally {
    for (const connection of connections) connection.close()
  }
}

/** As visitors' requests differ: words to judge and to search, and another content each time. */
const newMessage = (): string => consultationFields.message + randomUUID()

let lastNetwork = 0
function nextNetwork(): string {
  lastNetwork = (lastNetwork + 1) % networks
  return `10.0.${lastNetwork >> 8}.${lastNetwork & 255}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function best(loads: Load[]): Load {
  return loads.reduce((one, other) => (other.perSecond > one.perSecond ? other : one))
}

function cells({ perSecond, p50, p99 }: Load): string {
  return `${Math.round(perSecond).toLocaleString('en')} | ${p50.toFixed(1)} / ${p99.toFixed(1)}`
}
