import { existsSync } from 'node:fs'
import { Client } from 'pg'
import { findPrimary } from '#server/store/postgres/find-primary.ts'
import { OperatorError } from '#server/runtime/operator-error.ts'
import { runPostgresProgram } from './run-postgres-program.ts'

/**
 * Restores a backup of `npm run backup` into an empty database. A restore that fails leaves it empty.
 * @param anyUrl of the empty database
 * @throws OperatorError when the database is not empty, or the backup cannot be restored
 */
export async function restorePostgres(backup: string, anyUrl: string): Promise<void> {
  if (!existsSync(backup)) throw new OperatorError(`The file ${backup} does not exist.`)
  const url = await findPrimary(anyUrl)
  if (await hasTables(url)) {
    throw new OperatorError(
      'The database of DATABASE_URL is not empty. Nothing was changed. Create an empty one ("createdb <name>"), set DATABASE_URL to it for this command and for the servers, and keep the old one until you have checked the result.',
    )
  }
  await runPostgresProgram('pg_restore', url, [
    '--exit-on-error',
    '--no-owner',
    '--single-transaction',
    `--dbname=${decodeURIComponent(new URL(url).pathname.slice(1))}`,
    backup,
  ])
}

async function hasTables(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rowCount } = await client.query(
      'SELECT FROM pg_tables WHERE schemaname = ANY (current_schemas(false)) LIMIT 1',
    )
    return rowCount !== 0
  } catch (error) {
    throw new OperatorError('The database of DATABASE_URL cannot be reached.', { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}
