import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import { startServerProcess } from '../apps/website/server/testing/start-server-process.ts'
import { fillStore } from './fill-store.ts'
import { noteMachine } from './machine.ts'
import { percentiles } from './percentiles.ts'
import { askSteadily, sendRequest } from './steady.ts'
import { submitTo } from './submissions.ts'

const run = promisify(execFile)
const backup = join(import.meta.dirname, '../apps/website/server/operate/commands/backup.ts')

/** BENCH_SCALE=0.01 tries this benchmark on a hundredth of the rows. */
const scale = Number(process.env.BENCH_SCALE ?? 1)
const sizes = { requests: 1_000_000 * scale, calls: 100_000 * scale }
/** Requests a second while something else goes on, and for how long at least. */
const steadily = { perSecond: 100, milliseconds: 10_000 }

/** Compares a store that has grown with an empty one. */
export async function measureGrowth(): Promise<string> {
  const machine = noteMachine()
  const columns = [
    await measureStore('SQLite, empty', undefined, false),
    await measureStore('SQLite, grown', undefined, true),
  ]
  const postgres = await startPostgres()
  try {
    for (const what of ['empty', 'grown'] as const) {
      const url = await postgres.createDatabase(what)
      columns.push(await measureStore(`PostgreSQL, ${what}`, url, what === 'grown'))
    }
  } finally {
    await postgres.stop()
  }
  const names = Object.keys(columns[0] ?? {})
  const { requests, calls } = sizes
  return [
    `${requests.toLocaleString('en')} requests with a row of the outbox each, and ${calls.toLocaleString('en')} calls with transcripts. A while after the ` +
      `start, a sweep deletes half of the calls and the requests of nine days. "Beside" is what ${steadily.perSecond} requests a second wait for their answer. All of it shares ${machine.describe()}.`,
    '',
    ...names.flatMap((name, n) => [
      `| ${[name, ...columns.map((column) => column[name])].join(' | ')} |`,
      ...(n === 0 ? [`|---${'|--:'.repeat(columns.length)}|`] : []),
    ]),
  ].join('\n')
}

async function measureStore(
  name: string,
  databaseUrl: string | undefined,
  isGrown: boolean,
): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-growth-'))
  const logFile = join(dataDir, 'log')
  const env = {
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '1000000',
    TRUSTED_PROXIES: 'loopback',
    RETENTION_REQUESTS_DAYS: '570',
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
    await askSteadily(() => sendRequest(first.url), steadily.perSecond, sleep(2000))
    await first.server.stop()
    if (isGrown) await fillStore({ dataDir, databaseUrl }, sizes)
    const { server, url, took } = await start()
    try {
      const beside = async (work: Promise<unknown>) => {
        const whole = Promise.all([work, sleep(steadily.milliseconds)])
        const results = await askSteadily(() => sendRequest(url), steadily.perSecond, whole)
        await whole
        const { p99, max } = percentiles(results.map((result) => result.took))
        return `${p99} / ${max}, ${results.filter(({ status }) => status !== 201).length}`
      }
      const atTheStart = await beside(sleep(0))
      const besideSweep = await beside(isGrown ? isSwept(logFile) : sleep(0))
      const besideNothing = await beside(sleep(0))
      const begin = performance.now()
      let backupTook = 0
      const besideBackup = await beside(
        run(process.execPath, [backup], { env: { ...process.env, ...env } }).then(() => {
          backupTook = performance.now() - begin
        }),
      )
      const { perSecond, p99 } = await submitTo(url)
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '')
      const kilobytes = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1])
      return {
        ' ': name,
        'start until it listens, s': (took / 1000).toFixed(1),
        'right after the start: p99 / max ms, refused': atTheStart,
        'beside the sweep: p99 / max ms, refused': besideSweep,
        'beside nothing: p99 / max ms, refused': besideNothing,
        'backup, s': (backupTook / 1000).toFixed(1),
        'beside the backup: p99 / max ms, refused': besideBackup,
        'submissions a second with 32 connections': Math.round(perSecond).toLocaleString('en'),
        'their p99, ms': p99.toFixed(1),
        'memory, MB: now / at most': [kilobytes('VmRSS'), kilobytes('VmHWM')]
          .map((size) => Math.round(size / 1000))
          .join(' / '),
      }
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

/** Resolves when the first sweep has deleted what is too old. */
async function isSwept(logFile: string): Promise<void> {
  while (!(await readFile(logFile, 'utf8')).includes('"deleted expired data"')) await sleep(100)
}
