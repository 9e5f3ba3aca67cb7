import { saying } from '../answering.ts'
import { placeAction } from '../reply.ts'
import type { Step } from '../state.ts'

const going =
  /\b(?:go|take|bring|jump|navigate|scroll|lead|open|switch)\b.*\b(?:to|me|the|page|section)\b|^(?:please |can you |could you )*show (?:me|us)\b/

/** Takes the visitor to a place of the site. */
export const showPlace: Step = ({ state, text, words, finder }) => {
  if (!going.test(words)) return undefined
  const place = finder.placeIn(text)
  if (!place) return undefined
  return saying(state, [`Here you are: ${place.names[0] ?? 'the page'}.`], { action: placeAction(place) })
}
