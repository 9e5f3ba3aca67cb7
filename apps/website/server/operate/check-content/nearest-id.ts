/** Counts the letters to change, add or leave out to make one text of the other (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of one.split('').entries()) {
    const now = [row + 1]
    for (const [at, each] of other.split('').entries())
      now.push(
        Math.min(
          (before[at] ?? 0) + (letter === each ? 0 : 1),
          (before[at + 1] ?? 0) + 1,
          (now[at] ?? 0) + 1,
        ),
      )
    before = now
  }
  return before.at(-1) ?? 0
}

const digitsOf = (id: string): string => id.replaceAll(/\D/g, '')

/**
 * Finds the known id that an unknown one most likely is, with one slip in a short id and two in a longer one. Ids with other numbers are
 * other things: `fact-3` is not a misspelt `fact-2`.
 */
export function nearestId(id: string, known: Iterable<string>): string | undefined {
  const near = [...known]
    .filter((each) => digitsOf(each) === digitsOf(id))
    .map((each) => ({ each, slips: slipsBetween(id.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, slips }) => slips <= (Math.min(id.length, each.length) < 5 ? 1 : 2))
  return near.toSorted((one, other) => one.slips - other.slips)[0]?.each
}
