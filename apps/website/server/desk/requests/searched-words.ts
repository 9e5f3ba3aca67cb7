/** More words than this make no search more exact. */
const mostWords = 10

/** Shorter words are searched as they are: too many begin like them. */
export const shortestBeginning = 3

/** The words of a search, in lower case and without diacritics, as both indexes hold them. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
}

/** For FTS5: all words, and one of those that the last may be. */
export const fts5Query = (words: readonly string[], last: readonly string[]): string =>
  [...words.map(quoted), `(${last.map(quoted).join(' OR ')})`].join(' AND ')

const quoted = (word: string): string => `"${word}"`

/** For PostgreSQL's `to_tsquery('simple', …)`: all words, the last as a beginning. No word finds nothing. */
export const tsqueryOf = (text: string): string =>
  wordsOf(text)
    .map((word, at, { length }) =>
      at === length - 1 && word.length >= shortestBeginning ? `'${word}':*` : `'${word}'`,
    )
    .join(' & ')
