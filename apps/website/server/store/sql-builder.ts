import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Schema } from './schema.ts'
import type { Sql } from './transaction.ts'

/**
 * Uses Kysely as a compiler only: its own transactions hold a connection across awaits, which prevents group commit.
 */
export function createSqlBuilder(engine: 'sqlite' | 'postgres'): Sql {
  const createDriver = () => new DummyDriver()
  return new Kysely<Schema>({
    dialect:
      engine === 'sqlite'
        ? {
            createDriver,
            createAdapter: () => new SqliteAdapter(),
            createIntrospector: (database) => new SqliteIntrospector(database),
            createQueryCompiler: () => new SqliteQueryCompiler(),
          }
        : {
            createDriver,
            createAdapter: () => new PostgresAdapter(),
            createIntrospector: (database) => new PostgresIntrospector(database),
            createQueryCompiler: () => new PostgresQueryCompiler(),
          },
  })
}

/** Returns the engine of a builder, for queries that differ between engines. */
export const engineOf = (sql: Sql): 'sqlite' | 'postgres' =>
  sql.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
