import { setTimeout as sleep } from 'node:timers/promises'

/** Rows of the first batch. Deleting a request and its words in the search index takes up to 0.5 ms. */
const first = 10
/**
 * Target duration of a batch in milliseconds. All other writers wait for it and may wait for 50 ms, but some batches end
 * with a checkpoint of the embedded store, which takes longer than the batch itself.
 */
const aim = 8

/**
 * Deletes many rows in several transactions, so that visitors' requests are stored in between. The duration of one
 * transaction sets the number of rows of the next, and the length of the pause between them.
 * @param deleteSome deletes up to the given number of rows, and resolves to the number of deleted rows
 * @returns the number of deleted rows
 */
export async function inBatches(deleteSome: (most: number) => Promise<number>): Promise<number> {
  let total = 0
  for (let most = first; ;) {
    const begin = performance.now()
    const deleted = await deleteSome(most)
    const took = performance.now() - begin
    total += deleted
    if (deleted < most) return total
    await sleep(took)
    most = nextBatch(most, took)
  }
}

/** Returns the size of the next batch, from the size and duration of the last. It grows slowly and shrinks at once. */
export function nextBatch(rows: number, took: number): number {
  return Math.max(1, Math.min(rows * 2, Math.floor((rows * aim) / took)))
}
