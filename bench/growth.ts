/**
 * Compares a store that has grown with an empty one: the start, the hourly sweep, a backup, submissions and memory, and what
 * a steady stream of requests waits for its answers meanwhile.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fillPostgres, fillSqlite } from '../apps/website/server/desk/testing/fill-requests.ts'
import { databaseFile } from '../apps/website/server/store/sqlite/open-sqlite.ts'
import { queryPostgres } from '../apps/website/server/store/testing/query-postgres.ts'
import { startPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import { startServerProcess } from '../apps/website/server/testing/start-server-process.ts'
import { type Measure, percentiles } from './helpers/report.ts'
import { consultationFields, measureSubmissions, newMessage, nextNetwork } from './helpers/requests.ts'

const run = promisify(execFile)
const backup = join(import.meta.dirname, '../apps/website/server/operate/commands/backup.ts')

/** What a grown store holds. */
type Sizes = { requests: number; calls: number }
/** Requests a second while something else goes on. */
const steadyRate = 100
/** The requests are of three years: the sweep deletes those of nine days. */
const requestDays = 3 * 365 - 9

export const measure: Measure = async (scaled) => {
  const sizes = { requests: scaled(1_000_000), calls: scaled(100_000) }
  const seconds = scaled(10)
  const measureStore = (name: string, databaseUrl?: string, grown?: Sizes) =>
    measureColumn(name, { databaseUrl, grown, seconds })
  const columns = [await measureStore('SQLite, empty'), await measureStore('SQLite, grown', undefined, sizes)]
  const postgres = await startPostgres()
  try {
    columns.push(
      await measureStore('PostgreSQL, empty', await postgres.createDatabase('empty')),
      await measureStore('PostgreSQL, grown', await postgres.createDatabase('grown'), sizes),
    )
  } finally {
    await postgres.stop()
  }
  const [head = [], ...rows] = Object.keys(columns[0] ?? {}).map((name) => [
    name,
    ...columns.map((column) => column[name] ?? ''),
  ])
  return {
    how:
      `${sizes.requests.toLocaleString('en')} requests with a row of the outbox each, and ${sizes.calls.toLocaleString('en')} calls with transcripts. A while ` +
      `after the start, a sweep deletes half of the calls and the requests of nine days. "Beside" is what ${steadyRate} requests a second wait ` +
      'for their answer. All of it shares the machine.',
    head,
    rows,
  }
}

/**
 * One column.
 * @param store.grown what the store holds, if it is not empty
 * @param store.seconds for how long at least the steady requests go on
 */
