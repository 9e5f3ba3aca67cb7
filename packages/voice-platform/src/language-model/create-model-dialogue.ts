import type { ConciergeDialogue, ConciergeProvider } from '#platform/dialogue/create-concierge-provider.ts'
import type { Knowledge } from '#platform/dialogue/knowledge.ts'
import type { Outcome, State } from '#platform/dialogue/state.ts'
import type { VoiceLog } from '#platform/providers/voice-providers.ts'
import type { ChatModel } from '#platform/providers/chat-model.ts'
import type {
  Dialogue,
  DialogueEvent,
  DialogueProvider,
  DialogueTurn,
} from '#platform/providers/dialogue-provider.ts'
import { VoiceProviderError } from '#platform/providers/voice-providers.ts'
import { todayIn } from '#platform/dialogue/appointments/local-time.ts'
import { chatMessages } from './chat-messages.ts'
import { type Circuit, createCircuit } from './circuit.ts'
import { factsForTurn, conductFor, factSheet, instructionsFor } from './instructions.ts'
import { isEnglish, sentencesIn } from '#platform/sentences/sentences.ts'
import { createGrounding, type Refusal } from './grounding.ts'
import { defaultModelLimits, type ModelLimits } from './model-limits.ts'
import { actOf, isOffer, pageCall, toolsForModel, wishOf } from './model-tools.ts'
import { offers, saysUnknown } from './phrases.ts'
import { readingOf, type Understood } from './reading-of.ts'
import { formSheet, readingTools, understoodBy } from './read-visitor.ts'
import { sentencesOf, withoutThoughts } from './sentences-of.ts'
import { withDeadlines } from './with-deadlines.ts'

/**
 * The outcome of a turn that was passed to the model: it answered; the built-in engine answered instead, because a
 * sentence was refused, the model failed, its server is not used at the moment, or too many answers were running; or
 * the visitor interrupted.
 */
export type ModelOutcome = 'answered' | 'refused' | 'failed' | 'left-alone' | 'busy' | 'interrupted'

export interface ModelDialogueOptions {
  model: ChatModel
  /** Fills in the form, says goodbye, and answers the turns that the model does not. */
  concierge: ConciergeProvider
  log: VoiceLog
  onOutcome?: ((outcome: ModelOutcome) => void) | undefined
  limits?: Partial<ModelLimits>
  /** That of all who ask the same server; by default one of its own. */
  circuit?: Circuit | undefined
}

/**
 * The conversation with a language model: the same facts, tools and form as the concierge's. Each sentence is checked
 * before it is spoken, and the concierge answers every turn that the model does not answer well and in time.
 */
