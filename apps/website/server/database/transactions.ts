import type { Sql, Transaction } from './transaction.ts'

/**
 * Every transaction by its name: a function cannot be sent to the worker thread, but its name can. Features own them,
 * and `server/store/transactions.ts` registers them here.
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

/** Starts a transaction by name. `run` of `TransactionRunner` has checked the types of its input. */
export type StartTransaction = (name: TransactionName, sql: Sql, input: unknown) => Transaction<unknown>
