/**
 * How soon a request reaches staff: from the answer to the visitor until its mail and its webhook arrive, at ten requests a
 * second; then how long a server takes that finds many waiting requests when it starts.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../apps/website/server/store/open-database.ts'
import {
  aConsultation,
  aLimit,
  anIdentity,
  addRequest,
} from '../apps/website/server/testing/a-consultation.ts'
import { startPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import { startMailServer } from '../apps/website/server/requests/delivery/testing/start-mail-server.ts'
import { startScriptedHttp } from '../apps/website/server/requests/delivery/testing/start-scripted-http.ts'
import { startServerProcess } from '../apps/website/server/testing/start-server-process.ts'
import { storeThread } from '../apps/website/server/transactions.ts'
import { type Measure, percentiles } from './helpers/report.ts'
import { consultationFields, newMessage } from './helpers/requests.ts'

/** What is sent, and what waits. */
type Counts = { visits: number; waiting: number }

export const measure: Measure = async (scaled) => {
  const counts = { visits: scaled(200), waiting: scaled(1000) }
  const postgres = await startPostgres()
  try {
    return {
      how:
        `${counts.visits} requests, ten a second, from the answer to the visitor until the mail or the webhook arrived; then ` +
        `${counts.waiting} that waited at the start of a server. Site, mail server and receiver share the machine.`,
      head: ['store', 'mail, p50 / p95 ms', 'webhook, p50 / p95 ms', `${counts.waiting} waiting, s`],
      rows: [
        ['SQLite', ...(await measureStore(undefined, counts))],
        ['PostgreSQL', ...(await measureStore(postgres.url, counts))],
      ],
    }
  } finally {
    await postgres.stop()
  }
}

async function measureStore(databaseUrl: string | undefined, { visits, waiting }: Counts): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const mail = await startMailServer()
  const http = await startScriptedHttp()
  const settings = {
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    RATE_LIMIT_PER_MINUTE: '1000000',
    SMTP_URL: mail.url,
    NOTIFY_EMAIL: 'staff@agency.example',
    CONFIRM_TO_VISITOR: 'off',
    WEBHOOK_URL: http.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    WEBHOOK_ALLOW_PRIVATE: 'on',
    TRUSTED_PROXIES: 'loopback',
  }
  const arrivedByHttp = new Map<string, number>()
  http.answer = (response) => {
    const id = String(http.requests.at(-1)?.headers['webhook-id']).replace('-webhook', '')
    arrivedByHttp.set(id, performance.now())
    response.end('ok')
  }
  const arrivedByMail = new Map<string, number>()
  const look = setInterval(() => {
    for (const { raw } of mail.mails.splice(0)) {
      arrivedByMail.set(/^Message-ID: <(.*)-email@/m.exec(raw)?.[1] ?? '', performance.now())
    }
  }, 5)
  try {
    const server = startServerProcess(settings)
    const url = await server.listening
    const accepted = new Map<string, number>()
    for (let visit = 0; visit < visits; visit++) {
      const response = await fetch(`${url}/api/consultations`, {
        method: 'POST',
        // Each from its own network: many requests from one network are held as spam.
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `198.51.${visit >> 8}.${visit & 255}`,
        },
        body: JSON.stringify({ ...consultationFields, message: newMessage() }),
      })
      const { id } = (await response.json()) as { id: string }
      accepted.set(id, performance.now())
      await sleep(100)
    }
    while (arrivedByMail.size < visits || arrivedByHttp.size < visits) await sleep(20)
    await server.stop()
    const after = (arrived: Map<string, number>) => {
      const times = [...accepted].map(([id, at]) => Math.max(0, (arrived.get(id) ?? Infinity) - at))
      const { p50, p95 } = percentiles(times)
      return `${p50} / ${p95}`
    }
    const arrived = () => arrivedByMail.size + arrivedByHttp.size
    return [
      after(arrivedByMail),
      after(arrivedByHttp),
      await measureWaiting(settings, { dataDir, databaseUrl, waiting, arrived }),
    ]
  } finally {
    clearInterval(look)
    await mail.close()
    await http.close()
    await rm(dataDir, { recursive: true })
  }
}

/** @param setup.arrived counts the arrivals so far */
async function measureWaiting(
  settings: Record<string, string>,
  setup: { dataDir: string; databaseUrl: string | undefined; waiting: number; arrived: () => number },
): Promise<string> {
  const { dataDir, databaseUrl, waiting, arrived } = setup
  const channels = ['email', 'webhook']
  const options = { thread: storeThread, dataDir, databaseUrl, timeout: 20_000, log: () => {} }
  const database = { ...(await openDatabase(options)), channels }
  const created_at = new Date().toISOString()
  await Promise.all(
    Array.from({ length: waiting }, () =>
      addRequest(database, aConsultation({ created_at }), anIdentity(), aLimit()),
    ),
  )
  await database.close()
  const before = arrived()
  const server = startServerProcess(settings)
  await server.listening
  const begin = performance.now()
  while (arrived() < before + channels.length * waiting) await sleep(20)
  const seconds = (performance.now() - begin) / 1000
  await server.stop()
  return seconds.toFixed(1)
}
