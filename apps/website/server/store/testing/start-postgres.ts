import { execFile, spawn } from 'node:child_process'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findFreePort, findPostgres } from './postgres-machine.ts'

const run = promisify(execFile)

/** A real, separate PostgreSQL for a test. */
export type TestPostgres = {
  port: number
  /** Of an empty database. */
  url: string
  /** Creates another empty database. @param settings such as its locale, as SQL. @returns its URL. */
  createDatabase(name: string, settings?: string): Promise<string>
  /** Stops the server and keeps its files: `immediate` is a crash, `fast` an operator's restart, SIGKILL ends every process. */
  kill(mode?: 'fast' | 'immediate' | 'SIGKILL'): Promise<void>
  /** The folder of its files. */
  folder: string
  /** Starts it again after `kill` or a crash. */
  start(): Promise<void>
  /** Suspends all its processes, like a frozen machine; its sockets stay open. */
  freeze(): Promise<void>
  thaw(): void
  /** Starts a synchronous standby. Stop it before this one. */
  startStandby(): Promise<TestPostgres>
  /** Stops it and deletes its files. */
  stop(): Promise<void>
}

/**
 * Creates a throw-away cluster in the temporary directory and starts it on a free port of 127.0.0.1.
 * @param options.disk megabytes of a separate disk, which requires root; at least 80
 * @throws when the machine has no PostgreSQL; the message says what to install.
 */
export async function startPostgres({ disk }: { disk?: number } = {}): Promise<TestPostgres> {
  const args = ['-U', 'frontdesk', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  // The smallest log segments leave room on a small disk.
  const postgres = await startCluster('initdb', disk ? [...args, '--wal-segsize=1'] : args, disk)
  await postgres.createDatabase('frontdesk')
  return postgres
}

/** @param make the program that creates the cluster's files, with its arguments. */
async function startCluster(
  make: 'initdb' | 'pg_basebackup',
  args: string[],
  disk?: number,
): Promise<TestPostgres> {
  const { bin, owner } = await findPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-postgres-'))
  const data = join(folder, 'data')
  if (disk) await run('mount', ['-t', 'tmpfs', '-o', `size=${disk}m`, 'tmpfs', folder])
  if (owner) {
    await chmod(folder, 0o711)
    await chown(folder, owner.uid, owner.gid)
  }
  const as = { cwd: folder, ...owner }
  await run(join(bin, make), ['-D', data, ...args], as)

  const port = await findFreePort()
  const urlOf = (database: string): string => `postgres://frontdesk@127.0.0.1:${port}/${database}`
  const settings = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder]
  const control = (...what: string[]) => run(join(bin, 'pg_ctl'), [...what, '-D', data, '-w'], as)
  let server: ReturnType<typeof spawn> | undefined
  let frozen: number[] = []

  async function start(): Promise<void> {
    // PostgreSQL may survive a full disk. A second process would fail, and hide the first one from `end`.
    if (server?.exitCode === null && server.signalCode === null) return
    server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], { stdio: 'ignore', ...as })
    while (!(await answers(urlOf('postgres')))) {
      if (server.exitCode !== null) throw new Error('PostgreSQL ended while it was starting')
      await sleep(50)
    }
  }

  async function end(mode: 'fast' | 'immediate' | 'SIGKILL'): Promise<void> {
    if (!server || server.exitCode !== null) return
    const exited = new Promise((resolve) => server?.once('exit', resolve))
    if (mode === 'SIGKILL') await signalAll(mode)
    server = undefined
    if (mode !== 'SIGKILL') await control('stop', '-m', mode)
    await exited
  }

  /** @returns the processes that were signalled. */
  async function signalAll(signal: NodeJS.Signals): Promise<number[]> {
    const pid = server?.pid ?? 0
    const { stdout } = await run('ps', ['--ppid', String(pid), '-o', 'pid='])
    // The parent first, so that it starts no other process.
    const pids = [pid, ...stdout.trim().split(/\s+/).map(Number)]
    for (const one of pids) {
      try {
        process.kill(one, signal)
      } catch {
        // It has ended by itself.
      }
    }
    return pids
  }

  async function ask(statement: string): Promise<void> {
    const client = new Client({ connectionString: urlOf('postgres') })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  await start()
  return {
    port,
    folder,
    url: urlOf('frontdesk'),
    async createDatabase(name, settings = '') {
      await ask(`CREATE DATABASE "${name}" ${settings}`)
      return urlOf(name)
    },
    start,
    kill: (mode = 'immediate') => end(mode),
    async freeze() {
      frozen = await signalAll('SIGSTOP')
    },
    thaw() {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    },
    async startStandby() {
      const standby = await startCluster('pg_basebackup', ['-R', '-d', urlOf('postgres'), '-c', 'fast'])
      await ask(`ALTER SYSTEM SET synchronous_standby_names = '*'`)
      await control('reload')
      return standby
    },
    async stop() {
      await end('fast')
      if (disk) await run('umount', [folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
