import { hash } from 'node:crypto'

/** Takes advisory locks, which end with their transaction, always in one order: the statement has no parameters. */
export function lockStatement(names: readonly string[]): string {
  const numbers = names.map(lockNumber).toSorted((a, b) => (a < b ? -1 : 1))
  return `SELECT ${numbers.map((number) => `pg_advisory_xact_lock('${number}')`).join(', ')}`
}

/** The 64-bit number an advisory lock has instead of a name. Two names that share one only wait for each other. */
function lockNumber(name: string): bigint {
  return hash('sha256', name, 'buffer').readBigInt64BE()
}
