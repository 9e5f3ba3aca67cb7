import { cues } from './intents.ts'
import { stem } from './words.ts'

const named = Object.values(cues)
  .flat()
  .flatMap(([pattern]) => pattern.source.replace(/\\./g, ' ').match(/[a-z]+/g) ?? [])
const whole: ReadonlySet<string> = new Set(named.map(stem))
/** Beginnings of words, since a cue may write "stud(?:y|ies)". */
const beginnings = [...new Set(named)].filter((word) => word.length > 3)

/** Whether a cue looks for the word of this stem: then it is not unknown, although the knowledge lacks it. */
export function isCueStem(word: string): boolean {
  return whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}
