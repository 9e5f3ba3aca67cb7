import { saying, telling } from '../answering.ts'
import type { KnownFact } from '../knowledge.ts'
import { placeInList } from '../place-in-list.ts'
import type { Step, Turn } from '../state.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { admit } from './admit.ts'

/** Words that choose from the last list and ask nothing else: "the first one", "and the other?". */
const choosing =
  /^(?:(?:and|what about|how about|tell me (?:more )?about|okay|i mean|so|the|number|option|more about|well|please|what is|which is|in|for|let us take|take) )*(?:first|second|third|fourth|last|next|other|others|former|latter|one|two|three|then|after (?:this|that)|afterwards|comes next|happens (?:then|next|after (?:this|that)))(?: (?:one|ones|service|story|step|two|please|then|option|of them|of those))*$/

/** Takes "the first one" and "the other" as items of the last list or the last choice. */
export const choose: Step = (turn) => {
  const { state, words } = turn
  const answer = yesOrNo(turn.text)
  if (state.choices.length > 0) {
    if (answer === 'no' || /^(?:neither|none)\b/.test(words))
      return admit({ ...turn, state: { ...state, choices: [] } })
    if (answer === 'yes') return chosen(turn, state.choices[0])
    const place = choosing.test(words) ? placeInList(words, state.choices.length) : undefined
    if (place !== undefined) return chosen(turn, state.choices[place])
  }
  if (!choosing.test(words)) return undefined
  const { subject, topic } = state.told
  const list = turn.finder.listOf(state.told)
  const follows = /\b(?:next|then|after|afterwards)\b/.test(words)
  const others = list.filter((id) => id !== subject)
  const after = list.indexOf(subject ?? '') + 1
  const place = /\bothers?\b/.test(words)
    ? undefined
    : follows
      ? turn.finder.subject(subject)?.type === 'step' || /\bnext\b/.test(words)
        ? after
        : undefined
      : placeInList(words, list.length)
  const picked = /\bothers?\b/.test(words)
    ? others.slice(0, 2)
    : place === undefined
      ? []
      : list.slice(place, place + 1)
  const facts = picked.flatMap((id): KnownFact[] =>
    [
      (topic === undefined || topic === 'summary' ? undefined : turn.finder.factAbout(id, topic)) ??
        turn.finder.factAbout(id, 'summary'),
    ].filter((fact) => fact !== undefined),
  )
  return facts.length === 0 ? undefined : telling(state, facts)
}

function chosen(turn: Turn, id: string | undefined) {
  const [subject, topic] = (id ?? '').split('/')
  const fact =
    topic === undefined
      ? turn.finder.factOf(id ?? '', turn.state.told)
      : turn.finder.factAbout(subject, topic)
  return fact ? telling(turn.state, [fact]) : saying(turn.state, ['What would you like to know?'])
}
