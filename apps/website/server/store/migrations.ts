import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#server/runtime/operator-error.ts'

export type Engine = 'sqlite' | 'postgres'

export type Migration = { name: string; sql: string }

const folder = join(import.meta.dirname, 'migrations')

/**
 * Reads the migrations of one engine, in order. `0002-name.sql` applies to both engines; if they differ, use
 * `0002-name.sqlite.sql` and `0002-name.postgres.sql`. Migrations only add (tables, columns with a default, indexes),
 * because a running server of the previous release must still be able to write.
 */
export function readMigrations(engine: Engine): Migration[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [name, variant] = file.split('.', 2)
      if (name === undefined || (variant !== 'sql' && variant !== engine)) return []
      return [{ name, sql: readFileSync(join(folder, file), 'utf8') }]
    })
}

/** The schema belongs to a newer release. */
export class SchemaTooNewError extends OperatorError {
  override readonly name = 'SchemaTooNewError'
}

/**
 * Returns the migrations that have not been applied yet.
 * @param applied names of the migrations in the database.
 * @throws SchemaTooNewError when the database has a migration that this release does not know.
 */
export function pendingMigrations(known: readonly Migration[], applied: readonly string[]): Migration[] {
  const names = known.map(({ name }) => name)
  const unknown = applied.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    throw new SchemaTooNewError(
      `The database belongs to a newer release: it has the migration ${unknown.join(', ')}, and this release ends at ` +
        `${names.at(-1)}. Nothing was changed. Start the newer release, or restore a backup made before the upgrade.`,
    )
  }
  return known.filter(({ name }) => !applied.includes(name))
}

/** Both engines record the applied migrations here. */
export const createMigrationsTable =
  'CREATE TABLE IF NOT EXISTS migrations (name TEXT NOT NULL PRIMARY KEY, applied_at TEXT NOT NULL)'
