/** The fewest words to insert, delete or replace to make one text into another (Levenshtein). */
export function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let row = [0, ...heard.map((_, at) => at + 1)]
  for (const [line, word] of said.entries()) {
    const next = [line + 1]
    for (const [at, other] of heard.entries()) {
      const replaced = (row[at] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
