import { randomInt, randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess } from './start-server-process.ts'
import { databaseFile } from '#server/store/sqlite/open-sqlite.ts'
import { requestBody } from '#server/store/testing/request-body.ts'

export type CrashReport = {
  /** Number of different requests answered with 201. */
  acknowledged: number
  /** Number of further 201 answers to repeats of them. */
  repeats: number
  /** Number of rounds that ended before the server listened. */
  killedWhileStarting: number
  /** Each broken promise, in words. Must be empty. */
  broken: string[]
}

/** One visitor's request. It is sent until it is acknowledged, and sometimes after that. */
type SentRequest = {
  /** The unique message of the request. */
  token: string
  /** Null for a client that sends no key: then the content identifies the request. */
  key: string | null
  /** Milliseconds since the epoch. */
  madeAt: number
  acknowledgedAs?: string
}

const visitors = 16

/**
 * Starts the real server on one data directory repeatedly, and kills it with SIGKILL at a random moment while visitors
 * send, repeat and double their requests. After each round, it compares a copy of the files with the acknowledged requests;
 * the next server recovers the files themselves.
 */
export async function runCrashRounds(rounds: number): Promise<CrashReport> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-crash-'))
  const dataDir = join(folder, 'data')
  const requests: SentRequest[] = []
  let answered = Promise.withResolvers<void>()
  const report: CrashReport = { acknowledged: 0, repeats: 0, killedWhileStarting: 0, broken: [] }

  async function send(url: string, request: SentRequest): Promise<void> {
    const response = await fetch(`${url}/api/consultations`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(request.key === null ? {} : { 'Idempotency-Key': request.key }),
      },
      body: JSON.stringify(requestBody(request.token)),
    })
    const body = (await response.json()) as { id?: string }
    // A server too busy to store the request in time answers 503, which promises nothing.
    if (response.status === 503) return
    if (response.status !== 201 || !body.id) {
      report.broken.push(`was answered ${response.status}`)
      return
    }
    answered.resolve()
    if (request.acknowledgedAs === undefined) report.acknowledged++
    else report.repeats++
    request.acknowledgedAs ??= body.id
    if (request.acknowledgedAs !== body.id) report.broken.push(`${request.token} was two rows`)
  }

  /** Sends requests one after the other until the server is gone. */
  async function visit(url: string, unanswered: SentRequest[]): Promise<void> {
    for (;;) {
      const request = unanswered.pop() ?? chooseRequest(requests)
      const isDoubleClick = randomInt(8) === 0
      const sent = [send(url, request), ...(isDoubleClick ? [send(url, request)] : [])]
      if ((await Promise.allSettled(sent)).some(({ status }) => status === 'rejected')) return
    }
  }

  async function runRound(): Promise<void> {
    const server = startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000' })
    if (randomInt(5) === 0) {
      const url = await Promise.race([server.listening, sleep(randomInt(500))])
      await server.kill()
      if (url === undefined) report.killedWhileStarting++
      return
    }
    const url = await server.listening
    answered = Promise.withResolvers()
    const unanswered = requests.filter(({ acknowledgedAs }) => acknowledgedAs === undefined)
    const visits = Array.from({ length: visitors }, () => visit(url, unanswered))
    // In most rounds, wait for an acknowledged request: otherwise a slow machine would have nothing to lose.
    if (randomInt(4) > 0) await answered.promise
    await sleep(randomInt(300))
    await server.kill()
    await Promise.all(visits)
  }

  try {
    for (let round = 1; round <= rounds; round++) {
      await runRound()
      report.broken.push(...(await examine(dataDir, join(folder, 'copy'), requests)))
      if (report.broken.length > 0) break
    }
    return report
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Returns a new request, or one that was sent before. */
function chooseRequest(requests: SentRequest[]): SentRequest {
  const earlier = randomInt(5) === 0 ? requests[randomInt(requests.length + 1)] : undefined
  if (earlier && (earlier.key !== null || Date.now() - earlier.madeAt < keylessRepeatTime)) return earlier
  const request = {
    token: randomUUID(),
    key: randomInt(4) === 0 ? null : randomUUID(),
    madeAt: Date.now(),
  }
  requests.push(request)
  return request
}

/**
 * In milliseconds. Without a key, the same content is a new request after ten minutes, and many rounds take longer than
 * that.
 */
const keylessRepeatTime = 5 * 60_000

/** Opens a copy of the files, and lists its faults. */
async function examine(dataDir: string, copy: string, requests: SentRequest[]): Promise<string[]> {
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy)
  const file = databaseFile(copy)
  for (const part of ['', '-wal']) {
    await cp(databaseFile(dataDir) + part, file + part).catch(ignoreMissing)
  }
  const database = new DatabaseSync(file)
  try {
    const integrity = database.prepare('PRAGMA integrity_check').all()
    const hasTable = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'consultations'").get()
    const rows = hasTable ? database.prepare('SELECT id, message FROM consultations').all() : []
    const idByToken = new Map(rows.map(({ id, message }) => [message, id]))
    return [
      ...integrity.flatMap((row) => (row.integrity_check === 'ok' ? [] : [String(row.integrity_check)])),
      ...(idByToken.size === rows.length ? [] : ['a request has two rows']),
      ...requests.flatMap(({ token, acknowledgedAs }) =>
        acknowledgedAs === undefined || idByToken.get(token) === acknowledgedAs ? [] : [`${token} was lost`],
      ),
    ]
  } finally {
    database.close()
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
