import { saying } from '../answering.ts'
import type { Step } from '../state.ts'
import { likelyAct } from './likely-act.ts'

/** Repeats the last answer. If the visitor finds it too fast, answers are shorter from now on. */
export const repeat: Step = (turn) => {
  const { state } = turn
  const act = likelyAct(turn)
  if (act === 'repeat') return { state, reply: { say: state.said } }
  if (act !== 'slower') return undefined
  const { state: next, reply } = saying({ ...state, slow: true }, ['I will keep it shorter.', ...state.said])
  return { state: { ...next, said: state.said, offered: state.offered }, reply }
}
