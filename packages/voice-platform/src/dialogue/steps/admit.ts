import { offer, offering } from '../answering.ts'
import type { Step } from '../state.ts'

export const unknown = 'I don’t know that: it is not on this site.'

/** Admits that the answer is unknown, and offers the consultation. */
export const admit: Step = ({ state }) => offering(state, [unknown, offer], { notUnderstood: true })
