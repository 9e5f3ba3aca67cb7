import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'
import { migratePostgres } from './postgres/migrate-postgres.ts'
import { readMigrations } from './migrations.ts'
import { databaseFile } from './sqlite/open-sqlite.ts'
import { migrateSqlite } from './sqlite/migrate-sqlite.ts'
import { engines, patientTimeout } from '#server/testing/open-test-database.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { listRequests } from '#server/desk/requests/list-requests.ts'
import { storeThread } from '#server/transactions.ts'

const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

const insert = (id: string, createdAt: string, state = 'accepted'): string =>
  `INSERT INTO consultations (id, created_at, name, email, phone, company, service, message, page_source, content_hash, state)
   VALUES ('${id}', '${createdAt}', 'Ada', 'ada@example.com', '', '', 'CRM', '', 'contact', '${id}', '${state}');`

/** A store before the migration `name` that runs any SQL. */
async function openBefore(engine: (typeof engines)[number], name: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-before-'))
  const all = readMigrations(engine)
  const known = all.slice(
    0,
    all.findIndex((migration) => migration.name === name),
  )
  if (engine === 'sqlite') {
    const file = databaseFile(dataDir)
    migrateSqlite(file, join(dataDir, 'backups'), known)
    return {
      options: { dataDir },
      async run(statements: string) {
        const database = new DatabaseSync(file)
        database.exec(statements)
        database.close()
      },
      close: () => rm(dataDir, { recursive: true }),
    }
  }
  const postgres = await startPostgres()
  await migratePostgres(postgres.url, known)
  return {
    options: { dataDir, databaseUrl: postgres.url },
    async run(statements: string) {
      const client = new Client({ connectionString: postgres.url })
      await client.connect()
      await client.query(statements)
      await client.end()
    },
    async close() {
      await postgres.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function readStates(options: { dataDir: string; databaseUrl?: string }) {
  const database = await openDatabase({
    thread: storeThread,
    ...options,
    log: () => {},
    timeout: patientTimeout,
  })
  const { rows, counts } = await database.read(listRequests, {
    filter: {},
    cursor: { phase: 'rest', after: null, overdueBefore: null },
    limit: 50,
  })
  await database.close()
  return { states: Object.fromEntries(rows.map(({ id, desk_state }) => [id, desk_state])), counts }
}

describe.each(engines)('Requests from before the desk on %s', (engine) => {
  it('are marked as contacted, except those of the last week', async () => {
    const store = await openBefore(engine, '0009-desk')
    await store.run(
      insert('years-ago', daysAgo(900)) +
        insert('last-week', daysAgo(6)) +
        insert('spam', daysAgo(900), 'held'),
    )
    const { states, counts } = await readStates(store.options)
    expect(states).toEqual({ 'years-ago': 'contacted', 'last-week': 'new' })
    expect(counts).toEqual({ new: 1, contacted: 1, won: 0, lost: 0, held: 1, snoozed: 0 })
    await store.close()
  })

  it('keep the state that staff have set since', async () => {
    const store = await openBefore(engine, '0012-numbers')
    await store.run(
      insert('set-back', daysAgo(900)) +
        "UPDATE consultations SET version = 2 WHERE id = 'set-back';" +
        insert('won', daysAgo(900)) +
        "UPDATE consultations SET stage = 'won', version = 1 WHERE id = 'won';" +
        insert('untouched', daysAgo(900)),
    )
    const { states, counts } = await readStates(store.options)
    expect(states).toEqual({ 'set-back': 'new', won: 'won', untouched: 'contacted' })
    expect(counts).toEqual({ new: 1, contacted: 1, won: 1, lost: 0, held: 0, snoozed: 0 })
    await store.close()
  })
})
