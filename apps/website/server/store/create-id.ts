import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

/** A call to the random source costs as much as the rest of an id, even for a few bytes. So fetch many at once. */
const pool = new Uint8Array(16 * 256)
let used = pool.length

/** Creates a UUID version 7. Ids sort by creation time. */
export function createId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  return v7({ random: pool.subarray(used, (used += 16)) })
}
