/** Neighbouring letters with both ends: "cost" is "^c", "co", "os", "st", "t$". */
function pairsOf(word: string): string[] {
  const marked = `^${word}$`
  return Array.from({ length: marked.length - 1 }, (_, at) => marked.slice(at, at + 2))
}

/** A word shorter than this is taken as it is. In one of this length only swapped letters are corrected. */
const shortestMended = 4
/** Most words that are compared with an unknown one. */
const mostCompared = 60

/** Letters to add, remove, replace or swap with their neighbour until one word is the other; stops counting above 2. */
export function slips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      }
      next.push(least)
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 3
}

/** Whether a word is another one with something at its end: "polic" is not "polici". */
const isLonger = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

/** Whether two words have the same letters in another order. */
const isSwap = (one: string, other: string): boolean =>
  one.split('').toSorted().join('') === other.split('').toSorted().join('')

/**
 * Finds the known word that a misspelled one was meant to be: one slip away, two in long words, and with the same first
 * letter. Known words are found by the pairs of letters they share.
 * @returns the known word; nothing for a known word, and where none is near
 */
export function createSpelling(
  known: readonly string[],
  isWord: (word: string) => boolean,
): (word: string) => string | undefined {
  const words = known.filter((word) => /^[a-z]{4,}$/.test(word))
  const isKnown = new Set(known)
  const byPair = new Map<string, number[]>()
  words.forEach((word, at) => {
    for (const pair of new Set(pairsOf(word))) byPair.set(pair, [...(byPair.get(pair) ?? []), at])
  })

  return (word) => {
    if (
      isKnown.has(word) ||
      isWord(word) ||
      word.length < shortestMended ||
      word.length > 20 ||
      !/^[a-z]+$/.test(word)
    ) {
      return undefined
    }
    const shared = new Map<number, number>()
    for (const pair of new Set(pairsOf(word))) {
      for (const at of byPair.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    }
    const most = word.length >= 8 ? 2 : 1
    const near = [...shared]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostCompared)
      .map(([at]) => words[at] ?? '')
      .filter((candidate) => candidate.startsWith(word.charAt(0)) && !isLonger(word, candidate))
      .map((candidate) => ({ candidate, slips: slips(word, candidate) }))
      .filter(({ candidate, slips: count }) => count <= most && (word.length > 4 || isSwap(word, candidate)))
      .toSorted((one, other) => one.slips - other.slips)
    return near[0]?.candidate
  }
}
