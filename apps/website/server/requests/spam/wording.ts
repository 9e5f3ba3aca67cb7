import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConsultationFields } from '#contract/consultation.ts'
import { foldText } from './fold-text.ts'
import type { SpamReason } from './spam-judgement.ts'
import { beginningOf, compilePhrase, letter, otherScript } from './compile-phrase.ts'

/** Maximum points for each kind of phrase. */
const most = 3
/** In UTF-16 code units. Spam states its purpose early, and reading costs the server time. */
const longest = 2000
/** Limited, because pitches ask questions, too. */
const maxNeed = 3

type PhraseList = {
  /** Adds up the weights of the phrases that occur in folded text. */
  weigh(foldedText: string): number
  /** Compiles all phrases, for the regular expression interpreter and its compiler. */
  warm(): void
}

type Weighted = { pattern: RegExp; weight: number }

const word = new RegExp(`[${letter}]+`, 'g')

/** Reads a file of `phrases/`. Its README explains the syntax. */
function readPhraseList(name: 'approach' | 'topic' | 'lure' | 'need'): PhraseList {
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

const lists = (['approach', 'topic', 'lure'] as const).map((signal) => ({
  signal,
  phrases: readPhraseList(signal),
}))
const need = readPhraseList('need')

/**
 * Judges the words: a stranger's approach, the goods that spam sells, and its lures. A customer's own need offsets them,
 * but never below zero.
 */
export function wording({ name, company, email, message }: ConsultationFields): SpamReason[] {
  const domain = email.slice(email.lastIndexOf('@') + 1).replace(/\.[^.]*$/, '')
  const text = foldText(`${name}\n${company}\n${domain.replaceAll('-', ' ')}\n${message.slice(0, longest)}`)
  const reasons = lists.flatMap(({ signal, phrases }) => {
    const points = Math.min(most, phrases.weigh(text))
    return points > 0 ? [{ signal, points }] : []
  })
  const against = reasons.reduce((total, { points }) => total + points, 0)
  if (against === 0) return []
  const needed = Math.min(maxNeed, need.weigh(text), against)
  return needed > 0 ? [...reasons, { signal: 'need', points: -needed }] : reasons
}

/** Compiles all phrases. */
export function warmWording(): void {
  for (const phrases of [...lists.map((list) => list.phrases), need]) phrases.warm()
}
