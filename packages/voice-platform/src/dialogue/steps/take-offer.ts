import { saying } from '../answering.ts'
import type { Step } from '../state.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { beginForm } from './book.ts'

/** Begins the form after a yes to the offer, and answers a plain yes or no that follows no question. */
export const takeOffer: Step = (turn) => {
  const answer = yesOrNo(turn.text)
  if (turn.state.choices.length > 0) return undefined
  if (turn.state.offered && answer === 'yes') return beginForm(turn)
  if (answer === 'no') return saying(turn.state, ['All right. What else would you like to know?'])
  return answer && saying(turn.state, ['What would you like to know?'])
}
