import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * One transaction, written once for both engines: a generator that yields steps and is given the rows of each.
 *
 * Its decisions (is this a repeat? is the limit reached?) stand between its queries, so they have to run where the
 * transaction runs: on SQLite in the worker thread, without a single await, so that many fit under one fsync;
 * on PostgreSQL on a pooled connection, one round trip a step. Neither shows here.
 *
 * It may be run again from its start (PostgreSQL asks for that after a deadlock): keep side effects out of it.
 */
export type Transaction<Result> = Generator<Step, Result, unknown[]>

export type Step =
  | { kind: 'query'; query: CompiledQuery }
  | { kind: 'lock'; names: readonly string[] }
  | { kind: 'undo' }

/** Builds typed SQL in the engine's dialect. It has no connection: yield what it builds through `rowsOf`. */
export type Sql = Kysely<Schema>

/** Runs a query and gives its rows. */
export function* rowsOf<Row>(query: Compilable<Row>): Generator<Step, Row[], unknown[]> {
  const rows = yield { kind: 'query', query: query.compile() }
  return rows as Row[]
}

/**
 * Lets no other transaction that names the same locks run beside this one until it has ended.
 * Ask for all of them in one step; they are always taken in the same order, so two transactions cannot wait for each other.
 */
export function* lock(names: readonly string[]): Generator<Step, void, unknown[]> {
  yield { kind: 'lock', names }
}

/** Takes back everything this transaction has written so far. */
export function* undo(): Generator<Step, void, unknown[]> {
  yield { kind: 'undo' }
}
