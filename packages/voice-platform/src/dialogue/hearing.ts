import { actWords } from './cues/acts.ts'
import { cueWords, isCueStem } from './cues/cue-stems.ts'
import { generalStems, generalWords } from './english/general-words.ts'
import type { Knowledge } from './knowledge.ts'
import { paraphraseWords } from './english/paraphrases.ts'
import { writeOut } from './english/shorthand.ts'
import { createSpelling } from './english/spelling.ts'
import { normalise, stem } from './english/words.ts'

/** Every word that the knowledge holds. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return normalise(value).split(' ')
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

/**
 * Reads the words of an utterance as they were meant. Words are only looked for among those that the knowledge, the cues
 * and everyday English have; a name that none of them knows stays what it is.
 */
export function createHearing(knowledge: Knowledge): (text: string) => string {
  const own = wordsOf(knowledge)
  const subjects = new Set([
    ...own,
    ...own.filter((word) => word.length > 3).map((word) => `${word}s`),
    ...cueWords,
    ...actWords,
    ...paraphraseWords,
  ])
  const known = new Set([...subjects, ...generalWords])
  const knownStems = new Set([...generalStems, ...[...known].map(stem)])
  const names = [...knowledge.services, ...knowledge.industries, ...knowledge.integrations]
    .flatMap(({ name, alsoCalled }) => [name, ...alsoCalled])
    .map(normalise)
  const isKnown = (word: string): boolean =>
    known.has(word) || knownStems.has(stem(word)) || isCueStem(stem(word))
  const mend = createSpelling({ known, isKnown, subjects, names: new Set(names) })
  return (text) => mend(writeOut(text))
}
