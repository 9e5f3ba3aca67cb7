import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import { joinCall } from '../packages/voice-platform/src/testing/test-visitor.ts'
import { describeLook, look, lookHead, onSite } from './look.ts'
import { noteMachine } from './machine.ts'

const run = promisify(execFile)
const generator = join(import.meta.dirname, 'load-generator.ts')
/** Of the generator: a little longer than a visitor looks. */
const seconds = 12
const pageLoads = [32, 512]
const requestLoads = [32, 512, 2048]
const idleSockets = 5_000
const askedCalls = 60

/** What one instance takes, and how it degrades. */
export async function measureSiteLoad(): Promise<string> {
  const machine = noteMachine()
  const rows: string[] = []
  const notes: string[] = []
  const postgres = await startPostgres()
  const env = { VOICE_DAILY_MINUTES: '1000000', CHECK_SENDER_DOMAIN: 'off' }
  try {
    await onSite(env, async (url, pid) => {
      rows.push(`${await look('nothing (SQLite)', url)} |`)
      const before = await readMemory(pid)
      for (const connections of pageLoads) rows.push(await during('pages', connections, url))
      for (const connections of requestLoads) rows.push(await during('requests', connections, url))
      rows.push(await besideIdle(url))
      notes.push(await countCalls(url))
      const most = await readMemory(pid, 'VmHWM')
      // Idle connections are closed, and memory is given back, while nothing happens.
      await sleep(180_000)
      notes.push(
        `Memory: ${before} MB before, ${most} MB at most, ${await readMemory(pid)} MB three minutes after all of it.`,
      )
    })
    await onSite({ ...env, DATABASE_URL: postgres.url }, async (url) => {
      rows.push(`${await look('nothing (PostgreSQL)', url)} |`)
      for (const connections of requestLoads) rows.push(await during('requests', connections, url))
    })
  } finally {
    await postgres.stop()
  }
  const [names = '', line = ''] = lookHead
  return [
    `${describeLook} The last column is what the load itself got: answers a second, and how many were 503. One instance, the load and the visitor share ` +
      `${machine.describe()}.`,
    '',
    `${names} answers a second, 503 |`,
    `${line}--:|`,
    ...rows,
    '',
    ...notes,
  ].join('\n')
}

async function during(kind: 'pages' | 'requests', connections: number, url: string): Promise<string> {
  const load = run(process.execPath, [generator, kind, String(connections), String(seconds), url])
  await sleep(1_000)
  const row = await look(`${kind} on ${connections.toLocaleString('en')} connections`, url)
  const counts = JSON.parse((await load).stdout) as Record<string, number>
  const responses = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const others = Object.keys(counts).filter((status) => !['200', '201', '503'].includes(status))
  if (others.length > 0) throw new Error(`Answers of another kind: ${JSON.stringify(counts)}`)
  return `${row} ${Math.round(responses / seconds).toLocaleString('en')}, ${(counts[503] ?? 0).toLocaleString('en')} |`
}

async function besideIdle(url: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  for (let n = 0; n < idleSockets; n++) {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.on('error', () => {})
    sockets.push(socket)
    if (n % 100 === 0) await sleep(10)
  }
  const row = await look(`${idleSockets.toLocaleString('en')} idle connections`, url)
  for (const socket of sockets) socket.destroy()
  return `${row} |`
}

/** Calls from a network each, until one is refused. */
async function countCalls(url: string): Promise<string> {
  const visitors: Awaited<ReturnType<typeof joinCall>>[] = []
  for (let network = 1; network <= askedCalls; network++) {
    const response = await fetch(`${url}/voice/call/web`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.7.0.${network}` },
      body: '{}',
    })
    const body = (await response.json()) as { webCallUrl: string; message: string }
    if (response.status !== 201) {
      for (const visitor of visitors) visitor.hangUp()
      return `${visitors.length} calls at once; the next was refused with ${response.status}: "${body.message}"`
    }
    visitors.push(await joinCall(body.webCallUrl))
  }
  for (const visitor of visitors) visitor.hangUp()
  return `${visitors.length} calls at once, and none was refused.`
}

/** Megabytes. */
async function readMemory(pid: number, key = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1000)
}
