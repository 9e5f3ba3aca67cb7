import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '#server/testing/start-program.ts'
import { findFreePort, findPostgres } from './postgres-machine.ts'

/** A real PgBouncer in front of a test's PostgreSQL. */
export type TestPgbouncer = {
  /** The URL of a database through it. */
  urlOf(database: string): string
  stop(): Promise<void>
}

/**
 * Starts a PgBouncer in transaction mode with few server connections, so that clients share them.
 * @param postgresPort the port of 127.0.0.1 where PostgreSQL listens
 * @throws when the machine has no PgBouncer, or it does not start
 */
export async function startPgbouncer(postgresPort: number): Promise<TestPgbouncer> {
  const { owner } = await findPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-pgbouncer-'))
  const port = await findFreePort()
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${postgresPort} user=frontdesk
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  )
  await chmod(folder, 0o711)
  if (owner) await Promise.all([folder, settings].map((path) => chown(path, owner.uid, owner.gid)))
  const bouncer = await startProgram({
    command: 'pgbouncer',
    args: [settings],
    debianPackage: 'pgbouncer',
    port,
    user: owner,
  })
  return {
    urlOf: (database) => `postgres://frontdesk@127.0.0.1:${port}/${database}`,
    async stop() {
      await bouncer.stop('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
