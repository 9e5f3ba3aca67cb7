import { generalStems } from './general-words.ts'
import { normalise, stem } from './words.ts'

/** The words of a question that say what it is about, as stems. */
export function contentStems(text: string): string[] {
  return normalise(text)
    .split(' ')
    .map(stem)
    .filter((word) => word !== '' && !generalStems.has(word))
}
