import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

/** A call to the random source costs as much as the rest of an id, however little it fetches. */
const pool = new Uint8Array(16 * 256)
let used = pool.length

/** A UUID version 7: ids sort by the time they were made. */
export function createId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  return v7({ random: pool.subarray(used, (used += 16)) })
}
