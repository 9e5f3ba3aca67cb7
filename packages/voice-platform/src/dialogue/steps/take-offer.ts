import { saying } from '../answering.ts'
import type { Step } from '../state.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { beginForm } from './book.ts'

/** Takes a yes to the consultation that was offered, and a plain yes or no to nothing. */
export const takeOffer: Step = (turn) => {
  const answer = yesOrNo(turn.text)
  if (!answer || turn.state.choices.length > 0) return undefined
  if (answer === 'yes' && turn.state.offered) return beginForm(turn)
  if (answer === 'no') return saying(turn.state, ['All right. What else would you like to know?'])
  return /^(?:yes|yeah|yep|yup|sure|please)\b/.test(turn.words)
    ? saying(turn.state, ['What would you like to know?'])
    : undefined
}
