import type { Sql, Transaction } from './transaction.ts'

/**
 * Every transaction by its name, because the worker thread can receive a name but not a function. Features own them, and
 * `server/store/transactions.ts` registers them here.
 */
export interface Transactions {}

export type TransactionName = keyof Transactions
export type TransactionInput<Name extends TransactionName> = Transactions[Name] extends (
  sql: Sql,
  input: infer Input,
) => unknown
  ? Input
  : never
export type TransactionResult<Name extends TransactionName> = Transactions[Name] extends (
  sql: Sql,
  input: never,
) => Transaction<infer Result>
  ? Result
  : never

/** Starts a transaction by name. `TransactionRunner.run` has checked the types of its input. */
export type StartTransaction = (name: TransactionName, sql: Sql, input: unknown) => Transaction<unknown>
