import { clausesOf, isQuestion } from '../is-question.ts'
import type { Step, Turn } from '../state.ts'
import { likelyAct } from './likely-act.ts'

export const goodbye = 'Thank you for calling. Goodbye.'
const pending = 'Your request is not finished yet. Shall we go on? To leave it, say goodbye once more.'

/** Whether a turn is a goodbye, or ends with one and asks nothing: "then that is all from me, goodbye". */
function saysGoodbye(turn: Turn): boolean {
  if (likelyAct(turn) === 'goodbye') return true
  const clauses = clausesOf(turn.text)
  return (
    clauses.length > 1 &&
    !clauses.some(isQuestion) &&
    likelyAct({ ...turn, text: clauses.at(-1) ?? '' }) === 'goodbye'
  )
}

/** Ends the call. In the middle of the form, the visitor has to say goodbye twice. */
export const sayGoodbye: Step = (turn) => {
  const { state } = turn
  if (!saysGoodbye(turn)) return undefined
  if (state.request && !state.leaving) {
    return {
      state: { ...state, leaving: true, said: [pending] },
      reply: { say: [pending], expect: 'yes-or-no' },
    }
  }
  return { state, reply: { say: [goodbye], endCall: true } }
}
