import { createPostgresRunner } from './postgres/create-postgres-runner.ts'
import { createSqliteReader } from './sqlite/create-sqlite-reader.ts'
import { createSqliteRunner } from './sqlite/create-sqlite-runner.ts'
import type { TransactionRunner } from './transaction-runner.ts'
import { startTransaction } from '#server/transactions.ts'

/** The engines, with the transactions of the site. Timeouts are in milliseconds. */
export const engines = {
  sqliteWriter: (file: string, timeout: number): TransactionRunner =>
    createSqliteRunner(file, timeout, new URL('#server/sqlite-writer.ts', import.meta.url)),
  /** In a thread of its own, which starts on first use. */
  sqliteReader: (file: string, timeout: number): TransactionRunner =>
    createSqliteRunner(file, timeout, new URL('#server/sqlite-reader.ts', import.meta.url), 'on-use'),
  /** In the thread of the caller, for commands. */
  sqliteReaderHere: (file: string): TransactionRunner => createSqliteReader(file, startTransaction),
  postgres: (url: string, timeout: number): TransactionRunner =>
    createPostgresRunner(url, timeout, startTransaction),
}
