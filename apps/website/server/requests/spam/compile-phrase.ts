import { foldText } from './fold-text.ts'

/** A phrase as a pattern for folded text. */
export type Phrase = {
  pattern: RegExp
  /** `beginningOf` each possible first word, or `otherScript`; null if a match can begin with anything. */
  firstWords: string[] | null
}

/** Returns the first letters of a word, its key in the lookup of phrases. */
export const beginningOf = (word: string): string => word.slice(0, known)
const known = 3

/** The key of words that match within other words. They are not in ASCII, and most texts are. */
export const otherScript = ''

/**
 * Letters of folded text in scripts that separate words by spaces: Latin, Greek, Cyrillic, Hebrew, Arabic, and India's.
 * Not `\p{L}`: hundreds of classes of that size take seconds to compile.
 */
export const letter = '0-9a-z\\u0370-\\u052f\\u0590-\\u06ff\\u0900-\\u0dff'
/** Up to five words. The two classes share no character, so there is only one way to match. */
const gap = `(?:[^${letter}]{1,6}[${letter}]+){0,5}?[^${letter}]{1,6}`
const beginning = `(?<![${letter}])`
const end = `(?![${letter}])`
const ending = `[${letter}]*`

/** Escapes, classes and counts stay unchanged; words get boundaries. */
const token = / \.\. |\\.|\[[^\]]*\]|\{[^}]*\}|([\p{L}\p{N}\p{M}]+)(\*?)|[\s\S]/gu
const hasSpaces = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u

/** Compiles a line of `phrases/`. */
export function compilePhrase(phrase: string): Phrase {
  const folded = foldText(phrase)
  const source = folded.replaceAll(token, (whole, word?: string, star?: string) => {
    if (whole === ' .. ') return gap
    if (whole === ' ') return `[^${letter}]{1,3}`
    if (word === undefined) return whole
    if (!hasSpaces.test(word)) return word
    return beginning + word + (star === '*' ? ending : end)
  })
  return { pattern: new RegExp(source), firstWords: findFirstWords(folded) }
}

const letters = new RegExp(`^[${letter}]+`)
const quantifier = /^[?*{]/

function findFirstWords(folded: string): string[] | null {
  const tokens = [...folded.matchAll(token)]
  const found: string[] = []
  /** For each open group, whether it began at the start of a match. */
  const groups: boolean[] = []
  let isFirst = true
  for (const [index, [whole, word, star]] of tokens.entries()) {
    const next = tokens[index + 1]?.[0] ?? ''
    if (whole === '(') groups.push(isFirst)
    else if (whole === '|') isFirst = groups.at(-1) ?? true
    else if (whole === ')') {
      if (groups.pop() && quantifier.test(next)) return null
      isFirst = false
    } else if (isFirst) {
      if (word === undefined) return null
      // A quantifier after a word applies to the end of the word.
      const isOpen = star === '*' || quantifier.test(next)
      const text = hasSpaces.test(word) ? letters.exec(word)?.[0] : otherScript
      if (text === undefined || (isOpen && text.length < known)) return null
      found.push(beginningOf(text))
      isFirst = false
    }
  }
  return found
}
