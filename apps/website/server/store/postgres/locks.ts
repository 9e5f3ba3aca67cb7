import { hash } from 'node:crypto'
import type { Statement } from './run-statements.ts'

/** Takes advisory locks until the transaction ends, always in the same order to prevent deadlocks. */
export function lockStatement(names: readonly string[]): Required<Statement> {
  const numbers = names.map(lockNumber).toSorted((a, b) => (a < b ? -1 : 1))
  const locks = numbers.map((_, index) => `pg_advisory_xact_lock($${index + 1})`)
  return { sql: `SELECT ${locks.join(', ')}`, parameters: numbers }
}

/** The 64-bit number of an advisory lock. If two names share a number, they only wait for each other. */
function lockNumber(name: string): bigint {
  return hash('sha256', name, 'buffer').readBigInt64BE()
}
