import { Client } from 'pg'
import { SchemaTooNewError, createMigrationsTable, pendingMigrations } from '../migrations.ts'
import type { Migration } from '../migrations.ts'
import { findPrimary } from './find-primary.ts'
import { lockStatement } from './create-postgres-runner.ts'
import { asStoreError } from './postgres-errors.ts'

/**
 * Applies the missing migrations in one transaction. If two instances start at once, one waits for the other.
 * @returns the names of the migrations it applied.
 * @throws SchemaTooNewError when the database belongs to a newer release; then nothing is changed.
 * @throws StoreUnavailableError when PostgreSQL cannot be reached.
 */
export async function migratePostgres(url: string, known: readonly Migration[]): Promise<string[]> {
  const client = createClient(await findPrimary(url))
  try {
    await client.connect()
    // If another session holds a lock for long, the start fails and names it instead of hanging.
    await client.query("BEGIN; SET LOCAL lock_timeout = '5s'")
    const { sql: lock, parameters } = lockStatement(['frontdesk migrations'])
    await client.query(lock, [...parameters])
    const pending = pendingMigrations(known, await readApplied(client))
    if (pending.length > 0) await client.query(createMigrationsTable)
    for (const { name, sql } of pending) {
      await client.query(sql)
      await client.query('INSERT INTO migrations (name, applied_at) VALUES ($1, $2)', [
        name,
        new Date().toISOString(),
      ])
    }
    await client.query('COMMIT')
    return pending.map(({ name }) => name)
  } catch (error) {
    throw error instanceof SchemaTooNewError ? error : asStoreError(error)
  } finally {
    // Closing the connection rolls back uncommitted changes.
    await client.end().catch(() => {})
  }
}

/**
 * Reads the names of the applied migrations, without writing.
 * @throws StoreUnavailableError when PostgreSQL cannot be reached.
 */
export async function readAppliedToPostgres(url: string): Promise<string[]> {
  const client = createClient(await findPrimary(url))
  try {
    await client.connect()
    return await readApplied(client)
  } catch (error) {
    throw asStoreError(error)
  } finally {
    await client.end().catch(() => {})
  }
}

function createClient(url: string): Client {
  const client = new Client({
    connectionString: url,
    application_name: 'frontdesk',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {}) // Ignored, because the waiting query is rejected with the same error.
  return client
}

async function readApplied(client: Client): Promise<string[]> {
  const table = await client.query<{ found: boolean }>(
    "SELECT to_regclass('migrations') IS NOT NULL AS found",
  )
  if (!table.rows[0]?.found) return []
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')
  return rows.map(({ name }) => name)
}
