import type { Step } from '../state.ts'
import { likelyAct } from './likely-act.ts'

/** Repeats the last answer. */
export const repeat: Step = (turn) => {
  const { state } = turn
  return likelyAct(turn) === 'repeat' ? { state, reply: { say: state.said } } : undefined
}
