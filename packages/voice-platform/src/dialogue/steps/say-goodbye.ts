import type { Step } from '../state.ts'
import { likelyAct } from './likely-act.ts'

export const goodbye = 'Thank you for calling. Goodbye.'
const pending = 'Your request is not finished yet. Shall we go on? To leave it, say goodbye once more.'

/** Ends the call. In the middle of the form, the visitor has to say goodbye twice. */
export const sayGoodbye: Step = (turn) => {
  const { state } = turn
  if (likelyAct(turn) !== 'goodbye') return undefined
  if (state.request && !state.leaving) {
    return {
      state: { ...state, leaving: true, said: [pending] },
      reply: { say: [pending], expect: 'yes-or-no' },
    }
  }
  return { state, reply: { say: [goodbye], endCall: true } }
}