export function createModelDialogue(options: ModelDialogueOptions): DialogueProvider {
  const { model, concierge, log, onOutcome = () => undefined } = options
  const limits = { ...defaultModelLimits, ...options.limits }
  const { circuit = createCircuit(limits) } = options
  const prepared = new WeakMap<Knowledge, ReturnType<typeof prepare>>()

  function prepare(knowledge: Knowledge) {
    return {
      instructions: instructionsFor(knowledge),
      grounding: createGrounding(knowledge, conductFor(knowledge).join('\n')),
    }
  }

  function preparedFor(knowledge: Knowledge) {
    const made = prepared.get(knowledge) ?? prepare(knowledge)
    prepared.set(knowledge, made)
    return made
  }

  function open(turn: DialogueTurn, text: string, builtIn: ConciergeDialogue) {
    const { knowledge } = builtIn.concierge
    const { instructions } = preparedFor(knowledge)
    const before = builtIn.before(turn)
    const reads = readsVisitor(knowledge)
    const earlier = turn.history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
    const facts = factsForTurn(
      builtIn.concierge,
      before,
      [text, ...earlier.toReversed()],
      limits.factCharacters,
    )
    // What is dictated for the form comes back in a tool call: a token has three characters of German.
    const isRead = reads && before.isInForm
    const said = isRead ? text : text.slice(0, limits.inputCharacters)
    const maxTokens = limits.answerTokens + (isRead ? Math.ceil(said.length / 2) : 0)
    const messages = [
      {
        role: 'system' as const,
        content: `${instructions}\n${factSheet(facts, reads)}${reads ? formSheet(before) : ''}`,
      },
      ...chatMessages({
        turn,
        text: said,
        wasInForm: (turns) => builtIn.wasInForm(turns),
        historyCharacters: limits.historyCharacters,
        readsForm: reads,
      }),
    ]
    const tools = toolsForModel(turn.tools, reads ? readingTools(knowledge, before) : undefined)
    const { firstTokenMilliseconds, betweenTokensMilliseconds, firstSentenceMilliseconds } = limits
    const whole = limits.wholeAnswerMilliseconds
    const words = (signal: AbortSignal) =>
      withDeadlines(
        (stop) => withoutThoughts(model.answer({ messages, tools, maxTokens, signal: stop })),
        signal,
        { first: firstTokenMilliseconds, between: betweenTokensMilliseconds, whole },
      )
    return withDeadlines((signal) => sentencesOf(words(signal), limits.answerCharacters), turn.signal, {
      first: firstSentenceMilliseconds,
      between: whole,
      whole,
    })
  }

  function refused(reason: Refusal): void {
    log.info('An answer of the language model was not spoken; the built-in assistant answered', { reason })
    onOutcome('refused')
  }

  function failed(error: unknown): void {
    const isLasting = error instanceof VoiceProviderError && !error.retryable
    const pause = circuit.failed(isLasting)
    log.warn('The language model failed; the built-in assistant answered', { error })
    if (pause !== undefined) {
      log.warn('The language model is not called for a while', { seconds: Math.round(pause / 1000) })
    }
    onOutcome('failed')
  }

  /**
   * Speaks the model's answer as far as possible. Returns the built-in engine's part: its own answer if a sentence is
   * refused or the model fails, the answer to an act that the model requested, or undefined.
   */
  async function* answerFromModel(
    turn: DialogueTurn,
    text: string,
    builtIn: ConciergeDialogue,
    said: string[],
  ): AsyncGenerator<DialogueEvent, Outcome | undefined> {
    const before = builtIn.before(turn)
    const own = builtIn.hear(turn, text)
    const entry = circuit.enter()
    if (entry !== 'entered') {
      onOutcome(entry)
      return own
    }
    const { knowledge } = builtIn.concierge
    const { grounding } = preparedFor(knowledge)
    const reads = readsVisitor(knowledge)
    const answerTo = (understood: Understood) =>
      builtIn.concierge.answer(
        before,
        readingOf(text, understood, knowledge.consultation, todayIn(before.zone)),
        understood.language,
      )
    const spoken = [...turn.history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])), text]
    let isReported = false
    try {
      for await (const part of open(turn, text, builtIn)) {
        if (part.type === 'tool-call') {
          const understood = reads ? understoodBy(part.call, knowledge) : undefined
          const act = reads ? undefined : actOf(part.call)
          const call = pageCall(part.call, knowledge, turn.tools)
          const offer = isOffer(part.call)
            ? await builtIn.offerTimes(turn, wishOf(part.call, text))
            : undefined
          if (!understood && !act && !call && !offer) continue
          isReported = true
          circuit.succeeded()
          onOutcome('answered')
          if (offer) return offer
          if (understood) return answerTo(understood)
          if (act) return builtIn.concierge.act(before, text, act)
          if (said.length === 0)
            yield* say(sentencesIn(before.language ?? knowledge.language ?? 'en').dialogue.here)
          if (call) yield { type: 'tool-call', call }
          builtIn.remember(turn, stateAfter(before, own, said))
          return undefined
        }
        const reason = part.type === 'refusal' ? 'refusal' : grounding.check(part.text, spoken)
        if (reason) {
          isReported = true
          circuit.succeeded()
          refused(reason)
          return own
        }
        if (part.type === 'sentence') yield* say(part.text)
      }
      isReported = true
      if (said.length === 0) {
        failed(new VoiceProviderError('The answer is empty'))
        return own
      }
      circuit.succeeded()
      onOutcome('answered')
    } catch (error) {
      if (turn.signal.aborted) return undefined
      isReported = true
      failed(error)
      // After a part of an answer, "I don't know" would contradict it.
      if (said.length === 0 || own.reply.notUnderstood !== true) return own
    } finally {
      circuit.leave()
      if (!isReported) {
        circuit.gaveUp()
        onOutcome('interrupted')
      }
      if (said.length > 0) builtIn.remember(turn, stateAfter(before, own, said))
    }
    if (said.some((sentence) => saysUnknown.test(sentence))) yield { type: 'not-understood' }
    // The question is answered, then the form's is asked again.
    if (reads && before.isInForm) return answerTo({ acts: ['repeat'], asks: true })
    yield {
      type: 'expect',
      input: stateAfter(before, own, said).asked === 'offer' ? 'yes-or-no' : 'anything',
    }
    return undefined

    function* say(sentence: string): Generator<DialogueEvent> {
      said.push(sentence)
      yield { type: 'text', text: said.length === 1 ? sentence : ` ${sentence}` }
    }
  }

  return {
    ...concierge,
    name: model.name,
    openDialogue(context): Dialogue {
      const builtIn = concierge.openDialogue(context)
      return {
        async *respond(turn) {
          const { input } = turn
          await builtIn.ready(turn)
          if (turn.signal.aborted) return
          if (input.type === 'tool-results' || isForTheForm(builtIn, turn, input.text)) {
            yield* builtIn.respond(turn)
            return
          }
          const said: string[] = []
          const rest = yield* answerFromModel(turn, input.text, builtIn, said)
          if (!rest || turn.signal.aborted) return
          if (said.length > 0) yield { type: 'text', text: ' ' }
          const say = rest.reply.say.filter((sentence) => !said.includes(sentence))
          yield* builtIn.speak(turn, { ...rest, reply: { ...rest.reply, say } })
        },
        /** Only the built-in engine's answers are known ahead. */
        firstSentence(turn) {
          const { input } = turn
          return input.type === 'user' && isForTheForm(builtIn, turn, input.text)
            ? builtIn.firstSentence?.(turn)
            : undefined
        },
      }
    },
  }
}

/** Whether the model reads the visitor's words for the built-in engine, which reads English alone. */
const readsVisitor = ({ language = 'en' }: Knowledge): boolean => !isEnglish(language)

/** Whether the built-in engine must answer: the form is open or begins, it is about appointments, the visitor says goodbye, or it is urgent. */
function isForTheForm(builtIn: ConciergeDialogue, turn: DialogueTurn, text: string): boolean {
  const before = builtIn.before(turn)
  if (readsVisitor(builtIn.concierge.knowledge)) return builtIn.hear(turn, text).reply.isUrgent === true
  if (before.isInForm) return true
  const { state, reply } = builtIn.hear(turn, text)
  return state.isInForm || reply.isOwn === true || reply.endCall === true || reply.isUrgent === true
}

/** The built-in engine's state after the model's answer, so that it can continue from there. */
function stateAfter(before: State, own: Outcome, said: readonly string[]): State {
  return {
    ...before,
    lastAnswer: own.state.lastAnswer,
    asked: offers.test(said.at(-1) ?? '') ? 'offer' : undefined,
    choices: [],
    said,
    more: '',
    misses: 0,
  }
}
