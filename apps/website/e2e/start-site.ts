import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Consultation } from '#server/consultations/consultation.ts'
import { databaseFile } from '#server/database/sqlite/open-sqlite.ts'

/** The built site, running as an operator runs it: a process of its own with a data directory of its own. */
export type Site = {
  /** Without a slash at the end. */
  url: string
  /** What is in the table `consultations` of the real file, oldest first. */
  consultations(): Consultation[]
  /** What the server wrote, a JSON line each. */
  log(): Promise<string>
  /** Ends the server as an operator does, keeping its data. */
  stop(): Promise<void>
  /** Starts it again on the same port and data. */
  start(): Promise<void>
  /** Ends the server and removes its data. */
  remove(): Promise<void>
}

const website = join(import.meta.dirname, '..')

/** Starts the built site on a free port, with these environment variables and no others of ours. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const port = await findFreePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-e2e-'))
  const logFile = join(dataDir, 'server.log')
  const url = `http://localhost:${port}`
  let server: ChildProcess | null = null

  const site: Site = {
    url,
    consultations() {
      const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
      try {
        const rows = database
          .prepare(
            'SELECT id, created_at, name, email, phone, company, service, message, page_source FROM consultations ORDER BY id',
          )
          .all()
        // node:sqlite gives rows without a prototype, which no other object equals.
        return rows.map((row) => ({ ...row })) as Consultation[]
      } finally {
        database.close()
      }
    },
    log: () => readFile(logFile, 'utf8'),
    async start() {
      const child = spawn(process.execPath, ['server/main.ts'], {
        cwd: website,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          PORT: String(port),
          DATA_DIR: dataDir,
          VOICE_PROVIDER: 'off',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const log = createWriteStream(logFile, { flags: 'a' })
      child.stdout.pipe(log, { end: false })
      child.stderr.pipe(log, { end: false })
      server = child
      while (!(await isReady(url))) {
        if (child.exitCode !== null) {
          throw new Error(`The site did not start:\n${await readFile(logFile, 'utf8')}`)
        }
        await sleep(50)
      }
    },
    async stop() {
      if (!server || server.exitCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      server = null
    },
    async remove() {
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  await site.start()
  return site
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => null)
  return response?.ok ?? false
}

async function findFreePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, 'localhost')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No port was free')
  return address.port
}
