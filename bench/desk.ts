/**
 * How fast the desk lists, filters, searches and opens requests: each address of the API is asked for forty times, one after
 * the other, behind the real guard and without a socket, on both stores with many requests.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formChoices, pageSources } from '../apps/website/contract/consultation-choices.ts'
import type { RequestPage } from '../apps/website/contract/desk/requests.ts'
import { fillPostgres, fillSqlite } from '../apps/website/server/desk/testing/fill-requests.ts'
import { openDatabase, type DatabaseOptions } from '../apps/website/server/store/open-database.ts'
import { databaseFile } from '../apps/website/server/store/sqlite/open-sqlite.ts'
import { readPostgresCpu } from '../apps/website/server/store/testing/postgres-cpu.ts'
import { startPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import { createTestDesk } from '../apps/website/server/testing/create-test-desk.ts'
import { patientTimeout } from '../apps/website/server/testing/open-test-database.ts'
import { signedIn } from '../apps/website/server/testing/sign-in-visitor.ts'
import { storeThread } from '../apps/website/server/transactions.ts'
import { type Cell, type Measure, percentiles } from './helpers/report.ts'

const rounds = 40

export const measure: Measure = async (scaled) => {
  const rows: Cell[][] = []
  for (const count of [scaled(100_000), scaled(1_000_000)]) {
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      const measured = await measureStore(engine, count)
      rows.push(...measured.map((cells) => [engine, count, ...cells]))
    }
  }
  return {
    how:
      `Each address of the API ${rounds} times, one after the other, behind the real guard and without a socket. CPU is that of the server and of ` +
      'PostgreSQL together, a request; wall time also counts what else runs.',
    head: [
      'store',
      'requests',
      'what',
      'wall p50, ms',
      'wall p95, ms',
      'aim p95, ms',
      'CPU, ms',
      'largest answer, KB',
    ],
    rows,
  }
}

/** Addresses of the API, and how long the slowest twentieth of the answers may take in milliseconds. */
const questions: readonly { what: string; paths: readonly string[]; most: number | null }[] = [
  { what: 'list', paths: ['/requests'], most: 100 },
  {
    what: 'filter',
    most: 100,
    paths: [
      '/requests?state=won',
      '/requests?state=held',
      `/requests?page=${pageSources[1]}`,
      `/requests?service=${encodeURIComponent(formChoices[1] ?? '')}`,
      '/requests?owner=none',
      '/requests?owner=staff-3',
      `/requests?owner=staff-3&state=won&page=${pageSources[0]}`,
      '/requests?from=2024-06-01T00:00:00.000Z&to=2024-07-01T00:00:00.000Z&state=lost',
    ],
  },
  {
    what: 'search',
    most: 100,
    paths: [
      // Of the generated words, the first ones are the most frequent.
      '/requests?q=babace',
      '/requests?q=zazavu',
      '/requests?q=bababa%20zazaza',
      '/requests?q=bab',
      '/requests?q=zeppelin',
      '/requests?q=bababa&state=held',
      '/requests?q=zaza&owner=staff-3',
    ],
  },
  { what: 'numbers of 12 weeks', paths: ['/numbers?weeks=12'], most: null },
]

async function measureStore(engine: 'SQLite' | 'PostgreSQL', count: number): Promise<Cell[][]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined
  const options: DatabaseOptions = {
    dataDir,
    thread: storeThread,
    databaseUrl: postgres?.url,
    log: () => {},
    timeout: patientTimeout,
  }
  const now = Date.now()
  await (await openDatabase(options)).close()
  if (postgres) await fillPostgres(postgres.url, count, now)
  else fillSqlite(databaseFile(dataDir), count, now)

  const database = { ...(await openDatabase(options)), options, channels: [] }
  const desk = createTestDesk(database, { calls: { minutesPerDay: 600, retentionDays: 30 } })
  const ada = await signedIn(desk, { email: 'ada@agency.example' })
  const first = (await (await ada.get('/api/desk/requests')).json()) as RequestPage
  const opened = { what: 'open one', paths: first.items.map(({ id }) => `/requests/${id}`), most: 50 }
  const next = { what: 'next page', paths: [`/requests?cursor=${first.nextCursor}`], most: 100 }
  const cells: Cell[][] = []
  for (const { what, paths, most } of [...questions, next, opened]) {
    const times: number[] = []
    let bytes = 0
    // The first answers fill caches and compile queries.
    for (const path of paths) await (await ada.get(`/api/desk${path}`)).text()
    const cpu = await cpuNow(postgres?.url)
    for (let round = 0; round < rounds; round++) {
      const path = paths[round % paths.length] ?? ''
      const begin = performance.now()
      const response = await ada.get(`/api/desk${path}`)
      const text = await response.text()
      times.push(performance.now() - begin)
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
      bytes = Math.max(bytes, Buffer.byteLength(text))
    }
    const used = ((await cpuNow(postgres?.url)) - cpu) / rounds
    const { p50, p95 } = percentiles(times)
    cells.push([what, p50, p95, most ?? '', used, bytes / 1024])
  }
  await desk.close()
  await database.close()
  await postgres?.stop()
  await rm(dataDir, { recursive: true })
  return cells
}

/** Milliseconds of CPU that this process and a PostgreSQL have used so far. */
async function cpuNow(url: string | undefined): Promise<number> {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + (url === undefined ? 0 : await readPostgresCpu(url))
}
