import { createHash } from 'node:crypto'

/** The 64-bit number an advisory lock has instead of a name. Two names that share one only wait for each other. */
export function lockNumber(name: string): bigint {
  return createHash('sha256').update(name).digest().readBigInt64BE()
}
