import { atOnce, inSlices, type Steps } from '#platform/runtime/steps-of-work.ts'
import type {
  Dialogue,
  DialogueContext,
  DialogueEvent,
  DialogueProvider,
  DialogueToolCall,
  DialogueTurn,
  ToolResult,
} from '#platform/providers/dialogue-provider.ts'
import type { VoiceLog } from '#platform/providers/voice-providers.ts'
import { loadFreeTimes, type ReadFreeTimes, zoneOfVisitor } from './appointments/load-free-times.ts'
import type { FreeTimes } from './appointments/times-talk.ts'
import { prepareConcierge } from './concierge.ts'
import type { Concierge } from './concierge.ts'
import { expectedPhrases, expectedSentences } from './expected-words.ts'
import type { Knowledge } from './knowledge.ts'
import type { Outcome, Reply, State } from './state.ts'

/** The concierge as a dialogue provider. Another dialogue can also leave turns to it. */
export type ConciergeProvider = Omit<DialogueProvider, 'openDialogue'> & {
  openDialogue(context: DialogueContext): ConciergeDialogue
}

/** A dialogue with the concierge that can also find an answer without giving it. */
export type ConciergeDialogue = Dialogue & {
  /** The concierge that answers. It stays the same once `ready` has resolved. */
  readonly concierge: Concierge
  /**
   * Resolves when the turn can be answered: from the knowledge that was current when the call began, and with the free times
   * if it is about them. Await it before a turn.
   */
  ready(turn?: DialogueTurn): Promise<void>
  /** The answer with free times that fit the words; undefined if the page cannot take one. */
  offerTimes(turn: DialogueTurn, text: string): Promise<Outcome | undefined>
  /** The state before the turn. */
  before(turn: DialogueTurn): State
  /** Whether the visitor's nth turn was part of the form. */
  wasInForm(turns: number): boolean
  /** The answer to a turn of the visitor; changes nothing. */
  hear(turn: DialogueTurn, text: string): Outcome
  /** Speaks an answer, and remembers the state it leads to. */
  speak(turn: DialogueTurn, outcome: Outcome): Generator<DialogueEvent>
  /** Remembers the state after an answer that another dialogue gave. */
  remember(turn: DialogueTurn, state: State): void
}

type ReadKnowledge = () => Knowledge

/**
 * The concierge as a dialogue provider: no account, no network, answers within milliseconds. Pass a function for
 * knowledge that changes: it runs at the start of every call, so that the concierge does not announce an expired offer.
 * It must return the same object until something changes, since every new object is indexed. Indexing runs in slices,
 * while the visitor is greeted and other calls go on. `readFreeTimes` reads the free times of the
 * knowledge's appointments; `log` receives its failures. The first object is indexed at once; in a server, use
 * `prepareConciergeProvider`.
 */
export function createConciergeProvider(
  knowledge: Knowledge | ReadKnowledge,
  readFreeTimes?: ReadFreeTimes,
  log?: VoiceLog,
): ConciergeProvider {
  const readKnowledge = typeof knowledge === 'function' ? knowledge : () => knowledge
  return provide(readKnowledge, atOnce(prepareFirst(readKnowledge())), readFreeTimes, log)
}

/** The same, for a process with other requests to answer: the first knowledge is indexed in slices as well. */
export async function prepareConciergeProvider(
  readKnowledge: ReadKnowledge,
  readFreeTimes?: ReadFreeTimes,
  log?: VoiceLog,
): Promise<ConciergeProvider> {
  return provide(readKnowledge, await inSlices(prepareFirst(readKnowledge())), readFreeTimes, log)
}

type First = { concierge: Concierge; sentences: readonly string[] }

function* prepareFirst(knowledge: Knowledge): Steps<First> {
  return {
    concierge: yield* prepareConcierge(knowledge),
    sentences: yield* expectedSentences(knowledge),
  }
}

function provide(
  readKnowledge: ReadKnowledge,
  first: First,
  readFreeTimes: ReadFreeTimes | undefined,
  log: VoiceLog | undefined,
): ConciergeProvider {
  let { concierge } = first
  let indexing: Promise<Concierge> | undefined

  let wanted = concierge.knowledge

  async function index(): Promise<Concierge> {
    try {
      while (concierge.knowledge !== wanted) concierge = await inSlices(prepareConcierge(wanted))
      return concierge
    } finally {
      indexing = undefined
    }
  }

  /** The concierge with the current knowledge, or the promise of it. */
  function current(): Concierge | Promise<Concierge> {
    wanted = readKnowledge()
    if (concierge.knowledge === wanted) return concierge
    indexing ??= index()
    return indexing
  }

  return {
    name: 'concierge',
    language: concierge.knowledge.language,
    firstMessage: concierge.greeting,
    fixedSentences: concierge.fixedSentences,
    expectedSentences: first.sentences,
    expectedPhrases,
    openDialogue: ({ variables }) =>
      openDialogue(concierge, current(), readFreeTimes, zoneOfVisitor(variables), log),
  }
}

