import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldText } from './fold-text.ts'

/** A matched phrase, by its line in the file. */
type FoundPhrase = { line: number; weight: number }

/** Finds the phrases of a list in folded text. */
export type PhraseList = (foldedText: string) => FoundPhrase[]

/** Reads a file of `phrases/`. Its README explains the syntax. */
export function readPhraseList(name: 'approach' | 'topic' | 'lure' | 'need'): PhraseList {
  const text = readFileSync(join(import.meta.dirname, 'phrases', `${name}.txt`), 'utf8')
  const phrases = text.split('\n').flatMap((line, index) => {
    const found = /^(\d) (.+)$/.exec(line)
    return found?.[2] ? [{ line: index + 1, weight: Number(found[1]), pattern: compile(found[2]) }] : []
  })
  return (foldedText) =>
    phrases.flatMap(({ line, weight, pattern }) => (pattern.test(foldedText) ? [{ line, weight }] : []))
}

/**
 * Letters of folded text in scripts that separate words by spaces: Latin, Greek, Cyrillic, Hebrew, Arabic, and India's.
 * Not `\p{L}`: hundreds of classes of that size take seconds to compile.
 */
const letter = '0-9a-z\\u0370-\\u052f\\u0590-\\u06ff\\u0900-\\u0dff'
/** Up to five words. Its two classes share no character, so that it cannot match in two ways. */
const gap = `(?:[^${letter}]{1,6}[${letter}]+){0,5}?[^${letter}]{1,6}`
const beginning = `(?<![${letter}])`
const end = `(?![${letter}])`
const ending = `[${letter}]*`

/** Escapes, classes and counts stay unchanged; words get boundaries. */
const token = / \.\. |\\.|\[[^\]]*\]|\{[^}]*\}|([\p{L}\p{N}\p{M}]+)(\*?)|[\s\S]/gu
const hasSpaces = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u

function compile(phrase: string): RegExp {
  const source = foldText(phrase).replaceAll(token, (whole, word?: string, star?: string) => {
    if (whole === ' .. ') return gap
    if (whole === ' ') return `[^${letter}]{1,3}`
    if (word === undefined) return whole
    if (!hasSpaces.test(word)) return word
    return beginning + word + (star === '*' ? ending : end)
  })
  return new RegExp(source)
}
