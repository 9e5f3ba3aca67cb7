/** Shorter words are never corrected. In words of this length, only swapped letters are. */
const shortestMended = 4
/** Most corrections that are remembered. */
const mostRemembered = 1000

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
    if (Math.min(...next) > 2) return 3
    before = row
    row = next
  }
  return row.at(-1) ?? 3
}

/** Whether one word begins with the other: "polic" is not a misspelled "polici". */
const isLonger = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

/** Whether two words have the same letters in another order. */
const isSwap = (one: string, other: string): boolean =>
  one.split('').toSorted().join('') === other.split('').toSorted().join('')

/**
 * Finds the known word that a misspelled one was meant to be: one slip away, two in long words, and with the same first
 * letter.
 * @returns the known word; undefined if the word itself is known, or none is near
 */
export function createSpelling(
  known: Iterable<string>,
  isWord: (word: string) => boolean,
): (word: string) => string | undefined {
  const isKnown = new Set(known)
  // Words are only compared with those of the same first letter and nearly the same length.
  const byStart = Map.groupBy(
    [...isKnown].filter((word) => /^[a-z]{4,}$/.test(word)),
    (word) => word.charAt(0) + word.length,
  )
  // A turn is read several times with the same words.
  const remembered = new Map<string, string | undefined>()

  function correct(word: string): string | undefined {
    if (word.length < shortestMended || word.length > 20 || !/^[a-z]+$/.test(word) || isWord(word)) {
      return undefined
    }
    const most = word.length >= 8 ? 2 : 1
    let nearest: string | undefined
    let least = most + 1
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of byStart.get(word.charAt(0) + length) ?? []) {
        const count = slips(word, candidate)
        if (count >= least || isLonger(word, candidate)) continue
        if (word.length === shortestMended && !isSwap(word, candidate)) continue
        nearest = candidate
        least = count
      }
    }
    return nearest
  }

  return (word) => {
    if (isKnown.has(word)) return undefined
    if (remembered.has(word)) return remembered.get(word)
    if (remembered.size === mostRemembered) remembered.clear()
    const corrected = correct(word)
    remembered.set(word, corrected)
    return corrected
  }
}
