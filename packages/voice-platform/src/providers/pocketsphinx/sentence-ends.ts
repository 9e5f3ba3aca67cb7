/** Most known sentences that may begin with a sentence that ends a turn at once. */
const maxContinuations = 10
/** Most known sentences that may differ from it in the last word: a short last word is easily misheard. */
const maxOtherEnds = 30
const longestShortWord = 3
/** A turn may end with three words if at least this share of the known sentences with these words ends with them. */
const leastEnds = 0.5

/**
 * Returns whether a sentence may end with recognised words. They must be a known sentence that seldom continues (`how much`
 * often does, and `tell me about it` may be the beginning of `tell me about appointments`), or their last three words must
 * be the end of most sentences that hold them.
 */
export function sentenceEnds(sentences: readonly string[]): (words: string) => boolean {
  const known = [...new Set(sentences)].map((sentence) => ` ${sentence} `)
  const countBeginning = (words: readonly string[]) =>
    known.filter((sentence) => sentence.startsWith(` ${words.join(' ')} `)).length
  return (text) => {
    const words = text.trim().split(/\s+/)
    if (known.includes(` ${words.join(' ')} `)) {
      const isShort = words.length > 1 && (words.at(-1) ?? '').length <= longestShortWord
      const isFrame = isShort && countBeginning(words.slice(0, -1)) > maxOtherEnds
      return !isFrame && countBeginning(words) <= maxContinuations
    }
    const end = ` ${words.slice(-3).join(' ')} `
    const having = words.length < 3 ? [] : known.filter((sentence) => sentence.includes(end))
    const ending = having.filter((sentence) => sentence.endsWith(end))
    return having.length > 0 && ending.length >= having.length * leastEnds
  }
}
