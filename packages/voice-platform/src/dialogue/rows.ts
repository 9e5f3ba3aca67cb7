/** How many words in a row are evidence without a word that says what the question is about. */
const shortestRow = 4
const longestRow = 8

/**
 * Finds texts that have some of a question's words in a row, the longest row first, and of these the one that the question
 * begins with. Texts are known by the beginnings of their rows, so a question is compared with the few that share one.
 * @param texts the words of each text
 * @returns the position of the first text that has the row, among those that count
 */
export function createRowFinder(
  texts: readonly (readonly string[])[],
): (
  words: readonly string[],
  counts: { row(row: readonly string[]): boolean; text(position: number): boolean },
) => number | undefined {
  const beginnings = new Map<string, { text: number; at: number }[]>()
  texts.forEach((words, text) => {
    for (let at = 0; at + shortestRow <= words.length; at += 1) {
      const beginning = words.slice(at, at + shortestRow).join(' ')
      const places = beginnings.get(beginning)
      if (places) places.push({ text, at })
      else beginnings.set(beginning, [{ text, at }])
    }
  })

  return (words, counts) => {
    const places = words.map((_, at) => beginnings.get(words.slice(at, at + shortestRow).join(' ')))
    for (let length = Math.min(words.length, longestRow); length >= shortestRow; length -= 1) {
      for (let from = 0; from + length <= words.length; from += 1) {
        const row = words.slice(from, from + length)
        const found = places[from]?.find(
          ({ text, at }) =>
            counts.text(text) && row.every((word, index) => texts[text]?.[at + index] === word),
        )
        if (found && counts.row(row)) return found.text
      }
    }
    return undefined
  }
}
