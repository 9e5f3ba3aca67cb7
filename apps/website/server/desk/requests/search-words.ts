/** More words do not make a search more precise. */
export const maxWords = 10

/** Shorter words are matched whole: too many words begin with them. */
export const shortestBeginning = 3

/** The words of a search, in lower case and without diacritics, as in both indexes. */
export function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđðıßæœþ]/g, (letter) => plainLetters[letter] ?? letter)
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords)
}

/** As in the migration `0021-desk-search`. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** For FTS5: all words, with the alternatives of the last. */
export const fts5Query = (words: readonly string[], last: readonly string[]): string =>
  [...words.map(quoted), `(${last.map(quoted).join(' OR ')})`].join(' AND ')

const quoted = (word: string): string => `"${word}"`

/** For PostgreSQL's `to_tsquery('simple', …)`: all words, the last as a prefix. No word finds nothing. */
export const tsqueryOf = (text: string): string =>
  wordsOf(text)
    .map((word, at, { length }) =>
      at === length - 1 && word.length >= shortestBeginning ? `'${word}':*` : `'${word}'`,
    )
    .join(' & ')
