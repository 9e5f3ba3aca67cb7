import type { Compilable, CompiledQuery, Kysely, SelectQueryBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * A transaction for both engines: a generator that yields steps and receives the rows of each.
 *
 * It decides between its queries (is this a repeat? is the limit reached?), so the code runs where the transaction runs:
 * on SQLite in the worker thread, without a single await, so that many fit under one fsync; on PostgreSQL on a pooled
 * connection, with one round trip for each step.
 *
 * It may run again from its start (PostgreSQL requires that after a deadlock): keep side effects out of it.
 */
export type Transaction<Result> = Generator<Step, Result, unknown[]>

export type Step =
  /** Answered with the rows of each query. */
  | { kind: 'queries'; queries: readonly CompiledQuery[]; commits: boolean }
  | { kind: 'lock'; names: readonly string[] }
  | { kind: 'undo' }
  | { kind: 'wipe' }

/** Builds typed SQL in the engine's dialect. It has no connection: yield its queries through `rowsOf`. */
export type Sql = Kysely<Schema>

/** A transaction as a room declares it, and `server/transactions.ts` lists it. Its name crosses to the embedded store's threads. */
export type TransactionFunction<Input, Result> = (sql: Sql, input: Input) => Transaction<Result>

/** Runs transactions on a store, whole or not at all. */
export type TransactionRunner = {
  /**
   * Resolves once the transaction would survive a power loss. `input` must survive a structured clone.
   * @throws StoreUnavailableError when the engine does not answer in time. The transaction may still be committed, as
   * with any lost answer: make it repeatable.
   */
  run<Input, Result>(transaction: TransactionFunction<Input, Result>, input: NoInfer<Input>): Promise<Result>
  /** Finishes accepted transactions, then closes the engine. */
  close(): Promise<void>
}

/** Runs a query and returns its rows. */
export function* rowsOf<Row>(query: Compilable<Row>): Generator<Step, Row[], unknown[]> {
  const [rows] = yield* rowsOfEach([query])
  return rows
}

/** Counts the rows that a query selects. */
export function* countOf<Table extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Table, object>,
): Generator<Step, number, unknown[]> {
  const [row] = yield* rowsOf(query.select((eb) => eb.fn.countAll().as('count')))
  // PostgreSQL counts in 64 bits, which the driver returns as text.
  return Number(row?.count)
}

/** Runs queries in this order, in one round trip, and returns the rows of each. */
export function* rowsOfEach<const Queries extends readonly Compilable<unknown>[]>(
  queries: Queries,
): Generator<Step, RowsOfEach<Queries>, unknown[]> {
  const rows = yield { kind: 'queries', queries: queries.map((query) => query.compile()), commits: false }
  return rows as RowsOfEach<Queries>
}

/** Like `rowsOfEach`, for the last queries of a transaction: they and the commit share one round trip. */
export function* commitWith<const Queries extends readonly Compilable<unknown>[]>(
  queries: Queries,
): Generator<Step, RowsOfEach<Queries>, unknown[]> {
  const rows = yield { kind: 'queries', queries: queries.map((query) => query.compile()), commits: true }
  return rows as RowsOfEach<Queries>
}

type RowsOfEach<Queries extends readonly Compilable<unknown>[]> = {
  -readonly [Index in keyof Queries]: Queries[Index] extends Compilable<infer Row> ? Row[] : never
}

/**
 * Blocks other transactions that take the same locks until this one has ended. Take all locks in one step: they are
 * always acquired in the same order, so two transactions cannot deadlock.
 */
export function* lock(names: readonly string[]): Generator<Step, void, unknown[]> {
  yield { kind: 'lock', names }
}

/** Rolls back all writes of this transaction so far. */
export function* undo(): Generator<Step, void, unknown[]> {
  yield { kind: 'undo' }
}

/**
 * Empties the log of the embedded store after the commit, so that no file holds what was deleted. PostgreSQL does this
 * with its vacuum.
 */
export function* wipe(): Generator<Step, void, unknown[]> {
  yield { kind: 'wipe' }
}
