import { randomUUID } from 'node:crypto'
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
import { requestBody } from '../apps/website/server/store/testing/request-body.ts'
import { startPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import { startMailServer } from '../apps/website/server/requests/delivery/testing/start-mail-server.ts'
import { startScriptedHttp } from '../apps/website/server/requests/delivery/testing/start-scripted-http.ts'
import { startServerProcess } from '../apps/website/server/testing/start-server-process.ts'
import { noteMachine } from './machine.ts'
import { percentiles } from './percentiles.ts'
import { storeThread } from '../apps/website/server/transactions.ts'

const visits = 200
const waiting = 1000

/**
 * Measures the time from a request's answer to its mail and its webhook, and the time to deliver a thousand waiting
 * requests.
 */
export async function measureDeliveries(): Promise<string> {
  const machine = noteMachine()
  const postgres = await startPostgres()
  const rows: string[] = []
  try {
    rows.push(`| SQLite | ${await measure(undefined)} |`)
    rows.push(`| PostgreSQL | ${await measure(postgres.url)} |`)
  } finally {
    await postgres.stop()
  }
  return [
    `${visits} requests, ten a second, from the answer to the visitor until the mail or the webhook arrived; then ${waiting} that waited at ` +
      `the start of a server. Site, mail server and receiver share ${machine.describe()}.`,
    '',
    `| store | mail, p50 / p95 ms | webhook, p50 / p95 ms | ${waiting} waiting, s |`,
    '|---|--:|--:|--:|',
    ...rows,
  ].join('\n')
}

async function measure(databaseUrl: string | undefined): Promise<string> {
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
        body: JSON.stringify(requestBody(randomUUID())),
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
    const times = `${after(arrivedByMail)} | ${after(arrivedByHttp)}`
    return `${times} | ${await measureWaiting(settings, dataDir, databaseUrl, () => arrivedByMail.size + arrivedByHttp.size)}`
  } finally {
    clearInterval(look)
    await mail.close()
    await http.close()
    await rm(dataDir, { recursive: true })
  }
}

/** @param arrived counts the arrivals so far */
async function measureWaiting(
  settings: Record<string, string>,
  dataDir: string,
  databaseUrl: string | undefined,
  arrived: () => number,
): Promise<string> {
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
