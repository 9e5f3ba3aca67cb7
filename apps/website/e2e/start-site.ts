import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ConsultationContext } from '#contract/consultation-context.ts'
import type { Consultation } from '#contract/consultation.ts'
import { databaseFile } from '#server/store/sqlite/open-sqlite.ts'
import { type ServerProcess, startServerProcess } from '#server/testing/start-server-process.ts'

type StoredConsultation = Consultation & { context: ConsultationContext }

/** What tests see of a running site. */
export type RunningSite = {
  /** Without a trailing slash. */
  url: string
  dataDir: string
  /** The content of the table `consultations` in the real file, oldest first. */
  consultations(): StoredConsultation[]
  /** The server's output as JSON lines. */
  log(): Promise<string>
}

/** The built site, run as by an operator: in its own process with its own data directory. */
export type Site = RunningSite & {
  /** Stops the server as an operator does, and keeps its data. */
  stop(): Promise<void>
  /** Starts it again on the same port and data. */
  start(): Promise<void>
  /** Stops the server and removes its data. */
  remove(): Promise<void>
}

const logFileIn = (dataDir: string): string => join(dataDir, 'server.log')

/** The site at an address with its data directory. */
export const lookAtSite = ({ url, dataDir }: { url: string; dataDir: string }): RunningSite => ({
  url,
  dataDir,
  consultations() {
    const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
    try {
      const rows = database
        .prepare(
          'SELECT id, created_at, name, email, phone, company, service, message, page_source, context, state FROM consultations ORDER BY rowid',
        )
        .all()
      // node:sqlite returns rows without a prototype, which equal no other object.
      return rows.map((row) => ({
        ...row,
        context: JSON.parse(String(row.context)) as unknown,
      })) as StoredConsultation[]
    } finally {
      database.close()
    }
  },
  log: () => readFile(logFileIn(dataDir), 'utf8'),
})

/** Variables of a site that carries calls itself; the key is for tests that read the record of a call. */
export const withCalls = { VOICE_PROVIDER: 'embedded', VOICE_API_KEY: 'the-private-key-of-the-tests' }

/**
 * Starts the built site on a free port with exactly these environment variables; AGENCY is this process's own by default.
 * @param through a program and its arguments that run the server, such as `ip netns exec`
 */
export async function startSite(
  env: Record<string, string> = {},
  through: readonly string[] = [],
): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-site-'))
  const logFile = logFileIn(dataDir)
  let server: ServerProcess | null = null

  async function run(port: string): Promise<string> {
    const started = startServerProcess(
      { HOST: 'localhost', PORT: port, DATA_DIR: dataDir, ...env },
      logFile,
      through,
    )
    server = started
    try {
      return await started.listening
    } catch (error) {
      throw new Error(`The site did not start:\n${await readFile(logFile, 'utf8')}`, { cause: error })
    }
  }

  const url = await run('0')
  const site: Site = {
    ...lookAtSite({ url, dataDir }),
    async start() {
      await run(new URL(url).port)
    },
    async stop() {
      await server?.stop()
      server = null
    },
    async remove() {
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return site
}