async function measureColumn(
  name: string,
  store: { databaseUrl: string | undefined; grown: Sizes | undefined; seconds: number },
): Promise<Record<string, string>> {
  const { databaseUrl, grown, seconds } = store
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const logFile = join(dataDir, 'log')
  const env = {
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '1000000',
    TRUSTED_PROXIES: 'loopback',
    RETENTION_REQUESTS_DAYS: String(requestDays),
    RETENTION_HELD_DAYS: String(requestDays),
    RETENTION_CALLS_DAYS: '30',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
  const start = async () => {
    const begin = performance.now()
    const server = startServerProcess(env, logFile)
    const url = await server.listening
    return { server, url, took: performance.now() - begin }
  }
  try {
    const first = await start()
    // The generator itself is slow at first.
    await besideWork(first.url, 2, sleep(0))
    await first.server.stop()
    if (grown) await fillStore(dataDir, databaseUrl, grown)
    const { server, url, took } = await start()
    try {
      const atTheStart = await besideWork(url, seconds, sleep(0))
      const besideSweep = await besideWork(url, seconds, grown ? isSwept(logFile) : sleep(0))
      const besideNothing = await besideWork(url, seconds, sleep(0))
      const begin = performance.now()
      let backupTook = 0
      const besideBackup = await besideWork(
        url,
        seconds,
        run(process.execPath, [backup], { env: { ...process.env, ...env } }).then(() => {
          backupTook = performance.now() - begin
        }),
      )
      const { perSecond, p99 } = await measureSubmissions(url, Math.min(3, seconds))
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '')
      const megabytes = (key: string) =>
        Math.round(Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1000)
      return {
        what: name,
        'start until it listens, s': (took / 1000).toFixed(1),
        'right after the start: p99 / max ms, refused': atTheStart,
        'beside the sweep: p99 / max ms, refused': besideSweep,
        'beside nothing: p99 / max ms, refused': besideNothing,
        'backup, s': (backupTook / 1000).toFixed(1),
        'beside the backup: p99 / max ms, refused': besideBackup,
        'submissions a second with 32 connections': Math.round(perSecond).toLocaleString('en'),
        'their p99, ms': p99.toFixed(1),
        'memory, MB: now / at most': `${megabytes('VmRSS')} / ${megabytes('VmHWM')}`,
      }
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

/** Fills a migrated store whose server is stopped: requests of three years, and calls of the last sixty days. */
async function fillStore(
  dataDir: string,
  databaseUrl: string | undefined,
  { requests, calls }: Sizes,
): Promise<void> {
  const now = Date.now()
  const transcript = 'User: What do you offer? Assistant: We offer three services. '.repeat(40)
  const callTime = (secondsAgo: string) =>
    databaseUrl === undefined
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${secondsAgo}) || ' seconds')`
      : `to_char(now() AT TIME ZONE 'UTC' - (${secondsAgo}) * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const statements = [
    `INSERT INTO deliveries (id, consultation_id, channel, state, created_at, waits_since, due_at, attempts, settled_at)
     SELECT 'd' || id, id, 'webhook', 'sent', created_at, created_at, created_at, 1, created_at FROM consultations`,
    `INSERT INTO voice_calls (id, created_at, updated_at, status, assistant, started_at, ended_at, ended_reason, transcript)
     SELECT 'v' || id, at, at, 'ended', '{}', at, at, 'customer-ended-call', '[{"role":"user","text":"${transcript}"}]'
     FROM (SELECT id, ${callTime(`(row_number() OVER (ORDER BY id) - 1) * ${(60 * 86_400) / calls}`)} AS at
       FROM consultations LIMIT ${calls}) AS calls`,
  ]
  if (databaseUrl === undefined) {
    fillSqlite(databaseFile(dataDir), requests, now)
    const database = new DatabaseSync(databaseFile(dataDir))
    for (const statement of statements) database.exec(statement)
    database.close()
    return
  }
  await fillPostgres(databaseUrl, requests, now)
  // A store grows slowly, and PostgreSQL tidies up meanwhile. Here the first readers of the rows would have to do it.
  for (const statement of [...statements, 'VACUUM ANALYZE', 'CHECKPOINT'])
    await queryPostgres(databaseUrl, statement)
}

/** Resolves when the first sweep has deleted what is too old. @throws {Error} if it could not: the next one is in an hour */
async function isSwept(logFile: string): Promise<void> {
  for (;;) {
    const log = await readFile(logFile, 'utf8')
    if (log.includes('"deleted expired data"')) return
    if (log.includes('"expired data could not be deleted"')) throw new Error('The sweep failed')
    await sleep(100)
  }
}

/** Sends requests at a steady rate, whatever their answers, while `work` goes on. @returns their 99th percentile and maximum, and how many were refused */
async function besideWork(url: string, seconds: number, work: Promise<unknown>): Promise<string> {
  let isOver = false
  const whole = Promise.all([work, sleep(seconds * 1000)]).finally(() => {
    isOver = true
  })
  // Awaited below, after the last request.
  whole.catch(() => {})
  const answers: Promise<{ isStored: boolean; took: number }>[] = []
  for (let next = performance.now(); !isOver; next += 1000 / steadyRate) {
    answers.push(sendRequest(url))
    await sleep(Math.max(0, next - performance.now()))
  }
  await whole
  const all = await Promise.all(answers)
  const { p99, max } = percentiles(all.map(({ took }) => took))
  return `${p99} / ${max}, ${all.filter(({ isStored }) => !isStored).length}`
}

async function sendRequest(url: string): Promise<{ isStored: boolean; took: number }> {
  const begin = performance.now()
  const isStored = await fetch(`${url}/api/consultations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': nextNetwork() },
    body: JSON.stringify({ ...consultationFields, message: newMessage() }),
    signal: AbortSignal.timeout(20_000),
  }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status === 201
    },
    () => false,
  )
  return { isStored, took: performance.now() - begin }
}
