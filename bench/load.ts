/**
 * What one instance takes, and how it degrades: what a visitor sees beside pages and requests on many connections, idle
 * connections and calls, and how many answers those get themselves. The load comes from a process of its own.
 */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import { joinCall } from '../packages/voice-platform/src/testing/test-visitor.ts'
import type { Cell, Measure } from './helpers/report.ts'
import { consultationPost, openHttpConnection } from './helpers/requests.ts'
import { describeVisit, onSite, visit, visitHead } from './helpers/visitor.ts'

const run = promisify(execFile)
const pageLoads = [32, 512]
const requestLoads = [32, 512, 2048]
const idleSockets = 5_000
const askedCalls = 60

export const measure: Measure = async (scaled) => {
  const looking = scaled(10_000)
  const rows: Cell[][] = []
  const notes: string[] = []
  const postgres = await startPostgres()
  const env = { VOICE_DAILY_MINUTES: '1000000', CHECK_SENDER_DOMAIN: 'off' }
  try {
    await onSite(env, async (url, pid) => {
      rows.push([...(await visit('nothing (SQLite)', url, looking)), ''])
      const before = await readMemory(pid)
      for (const connections of pageLoads) rows.push(await during('pages', connections, url, looking))
      for (const connections of requestLoads) rows.push(await during('requests', connections, url, looking))
      rows.push(await besideIdle(url, looking))
      notes.push(await countCalls(url))
      const most = await readMemory(pid, 'VmHWM')
      // Idle connections are closed, and memory is given back, while nothing happens.
      await sleep(scaled(180_000))
      notes.push(
        `Memory: ${before} MB before, ${most} MB at most, ${await readMemory(pid)} MB three minutes after all of it.`,
      )
    })
    await onSite({ ...env, DATABASE_URL: postgres.url }, async (url) => {
      rows.push([...(await visit('nothing (PostgreSQL)', url, looking)), ''])
      for (const connections of requestLoads) rows.push(await during('requests', connections, url, looking))
    })
  } finally {
    await postgres.stop()
  }
  return {
    how:
      `${describeVisit(looking)} The last column is what the load itself got: answers a second, and how many were 503. One instance, the ` +
      'load and the visitor share the machine.',
    head: [...visitHead, 'answers a second, 503'],
    rows,
    notes,
  }
}

async function during(
  kind: 'pages' | 'requests',
  connections: number,
  url: string,
  looking: number,
): Promise<Cell[]> {
  // The load begins before the visitor, and ends after.
  const seconds = Math.ceil(looking / 1000) + 2
  const load = run(process.execPath, [import.meta.filename, kind, String(connections), String(seconds), url])
  await sleep(1_000)
  const row = await visit(`${kind} on ${connections.toLocaleString('en')} connections`, url, looking)
  const counts = JSON.parse((await load).stdout) as Record<string, number>
  const responses = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const others = Object.keys(counts).filter((status) => !['200', '201', '503'].includes(status))
  if (others.length > 0) throw new Error(`Answers of another kind: ${JSON.stringify(counts)}`)
  const perSecond = Math.round(responses / seconds)
  return [...row, `${perSecond.toLocaleString('en')}, ${(counts[503] ?? 0).toLocaleString('en')}`]
}

async function besideIdle(url: string, looking: number): Promise<Cell[]> {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  for (let n = 0; n < idleSockets; n++) {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.on('error', () => {})
    sockets.push(socket)
    if (n % 100 === 0) await sleep(10)
  }
  const row = await visit(`${idleSockets.toLocaleString('en')} idle connections`, url, looking)
  for (const socket of sockets) socket.destroy()
  return [...row, '']
}

/** Calls from a network each, until one is refused. */
async function countCalls(url: string): Promise<string> {
  const visitors: Awaited<ReturnType<typeof joinCall>>[] = []
  let refusal = ', and none was refused.'
  for (let network = 1; network <= askedCalls; network++) {
    const response = await fetch(`${url}/voice/call/web`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.7.0.${network}` },
      body: '{}',
    })
    const body = (await response.json()) as { webCallUrl: string; message: string }
    if (response.status !== 201) {
      refusal = `; the next was refused with ${response.status}: "${body.message}"`
      break
    }
    visitors.push(await joinCall(body.webCallUrl))
  }
  for (const visitor of visitors) visitor.hangUp()
  return `${visitors.length} calls at once${refusal}`
}

/** Megabytes. */
async function readMemory(pid: number, key = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1000)
}

/** The load in its process: keeps connections busy, and prints how many answers of each status it had. */
async function generate(kind = '', connections = '', seconds = '', url = ''): Promise<void> {
  const until = performance.now() + Number(seconds) * 1000
  const counts: Record<number, number> = {}
  let networks = 0

  async function keepAsking(): Promise<void> {
    let connection = await openHttpConnection(url)
    while (performance.now() < until) {
      networks = (networks + 1) % 60_000
      const network = `10.5.${networks >> 8}.${networks & 255}`
      const page = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}\r\nAccept-Encoding: br\r\n\r\n`
      const status = await connection.ask(kind === 'pages' ? page : consultationPost(network)).catch(() => 0)
      counts[status] = (counts[status] ?? 0) + 1
      if (status === 0) connection = await openHttpConnection(url)
    }
    connection.close()
  }

  await Promise.all(Array.from({ length: Number(connections) }, keepAsking))
  console.log(JSON.stringify(counts))
}

if (process.argv[1] === import.meta.filename) await generate(...process.argv.slice(2))
