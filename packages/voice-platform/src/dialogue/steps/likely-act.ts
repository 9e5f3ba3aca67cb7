import type { Turn } from '../state.ts'

/** Least score at which a turn counts as a request for an act and nothing else. */
const act = 0.62

/** Returns the act that a turn asks for, if it clearly asks for nothing else. */
export function likelyAct({
  finder,
  text,
  state,
}: Pick<Turn, 'finder' | 'text' | 'state'>): string | undefined {
  const [best] = finder.find(text, state.told)
  return best?.target.kind === 'act' && best.score >= act ? best.target.act : undefined
}
