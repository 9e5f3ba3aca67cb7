import type { Turn } from '../state.ts'

/** So alike has a turn to be to a way to ask the assistant to do something before it is taken for that alone. */
const act = 0.62

/** What a turn asks the assistant to do, where it clearly asks for that and for nothing else. */
export function likelyAct({
  finder,
  text,
  state,
}: Pick<Turn, 'finder' | 'text' | 'state'>): string | undefined {
  const [best] = finder.find(text, state.told)
  return best?.target.kind === 'act' && best.score >= act ? best.target.act : undefined
}
