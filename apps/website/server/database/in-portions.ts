import { setTimeout as sleep } from 'node:timers/promises'

/** Rows of the first portion: a deleted request costs up to 0.5 ms, with its words in the search. */
const first = 10
/**
 * Milliseconds that a portion should take, because all other writers wait for it. They may wait for 50, but some portions
 * end with a checkpoint of the embedded store, which takes longer than the portion itself.
 */
const aim = 8

/**
 * Deletes many rows in several transactions, so that visitors' requests are stored in between. Each takes as many rows
 * as fit into the time that the last one took, and is followed by a pause of the same length.
 * @param deleteSome deletes up to the given number of rows, and resolves to how many it deleted
 * @returns how many were deleted
 */
export async function inPortions(deleteSome: (most: number) => Promise<number>): Promise<number> {
  let total = 0
  for (let most = first; ;) {
    const begin = performance.now()
    const deleted = await deleteSome(most)
    const took = performance.now() - begin
    total += deleted
    if (deleted < most) return total
    await sleep(took)
    most = nextPortion(most, took)
  }
}

/** How many rows to delete next, after some that took so many milliseconds. It grows slowly and shrinks at once. */
export function nextPortion(rows: number, took: number): number {
  return Math.max(1, Math.min(rows * 2, Math.floor((rows * aim) / took)))
}