/**
 * Keeps the state after each of the visitor's turns. If a turn goes on after it was answered, it is answered again from
 * the state before it.
 *
 * `known` predicts first sentences until `current` resolves.
 */
function openDialogue(
  known: Concierge,
  current: Concierge | Promise<Concierge>,
  readFreeTimes: ReadFreeTimes | undefined,
  zone: string | undefined,
  log: VoiceLog | undefined,
): ConciergeDialogue {
  let concierge = known
  const arrival = Promise.resolve(current).then((arrived) => {
    concierge = arrived
  })
  // The turn that waits for it reports the failure.
  arrival.catch(() => undefined)
  const states = new Map<number, State>([[0, { ...concierge.start, zone }]])
  let calls = 0

  function stateBefore(turns: number): State {
    const reached = [...states.keys()].filter((count) => count <= turns)
    return states.get(Math.max(...reached)) ?? concierge.start
  }

  function callTo(name: string, args: Record<string, unknown>): DialogueToolCall {
    calls += 1
    return { id: `concierge-${calls}`, name, arguments: args }
  }

  function* events(reply: Reply, turn: DialogueTurn): Generator<DialogueEvent> {
    if (reply.isUrgent === true) yield { type: 'must-be-heard' }
    for (const [index, sentence] of reply.say.entries()) {
      if (turn.signal.aborted) return
      yield { type: 'text', text: index === 0 ? sentence : ` ${sentence}` }
    }
    if (reply.notUnderstood === true) yield { type: 'not-understood' }
    const { action } = reply
    if (action && turn.tools.some(({ name }) => name === action.name)) {
      yield { type: 'tool-call', call: callTo(action.name, action.arguments) }
    }
    if (reply.expect) yield { type: 'expect', input: reply.expect }
    if (reply.endCall === true) yield { type: 'end-call' }
  }

  const before = (turn: DialogueTurn): State => stateBefore(turnsIn(turn))
  /** The free times that were read for a turn. */
  let times: FreeTimes | undefined

  async function readTimes(turn: DialogueTurn): Promise<FreeTimes | undefined> {
    const { appointments = [] } = concierge.knowledge
    const takesOne = turn.tools.some(({ name }) => name === 'choose_time')
    if (!readFreeTimes || appointments.length === 0 || !takesOne) return undefined
    return loadFreeTimes(appointments, readFreeTimes, { zone, signal: turn.signal, log })
  }
  const isAboutTimes = (turn: DialogueTurn, text: string): boolean =>
    concierge.asksForTimes(before(turn), text, { now: Date.now(), zone })

  async function ready(turn?: DialogueTurn): Promise<void> {
    await arrival
    const text = turn?.input.type === 'user' ? turn.input.text : undefined
    times = turn && text !== undefined && isAboutTimes(turn, text) ? await readTimes(turn) : undefined
  }

  const hear = (turn: DialogueTurn, text: string): Outcome => concierge.hear(before(turn), text, times)
  const remember = (turn: DialogueTurn, state: State): void => void states.set(turnsIn(turn) + 1, state)

  function* speak(turn: DialogueTurn, { state, reply }: Outcome): Generator<DialogueEvent> {
    remember(turn, state)
    yield* events(reply, turn)
  }

  return {
    get concierge() {
      return concierge
    },
    ready,
    async offerTimes(turn, text) {
      const now = await readTimes(turn)
      return now && concierge.offerTimes(before(turn), text, now)
    },
    before,
    wasInForm: (turns) => stateBefore(turns).isInForm || stateBefore(turns + 1).isInForm,
    hear,
    speak,
    remember,
    async *respond(turn) {
      await ready(turn)
      if (turn.signal.aborted) return
      if (turn.input.type === 'tool-results')
        yield* reports(concierge, turn.input.results, before(turn).language)
      else yield* speak(turn, hear(turn, turn.input.text))
    },
    firstSentence(turn) {
      // What is free is read when the turn is over.
      if (turn.input.type === 'tool-results' || isAboutTimes(turn, turn.input.text)) return undefined
      return concierge.hear(before(turn), turn.input.text).reply.say[0]
    },
  }
}

/** The visitor's turns before this one. */
function turnsIn({ history }: DialogueTurn): number {
  return history.filter(({ role }) => role === 'user').length
}

function* reports(
  concierge: Concierge,
  results: readonly ToolResult[],
  language: string | undefined,
): Generator<DialogueEvent> {
  for (const { call, error } of results) {
    const text = concierge.onOutcome(call.name, error === undefined, language)
    if (text !== undefined) yield { type: 'text', text }
  }
}
