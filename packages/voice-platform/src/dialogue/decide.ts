import type { Found, Target } from './finder.ts'

/** From this score on an answer is given: below, what is found is too often a neighbouring fact. */
const sure = 0.36
/** From this score on it is worth asking back. Below, what is found has one word in common with the question. */
const unsure = 0.28
/** How far the best has to be ahead of the next one where it is not clearly right. */
const ahead = 0.05
/** From this score on a fact about what the question names is told, and a booking is begun, where nothing else is near. */
const sureOfName = 0.34
/** How far such a one has to be ahead. */
const farAhead = 0.06
/** From this score on it is right, whatever comes next. */
const clear = 0.6

/** What to do with a question: answer it, do it, ask which of these is meant, or admit not to know. */
export type Decision =
  | { kind: 'tell'; target: Target; found: Found }
  | { kind: 'ask-back'; choices: readonly Found[] }
  | { kind: 'unknown'; isBeyond?: true }

const isSame = (one: Target, other: Target): boolean => {
  if (one.kind === 'fact' && other.kind === 'fact') return one.fact.say === other.fact.say
  if (one.kind === 'act' && other.kind === 'act') return one.act === other.act
  return one.kind === 'beyond' && other.kind === 'beyond'
}

/** Decides by how sure the finder is, and by how far the best is ahead of the next. */
export function decide(found: readonly Found[]): Decision {
  const [best] = found
  if (!best || best.score < unsure) return { kind: 'unknown' }
  const next = found.find(({ target }) => !isSame(target, best.target))
  const lead = best.score - (next?.score ?? 0)
  if (best.target.kind === 'beyond') return { kind: 'unknown', isBeyond: true }
  const isNear = best.isAboutName === true || (best.target.kind === 'act' && best.target.act === 'book')
  if (isNear && best.score >= sureOfName && lead >= farAhead) {
    return { kind: 'tell', target: best.target, found: best }
  }
  if (best.score >= clear || (best.score >= sure && lead >= ahead)) {
    return { kind: 'tell', target: best.target, found: best }
  }
  if (best.target.kind === 'act')
    return best.score >= sure ? { kind: 'tell', target: best.target, found: best } : { kind: 'unknown' }
  const choices = [best, ...(next && next.target.kind === 'fact' && next.score >= unsure ? [next] : [])]
  return { kind: 'ask-back', choices }
}
