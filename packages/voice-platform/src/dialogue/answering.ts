import type { KnownFact } from './knowledge.ts'
import { placeAction } from './reply.ts'
import type { Reply } from './reply.ts'
import type { Outcome, State } from './state.ts'

/** Most earlier subjects that are remembered. */
const mostEarlier = 4

export const offer = 'Our team can tell you more in a consultation. Shall I prepare a request?'

/** Says these sentences, and withdraws earlier offers and choices. */
export function saying(state: State, say: readonly string[], more: Partial<Reply> = {}): Outcome {
  const said = state.slow ? say.slice(0, 2) : say
  return {
    state: { ...state, said, offered: false, choices: [], leaving: false, misses: 0 },
    reply: { say: said, expect: 'anything', ...more },
  }
}

/** Says these sentences, and asks whether to prepare a consultation. */
export function offering(state: State, say: readonly string[], more: Partial<Reply> = {}): Outcome {
  const outcome = saying(state, say, { expect: 'yes-or-no', ...more })
  return { ...outcome, state: { ...outcome.state, offered: true } }
}

/** Tells facts, and remembers their subject and topic. */
export function telling(state: State, facts: readonly KnownFact[]): Outcome {
  const last = facts.at(-1)
  const place = facts.find((fact) => fact.place !== undefined)?.place
  const say = [...new Set(facts.map((fact) => fact.say))]
  const { state: next, reply } = saying(state, say, place ? { action: placeAction(place) } : {})
  const subject = last?.subject ?? state.told.subject
  return {
    state: {
      ...next,
      told: {
        ...(last === undefined ? {} : { fact: last.id }),
        ...(subject === undefined ? {} : { subject }),
        ...(last?.topic === undefined ? {} : { topic: last.topic }),
        earlier: [state.told.subject, ...(state.told.earlier ?? [])]
          .filter((each) => each !== undefined)
          .slice(0, mostEarlier),
        list: facts.findLast(({ list }) => list !== undefined)?.list ?? state.told.list,
      },
    },
    reply,
  }
}
