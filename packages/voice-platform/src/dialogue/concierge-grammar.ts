import { expectedPhrases } from './expected-phrases.ts'
import type { Knowledge } from './knowledge.ts'

/**
 * The expected phrases as one JSGF grammar, for recognisers such as pocketsphinx. The recogniser checks the words against
 * its dictionary and drops alternatives with words that it lacks.
 */
export function conciergeGrammar(knowledge: Knowledge): string {
  const rules = expectedPhrases(knowledge).map((phrase) => `  ${phrase}`)
  return `#JSGF V1.0;\ngrammar concierge;\npublic <utterance> =\n${rules.join('\n  |')};\n`
}
