import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase } from '#server/testing/open-test-database.ts'
import type { TestDatabase } from '#server/testing/open-test-database.ts'
import { explainStartFailure } from '../explain-start-failure.ts'
import { makeBackup } from './make-backup.ts'
import { runRestoreDrillCommand } from './restore-drill-command.ts'

const hour = 3_600_000

describe.each(engines)('backups on %s', (engine) => {
  let database: TestDatabase
  let settings: {
    DATABASE_URL: string | undefined
    DATA_DIR: string
    BACKUP_COPY_COMMAND: string | undefined
  }
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    const { databaseUrl, dataDir } = database.options
    settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, BACKUP_COPY_COMMAND: undefined }
  })
  afterAll(() => database.close())

  const add = (created_at: Date) =>
    addRequest(database, aConsultation({ created_at: created_at.toISOString() }), anIdentity(), aLimit())
  async function drill(args: string[] = [], now = Date.now): Promise<string> {
    let written = ''
    await runRestoreDrillCommand(args, { settings, write: (text) => (written += text), now })
    return written
  }
  const databases = async (): Promise<string[]> => {
    if (settings.DATABASE_URL === undefined) return []
    const client = new Client({ connectionString: settings.DATABASE_URL })
    await client.connect()
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database')
    await client.end()
    return rows.map(({ datname }) => datname).filter((name) => name.includes('drill'))
  }

  it('are restored beside the running store and compared with it', async () => {
    await expect(drill()).rejects.toThrow(/^No backup was found in .*: run "npm run backup"\.$/)

    await add(new Date(Date.now() - hour))
    const file = await makeBackup(settings)
    await add(new Date())
    const report = await drill()
    expect(report).toContain(`backup:   ${file}`)
    expect(report).toContain('requests: 1 in the backup, 1 of the same time in the running store')
    expect(report).toContain('calls:    0 in the backup, 0 of')

    // Inserted with an old date, as if the backup had missed it.
    await add(new Date(Date.now() - hour))
    await expect(drill()).rejects.toThrow('The backup lacks rows')
    await makeBackup(settings, file)
    expect(await drill()).toContain('requests: 2 in the backup, 2 of')

    await expect(drill([], () => Date.now() + 27 * hour)).rejects.toThrow('older than 26 hours')
    await expect(drill(['--max-age', '30'], () => Date.now() + 27 * hour)).resolves.toContain(
      '27.0 hours old',
    )
    await expect(drill(['--max-age', 'x'])).rejects.toThrow('npm run restore-drill')

    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, bytes.length / 2))
    await expect(drill()).rejects.toThrow(/damaged|pg_restore failed/)
    expect(await databases()).toEqual([])
  })

  it('are copied off the machine by the operator’s command', async () => {
    const away = join(settings.DATA_DIR, "an operator's copy")
    const file = join(settings.DATA_DIR, 'backups', "a 'quoted' name")
    const BACKUP_COPY_COMMAND = `cp "$1" "${away}"`
    expect(await makeBackup({ ...settings, BACKUP_COPY_COMMAND }, file)).toBe(file)
    expect(readFileSync(away)).toEqual(readFileSync(file))

    const kept = join(settings.DATA_DIR, 'backups', 'kept')
    await expect(makeBackup({ ...settings, BACKUP_COPY_COMMAND: 'exit 3' }, kept)).rejects.toThrow(
      `The backup ${kept} is complete, but BACKUP_COPY_COMMAND exited with code 3`,
    )
    expect(existsSync(kept)).toBe(true)
  })
})

it('a drill blames PostgreSQL when it is away, not the rights of its user', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'frontdesk-drill-'))
  await mkdir(join(DATA_DIR, 'backups'))
  writeFileSync(join(DATA_DIR, 'backups', '2026-01-01T00-00-00Z.dump'), 'a dump')
  const drill = runRestoreDrillCommand([], {
    settings: { DATABASE_URL: 'postgres://site@127.0.0.1:1/site', DATA_DIR },
    write: () => {},
  })
  const failure: unknown = await drill.catch((error: unknown) => error)
  expect(explainStartFailure(failure)).toContain('PostgreSQL of DATABASE_URL cannot be reached')
  await rm(DATA_DIR, { recursive: true })
})
