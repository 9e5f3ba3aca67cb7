import { cues } from './intents.ts'
import { stem } from './words.ts'

const sources = Object.values(cues)
  .flat()
  .map(([pattern]) => pattern.source)

const whole: ReadonlySet<string> = new Set(
  sources.flatMap((source) => source.replace(/\\./g, ' ').match(/[a-z]+/g) ?? []).map(stem),
)

/** Beginnings of words that a cue goes on from, as in "stud(?:y|ies)" and "deploy\\w*". */
const beginnings = sources.flatMap((source) => source.match(/[a-z]{4,}(?=\\w\*|\(\?:)/g) ?? [])

/** Whether a cue looks for the word of this stem: then it is not unknown, although the knowledge lacks it. */
export function isCueStem(word: string): boolean {
  return whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}
