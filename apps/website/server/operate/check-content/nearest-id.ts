/** Counts the letters to change, add, leave out or swap with the next to make one text of the other. */
function slipsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  const slips = (row: number, at: number): number => rows[row]?.[at] ?? Infinity
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    rows.push(now)
    for (let at = 1; at <= other.length; at++) {
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      now.push(
        Math.min(
          slips(row - 1, at - 1) + (one[row - 1] === other[at - 1] ? 0 : 1),
          slips(row - 1, at) + 1,
          slips(row, at - 1) + 1,
          isSwapped ? slips(row - 2, at - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return slips(one.length, other.length)
}

const digitsOf = (id: string): string => id.replaceAll(/\D/g, '')

/** The longest id in which two slips make another word: `night`, `rights`. */
const longestShort = 8

/**
 * Finds the known id that an unknown one most likely is, with one slip in a short id and two in a longer one. Ids with other numbers are
 * other things: `fact-3` is not a misspelt `fact-2`.
 */
export function nearestId(id: string, known: Iterable<string>): string | undefined {
  const near = [...known]
    .filter((each) => digitsOf(each) === digitsOf(id))
    .map((each) => ({ each, slips: slipsBetween(id.toLowerCase(), each.toLowerCase()) }))
    .filter(({ slips }) => slips <= (id.length > longestShort ? 2 : 1))
  return near.toSorted((one, other) => one.slips - other.slips)[0]?.each
}
