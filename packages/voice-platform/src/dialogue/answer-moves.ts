import type { Move, Turn } from './move.ts'
import type { KnownFact } from './knowledge.ts'
import { placeAction } from './page-tools.ts'
import { callers, type Act } from './read/acts.ts'

/** Acts that are answered with words alone, and the offer that follows. */
export const replies: readonly (readonly [act: Act, id: string, offers?: true])[] = [
  ['refund', 'refund', true],
  ['anger', 'complaint', true],
  ['complaint', 'complaint', true],
  ['parting', 'parting'],
  ['not-interested', 'not-interested'],
  ['just-looking', 'just-looking'],
  ['wont-tell', 'wont-tell', true],
  ['who-can-tell', 'who-can-tell', true],
  ['human', 'human', true],
  ['sympathy', 'sympathy'],
  ['replaced', 'replaced'],
  ['frustration', 'frustration'],
  ['worry', 'worry'],
  ['why-asked', 'why-asked'],
  ['capabilities', 'capabilities'],
  ['thanks', 'thanks'],
  ['greeting', 'hello'],
  ['how-are-you', 'how-are-you'],
  ['small-talk', 'small-talk'],
  ['line-check', 'line-check'],
  ['hesitate', 'hesitate'],
  ['interrupted', 'hesitate'],
  ['remark', 'remark'],
]
/** Replies after which the caller is no prospect, and those after which they are upset. */
const complaints = ['refund', 'complaint']
const upset = [...complaints, 'sympathy', 'replaced', 'frustration', 'worry']
/** Acts that matter more than what else the turn asks. */
export const heavy = replies.slice(0, 11).map(([act]) => act)
/** Acts that a question or a value in the same turn outweighs: "hi, what does it cost?". */
const light = new Set<Act>(['parting', 'thanks', 'greeting', 'hesitate', 'remark', 'how-are-you'])

/** The reply that the turn's acts ask for. */
export const replyTo = ({ reading }: Turn, isLight = false) =>
  replies.find(([act]) => reading.acts.has(act) && !((reading.asks || isLight) && light.has(act)))

export const goodbye = (): Move => ({ lines: [{ id: 'goodbye' }], endCall: true })
export const allRight = (): Move => ({ lines: [{ id: 'all-right' }] })

/** An entry marked urgent. Nothing is asked after it. */
export function tellUrgent({ state, reading: { urgent } }: Turn): Move {
  if (urgent === undefined) return { lines: [] }
  return { lines: [{ fact: urgent, isUrgent: true }], facts: [urgent], state: { asked: state.asked } }
}

/** The reply to a caller who is no customer. */
export function replyToOther({ state, reading: { acts } }: Turn): Move {
  const caller = callers.find((act) => acts.has(act)) ?? state.caller
  return { lines: [{ id: caller ?? 'unknown' }], state: { caller, unanswered: undefined } }
}

/** The reply to an act that needs nothing but words. */
export function reply(turn: Turn): Move {
  const [, id = '', offers] = replyTo(turn) ?? []
  // A complaint is noted for the team; who asks for a person may be a prospect.
  const isTold = complaints.includes(id)
  const { caller = isTold ? 'customer' : undefined } = turn.state
  const state = { caller, isUpset: upset.includes(id) }
  return offers === undefined || turn.state.caller !== undefined
    ? { lines: [{ id }], state: { ...state, unanswered: undefined } }
    : {
        lines: [{ id }],
        ask: 'offer',
        askAs: 'offer-call',
        state: { ...state, unanswered: isTold ? turn.reading.text : undefined },
      }
}

/** What the content says whatever was asked exactly; else the answer that is found. */
export const tell = (turn: Turn, fact: KnownFact | undefined): Move =>
  fact === undefined ? told(turn) : { lines: [{ fact }], facts: [fact] }

/** Opens the page that the visitor names, or else the one that was offered. */
export function show({ state: { offered }, reading: { place = offered } }: Turn): Move {
  return {
    lines: [{ id: 'here-you-are', with: { place: place?.names[0] ?? '' } }],
    action: place && placeAction(place),
  }
}

