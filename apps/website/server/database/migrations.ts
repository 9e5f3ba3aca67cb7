import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export type Engine = 'sqlite' | 'postgres'

export type Migration = { name: string; sql: string }

const folder = join(import.meta.dirname, 'migrations')

/**
 * The migrations in their order, for one engine. `0002-name.sql` is for both; where the engines differ, it is
 * `0002-name.sqlite.sql` and `0002-name.postgres.sql`. They only ever add (tables, columns with a default, indexes):
 * a server of the release before that is still running must be able to write to what the newest has made.
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

/** The schema was made by a newer release than this one. */
export class SchemaTooNewError extends Error {
  override readonly name = 'SchemaTooNewError'
  readonly retryable = false
}

/**
 * What is still to be applied.
 * @param applied names of the migrations the database has seen.
 * @throws SchemaTooNewError when it has seen one that this release does not know.
 */
export function pendingMigrations(known: readonly Migration[], applied: readonly string[]): Migration[] {
  const names = known.map(({ name }) => name)
  const unknown = applied.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    throw new SchemaTooNewError(
      `The database was made by a newer release: it has ${unknown.join(', ')}, and this one knows no more than ` +
        `${names.at(-1)}. Nothing was changed. Start that release again, or restore a backup from before it.`,
    )
  }
  return known.filter(({ name }) => !applied.includes(name))
}

/** Where both engines note what they have applied. */
export const createMigrationsTable =
  'CREATE TABLE IF NOT EXISTS migrations (name TEXT NOT NULL PRIMARY KEY, applied_at TEXT NOT NULL)'
