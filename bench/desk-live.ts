/**
 * How soon a request that was sent on the site reaches an open desk: from the 201 that the visitor receives until the event
 * arrives on the open connection of a desk with a session.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../apps/website/server/store/open-store.ts'
import { startPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import { openEvents } from '../apps/website/server/testing/open-events.ts'
import { signedIn, type Visitor } from '../apps/website/server/testing/sign-in-visitor.ts'
import { startServerProcess } from '../apps/website/server/testing/start-server-process.ts'
import { aimed, type Cell, type Measure, percentiles } from './helpers/report.ts'
import { consultationFields } from './helpers/requests.ts'

const setups = [
  { engine: 'SQLite', instances: 1 },
  { engine: 'PostgreSQL', instances: 1 },
  { engine: 'PostgreSQL', instances: 2 },
] as const

export const measure: Measure = async (scaled) => {
  const rows: Cell[][] = []
  for (const setup of setups) {
    const { count, p50, p95, max } = percentiles(await measureSetup(setup, scaled(20)))
    rows.push([setup.engine, setup.instances, count, p50, p95, ...aimed(max, 'ms', { most: 1000 })])
  }
  return {
    how:
      'From the 201 that the visitor receives until the event arrives on the open connection of a desk with a session, both over sockets. With two ' +
      'instances the visitor sends to one, and the desk is open at the other.',
    head: ['store', 'instances', 'requests', 'p50, ms', 'p95, ms', 'max', 'aim'],
    rows,
  }
}

async function measureSetup(
  { engine, instances }: (typeof setups)[number],
  requests: number,
): Promise<number[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined
  const servers = Array.from({ length: instances }, (_, index) =>
    startServerProcess(
      {
        DATA_DIR: join(dataDir, String(index)),
        TRUSTED_PROXIES: 'loopback',
        RATE_LIMIT_PER_MINUTE: '1000000',
        ...(postgres && { DATABASE_URL: postgres.url }),
      },
      join(dataDir, `${index}.log`),
    ),
  )
  try {
    const urls = await Promise.all(servers.map(({ listening }) => listening))
    const [site = ''] = urls
    const desk = urls.at(-1) ?? site
    const staff = await signInAt(desk, { DATABASE_URL: postgres?.url, DATA_DIR: join(dataDir, '0') })
    const { arrivalOf, close } = await follow(staff)
    const waits: number[] = []
    for (let sent = 0; sent < requests; sent += 1) {
      // The server polls its store: a request comes at any moment between two polls.
      await sleep(Math.random() * 500)
      const id = await send(site)
      const acknowledged = performance.now()
      waits.push(Math.max(0, (await arrivalOf(id)) - acknowledged))
    }
    await close()
    return waits
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A person with a session at a server that runs, by a link as every account begins. */
async function signInAt(url: string, settings: Parameters<typeof openStore>[0]): Promise<Visitor> {
  await using store = await openStore(settings, 'write')
  return await signedIn(
    {
      run: (name, input) => store.run(name, input),
      request(path, { headers, ...init } = {}) {
        const sent = new Headers(headers)
        if (sent.has('Origin')) sent.set('Origin', url)
        return fetch(`${url}${path}`, { ...init, headers: sent, redirect: 'manual' })
      },
    },
    { email: 'ada@agency.example' },
  )
}

/** Reads the events of the desk, and notes when each new request arrived. */
async function follow(staff: Visitor) {
  const events = await openEvents(staff)
  const arrivals = new Map<string, PromiseWithResolvers<number>>()
  const arrival = (id: string) => {
    const known = arrivals.get(id) ?? Promise.withResolvers<number>()
    arrivals.set(id, known)
    return known
  }
  const first = await events.next()
  if (first.kind !== 'ready') throw new Error(`The desk began with ${first.kind}`)
  const reading = (async () => {
    for (;;) {
      const event = await events.next()
      if (event.kind === 'request' && event.isNew) arrival(event.request.id).resolve(performance.now())
    }
  })()
  // It ends when the stream is closed.
  reading.catch(() => {})
  return {
    arrivalOf: (id: string) => Promise.race([arrival(id).promise, reading]),
    close: () => events.close(),
  }
}

async function send(url: string): Promise<string> {
  const token = randomUUID()
  const response = await fetch(`${url}/api/consultations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': token },
    body: JSON.stringify({ ...consultationFields, message: token }),
  })
  if (response.status !== 201) throw new Error(`The request was refused: ${response.status}`)
  return ((await response.json()) as { id: string }).id
}
