import { cues } from './intents.ts'
import { wordsInPattern } from '../english/words-in-pattern.ts'
import { stem } from '../english/words.ts'

const patterns = Object.values(cues)
  .flat()
  .map(([pattern]) => pattern)

/** Every word that a cue looks for. */
export const cueWords: ReadonlySet<string> = new Set(patterns.flatMap(wordsInPattern))

const whole: ReadonlySet<string> = new Set([...cueWords].map(stem))

/** Beginnings of words that a cue goes on from, as in "stud(?:y|ies)" and "deploy\\w*". */
const beginnings = patterns.flatMap(({ source }) => source.match(/[a-z]{4,}(?=\\w\*|\(\?:)/g) ?? [])

/** Whether a cue looks for the word of this stem: then it is not unknown, although the knowledge lacks it. */
export function isCueStem(word: string): boolean {
  return whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}
