import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ConsultationContext } from '#server/consultations/consultation-context.ts'
import type { Consultation } from '#server/consultations/consultation.ts'
import { databaseFile } from '#server/database/sqlite/open-sqlite.ts'
import { type ServerProcess, startServerProcess } from '#server/testing/start-server-process.ts'

type StoredConsultation = Consultation & { context: ConsultationContext }

/** What a test sees of a site that runs. */
export type RunningSite = {
  /** Without a slash at the end. */
  url: string
  /** What is in the table `consultations` of the real file, oldest first. */
  consultations(): StoredConsultation[]
  /** What the server wrote, a JSON line each. */
  log(): Promise<string>
}

/** The built site, running as an operator runs it: a process of its own with a data directory of its own. */
export type Site = RunningSite & {
  dataDir: string
  /** Ends the server as an operator does, keeping its data. */
  stop(): Promise<void>
  /** Starts it again on the same port and data. */
  start(): Promise<void>
  /** Ends the server and removes its data. */
  remove(): Promise<void>
}

const logFileIn = (dataDir: string): string => join(dataDir, 'server.log')

/** The site at an address that has its data in this directory. */
export const lookAtSite = ({ url, dataDir }: { url: string; dataDir: string }): RunningSite => ({
  url,
  consultations() {
    const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
    try {
      const rows = database
        .prepare(
          'SELECT id, created_at, name, email, phone, company, service, message, page_source, context, state FROM consultations ORDER BY id',
        )
        .all()
      // node:sqlite gives rows without a prototype, which no other object equals.
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

/**
 * Starts the built site on a free port, with these environment variables and no others of ours.
 * @param through a program and its arguments that run the server, such as `ip netns exec`
 * @param nodeFlags flags of Node, such as the condition of a fixture agency; those of this process unless told
 */
export async function startSite(
  env: Record<string, string> = {},
  through: readonly string[] = [],
  nodeFlags: readonly string[] = process.execArgv,
): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-site-'))
  const logFile = logFileIn(dataDir)
  let server: ServerProcess | null = null

  async function run(port: string): Promise<string> {
    const started = startServerProcess(
      { HOST: 'localhost', PORT: port, DATA_DIR: dataDir, ...env },
      logFile,
      through,
      nodeFlags,
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
    dataDir,
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
