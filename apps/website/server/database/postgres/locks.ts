import { hash } from 'node:crypto'

/** Takes advisory locks until the transaction ends, always in the same order. The statement has no parameters. */
export function lockStatement(names: readonly string[]): string {
  const numbers = names.map(lockNumber).toSorted((a, b) => (a < b ? -1 : 1))
  return `SELECT ${numbers.map((number) => `pg_advisory_xact_lock('${number}')`).join(', ')}`
}

/** The 64-bit number of an advisory lock. If two names share a number, they only wait for each other. */
function lockNumber(name: string): bigint {
  return hash('sha256', name, 'buffer').readBigInt64BE()
}