/** The rest of the last answer, or another fact about its subject. */
export function tellMore({ state: { more, lastAnswer, used }, content }: Turn): Move {
  if (more !== '') return { lines: [{ text: more }] }
  const told = (id: string) => Object.keys(used).some((key) => key.startsWith(`fact:${id}:`))
  const next = content.aboutSubject(lastAnswer.subject).find(({ id }) => !told(id))
  return next === undefined
    ? { lines: [{ id: 'more-none' }], askAs: 'what-else' }
    : { lines: [{ fact: next }], facts: [next] }
}

/** The answer to what the turn asks about. A wish is followed by the offer to book, once in a call. */
export function told(turn: Turn): Move {
  const { state, reading } = turn
  const { topic } = reading
  const offer = {
    ask: 'offer' as const,
    askAs: 'offer',
    state: { form: turn.filled.form, unanswered: undefined },
  }
  const isFirst = state.used['offer'] === undefined && state.caller === undefined
  switch (topic.kind) {
    case 'facts': {
      const { facts } = topic
      const offered = facts.at(-1)?.offers
      // Only what a service gives is a reason to book.
      const isService =
        turn.content.choiceOf(facts.at(-1)?.subject) !== undefined ||
        facts.some(({ topic: about }) => about === 'trial' || about === 'demo') ||
        reading.values.some(({ field }) => field === 'service')
      const isWanted = reading.wants && isFirst && isService
      return {
        state: { offered },
        lines: facts.map((fact) => ({ fact })),
        facts,
        action: facts.flatMap(({ place }) => (place === undefined ? [] : [placeAction(place)]))[0],
        ...(offered === undefined ? (isWanted ? offer : {}) : { ask: 'offer', askAs: 'offer-to-show' }),
      }
    }
    case 'need':
      return {
        lines: [{ fact: topic.fact }],
        facts: [topic.fact],
        ...(isFirst ? offer : {}),
      }
    case 'which': {
      if (!reading.asks && !reading.wants) return notKnown(turn)
      const list = topic.subjects.map(({ id }) => id)
      return {
        lines: [],
        ask: 'choice',
        askAs: 'which',
        askWith: { list: topic.subjects.map(({ name }) => name).join(', ') },
        state: {
          choices: list.map((id) => `${id}/${topic.topic}`),
          lastAnswer: { ...state.lastAnswer, topic: topic.topic, list },
        },
      }
    }
    case 'act':
      return reply({ ...turn, reading: { ...reading, acts: new Set([topic.act]), asks: false } })
    case 'unknown':
      return notKnown(turn, topic)
  }
}

/** Admits that it does not know, and offers to write down what was asked or told. */
function notKnown(
  turn: Turn,
  { beyond, isTold = false }: { beyond?: 'world' | 'trade' | undefined; isTold?: boolean } = {},
): Move {
  const { state, reading } = turn
  const { text } = reading
  if (state.caller !== undefined) return { ...replyToOther(turn), notUnderstood: true }
  if (isTold && state.isUpset === true) return { lines: [{ id: 'listening' }], state: { isUpset: true } }
  if (beyond === 'world') return { lines: [{ id: 'unknown-world' }], notUnderstood: true }
  // Nothing is offered twice in a row.
  const isOffered = state.said.at(-1)?.endsWith('?') === true && state.asked === 'offer'
  // What is told after such an offer belongs to the note.
  const earlier = state.asked === 'offer' && isTold ? state.unanswered : undefined
  return {
    lines: [{ id: beyond === 'trade' ? 'unknown-trade' : isTold ? 'heard' : 'unknown' }],
    notUnderstood: true,
    // What is told after an offer leaves it open.
    ...(isOffered && earlier === undefined ? {} : { ask: 'offer' }),
    askAs: isOffered ? '' : isTold ? 'offer-heard' : 'offer-note',
    state: { unanswered: earlier ? `${earlier} ${text}` : text },
  }
}
