import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** PostgreSQL's location on this machine, and the user of its processes. */
export type PostgresMachine = {
  /** The folder of `initdb` and the other programs. */
  bin: string
  /** Null if the tests' own user can run it. */
  owner: { uid: number; gid: number } | null
}

/** @throws when the machine has no PostgreSQL; the message says what to install. */
export async function findPostgres(): Promise<PostgresMachine> {
  // PostgreSQL refuses to run as root.
  return { bin: findBinaries(), owner: userInfo().uid === 0 ? await findPostgresUser() : null }
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

/** The user created by Debian's package. */
async function findPostgresUser(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (which) => Number((await run('id', [which, 'postgres'])).stdout)),
  )
  if (!uid || !gid) throw new Error('PostgreSQL refuses to run as root, and there is no user postgres')
  return { uid, gid }
}

/** Returns a free port of 127.0.0.1. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
