/** The most known sentences that begin with a whole one, where a turn may end with it at once. */
const mostContinuations = 10
/** The most known sentences that begin as it does up to its last word: a short last word is easily misheard. */
const mostOtherEnds = 30
const longestShortWord = 3
/** The share of the known sentences with three words in a row that end with them, from which on a turn may end with them. */
const leastEnds = 0.5

/**
 * Returns whether a sentence may end with recognised words: known sentences that seldom go on otherwise (`how much` does,
 * and `tell me about it` may be the beginning of `tell me about appointments`), and words whose last three mostly end one.
 */
export function sentenceEnds(sentences: readonly string[]): (words: string) => boolean {
  const known = [...new Set(sentences)].map((sentence) => ` ${sentence} `)
  const countBeginning = (words: readonly string[]) =>
    known.filter((sentence) => sentence.startsWith(` ${words.join(' ')} `)).length
  return (text) => {
    const words = text.trim().split(/\s+/)
    if (known.includes(` ${words.join(' ')} `)) {
      const isShort = words.length > 1 && (words.at(-1) ?? '').length <= longestShortWord
      const isFrame = isShort && countBeginning(words.slice(0, -1)) > mostOtherEnds
      return !isFrame && countBeginning(words) <= mostContinuations
    }
    const end = ` ${words.slice(-3).join(' ')} `
    const having = words.length < 3 ? [] : known.filter((sentence) => sentence.includes(end))
    const ending = having.filter((sentence) => sentence.endsWith(end))
    return having.length > 0 && ending.length >= having.length * leastEnds
  }
}
