import { saying } from '../answering.ts'
import type { Step } from '../state.ts'
import { isQuestion } from '../is-question.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { beginForm } from './book.ts'

const startsWithYes = /^(?:yes|yeah|yep|yup|sure|please)\b/
/** "Yes, but tell me about the price" wants something else first. */
const wantsElse = /^please\b|\b(?:but|question|tell|explain|know|wonder)\b/

/** Begins the form after a yes to the offer, and answers a plain yes or no that follows no question. */
export const takeOffer: Step = (turn) => {
  const answer = yesOrNo(turn.text)
  if (turn.state.choices.length > 0) return undefined
  const isTaken =
    answer === 'yes' ||
    (startsWithYes.test(turn.words) && !wantsElse.test(turn.words) && !isQuestion(turn.text))
  if (turn.state.offered && isTaken) return beginForm(turn)
  if (answer === 'no') return saying(turn.state, ['All right. What else would you like to know?'])
  return answer !== undefined && startsWithYes.test(turn.words)
    ? saying(turn.state, ['What would you like to know?'])
    : undefined
}
