import { execFile, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)

/** A real PostgreSQL of its own for a test. */
export type TestPostgres = {
  /** Of a database that is empty at first. */
  url: string
  /** Makes another empty database. @returns its URL. */
  createDatabase(name: string): Promise<string>
  /** Ends the server as a crash would, keeping its files. */
  kill(): Promise<void>
  /** Starts it again after `kill`. */
  start(): Promise<void>
  /** Ends it and deletes its files. */
  stop(): Promise<void>
}

/**
 * Makes a throw-away cluster in the temporary directory and starts it on a free port of 127.0.0.1.
 * @throws when the machine has no PostgreSQL; the message says what to install.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = findBinaries()
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-postgres-'))
  const data = join(folder, 'data')
  // PostgreSQL refuses to run as root.
  const owner = userInfo().uid === 0 ? await findPostgresUser() : null
  if (owner) {
    await chmod(folder, 0o711)
    await chown(folder, owner.uid, owner.gid)
  }
  const as = { cwd: folder, ...owner }
  const initialize = ['-D', data, '-U', 'frontdesk', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  await run(join(bin, 'initdb'), initialize, as)

  const port = await findFreePort()
  const urlOf = (database: string): string => `postgres://frontdesk@127.0.0.1:${port}/${database}`
  const settings = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder]
  let server: ReturnType<typeof spawn> | undefined

  async function start(): Promise<void> {
    server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], { stdio: 'ignore', ...as })
    while (!(await answers(urlOf('postgres')))) {
      if (server.exitCode !== null) throw new Error('PostgreSQL ended while it was starting')
      await sleep(50)
    }
  }

  async function end(mode: 'fast' | 'immediate'): Promise<void> {
    if (!server) return
    const exited = new Promise((resolve) => server?.once('exit', resolve))
    server = undefined
    await run(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', mode, '-w'], as)
    await exited
  }

  async function createDatabase(name: string): Promise<string> {
    const client = new Client({ connectionString: urlOf('postgres') })
    await client.connect()
    await client.query(`CREATE DATABASE "${name}"`)
    await client.end()
    return urlOf(name)
  }

  await start()
  return {
    url: await createDatabase('frontdesk'),
    createDatabase,
    start,
    kill: () => end('immediate'),
    async stop() {
      await end('fast')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function findBinaries(): string {
  const newestFirst = globSync('/usr/lib/postgresql/*/bin').toSorted(
    (a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]),
  )
  const folder = [...newestFirst, ...(process.env.PATH ?? '').split(delimiter)].find((path) =>
    existsSync(join(path, 'initdb')),
  )
  if (!folder) {
    throw new Error(
      'These tests need PostgreSQL: install it (on Debian and Ubuntu "apt-get install postgresql"), or put its initdb on the PATH.',
    )
  }
  return folder
}

/** The user that Debian's package makes. */
async function findPostgresUser(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (which) => Number((await run('id', [which, 'postgres'])).stdout)),
  )
  if (!uid || !gid) throw new Error('PostgreSQL refuses to run as root, and there is no user postgres')
  return { uid, gid }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
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
