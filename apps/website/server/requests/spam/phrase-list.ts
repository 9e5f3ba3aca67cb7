import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginningOf, compilePhrase, letter, otherScript } from './compile-phrase.ts'

export type PhraseList = {
  /** Adds up the weights of the phrases that occur in folded text. */
  weigh(foldedText: string): number
  /** Compiles all phrases, for the regular expression interpreter and its compiler. */
  warm(): void
}

type Weighted = { pattern: RegExp; weight: number }

const word = new RegExp(`[${letter}]+`, 'g')

/** Reads a file of `phrases/`. Its README explains the syntax. */
export function readPhraseList(name: 'approach' | 'topic' | 'lure' | 'need'): PhraseList {
  const text = readFileSync(join(import.meta.dirname, 'phrases', `${name}.txt`), 'utf8')
  // Only phrases that begin with a word of the text are tried, and those are few.
  const all: Weighted[] = []
  const anywhere: Weighted[] = []
  const byFirstWord = new Map<string, Weighted[]>()
  for (const [, weight, phrase = ''] of text.matchAll(/^(\d) (.+)$/gm)) {
    const { pattern, firstWords } = compilePhrase(phrase)
    const weighted = { pattern, weight: Number(weight) }
    all.push(weighted)
    if (firstWords === null) anywhere.push(weighted)
    for (const first of new Set(firstWords))
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), weighted])
  }

  return {
    weigh(foldedText) {
      const words = new Set(foldedText.match(word)?.map(beginningOf))
      if (/\P{ASCII}/u.test(foldedText)) words.add(otherScript)
      const tried = new Set(anywhere)
      for (const first of words) byFirstWord.get(first)?.forEach((phrase) => tried.add(phrase))
      let sum = 0
      for (const { pattern, weight } of tried) if (pattern.test(foldedText)) sum += weight
      return sum
    },
    warm() {
      for (const { pattern } of [...all, ...all]) pattern.test('-')
    },
  }
}
