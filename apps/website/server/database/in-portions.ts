/** Rows deleted per transaction. Meanwhile all other writers wait: 20 to 40 ms for calls with long transcripts. */
export const portion = 250

/**
 * Deletes many rows in several transactions, so that visitors' requests are stored in between.
 * @param deleteSome deletes up to the given number of rows, and resolves to how many it deleted
 * @returns how many were deleted
 */
export async function inPortions(deleteSome: (most: number) => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const deleted = await deleteSome(portion)
    total += deleted
    if (deleted < portion) return total
  }
}
