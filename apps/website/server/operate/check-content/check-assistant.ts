import { placeholdersIn, replaceableSentences } from '@frontdesk/voice-platform/sentences'
import type { ContentProblem } from './content-problem.ts'
import { nearestId } from './nearest-id.ts'
import type { Content } from './read-content.ts'

const list = 'packages/voice-platform/src/sentences/en.ts'
const file = 'assistant.ts'

/** The owner's sentences replace some that the assistant says, and use placeholders that have a value there. */
export function checkAssistant(content: Content): ContentProblem[] {
  const { name, sentences = {} } = content[file].assistant
  return Object.entries(sentences).flatMap(([id, text]): ContentProblem[] => {
    const placeholders = replaceableSentences.get(id)
    if (placeholders === undefined) {
      const nearest = nearestId(id, replaceableSentences.keys())
      const cure = nearest ? `write ${nearest}` : `choose one of those under dialogue in ${list}`
      return [{ file, sentence: `assistant.sentences.${id} is no sentence of the assistant: ${cure}.` }]
    }
    const known = placeholders.filter((each) => each !== 'assistant' || name !== undefined)
    return [...new Set([text].flat().flatMap(placeholdersIn))]
      .filter((each) => !known.includes(each))
      .map((each) => {
        const nearest = nearestId(each, known)
        const cure = nearest
          ? `write {${nearest}}`
          : `choose one of ${known.map((own) => `{${own}}`).join(', ')}`
        return {
          file,
          sentence: `assistant.sentences.${id} has {${each}}, which has no value there: ${cure}.`,
        }
      })
  })
}
