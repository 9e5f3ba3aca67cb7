import { atOnce, type Steps } from '#platform/steps-of-work.ts'
import { indexKnowledge } from './finder.ts'
import type { Finder } from './finder.ts'
import { emptyForm, formFields, formPhrases, questionOf } from './form/form-state.ts'
import type { Knowledge, KnownFact } from './knowledge.ts'
import { offer } from './answering.ts'
import { outcomeSentences } from './tool-outcome.ts'
import type { Outcome, State, Step, Turn } from './state.ts'
import { admit, unknown } from './steps/admit.ts'
import { answerInForm } from './steps/answer-in-form.ts'
import { answer, doubtful } from './steps/answer.ts'
import { beginForm, book } from './steps/book.ts'
import { choose } from './steps/choose.ts'
import { correctForm } from './steps/correct-form.ts'
import { fillForm } from './steps/fill-form.ts'
import { leaveForm } from './steps/leave-form.ts'
import { answerAct, makeSmallTalk } from './steps/make-small-talk.ts'
import { readBack } from './steps/read-back.ts'
import { repeat } from './steps/repeat.ts'
import { goodbye, sayGoodbye } from './steps/say-goodbye.ts'
import { sentenceBySentence } from './steps/sentence-by-sentence.ts'
import { showPlace } from './steps/show-place.ts'
import { takeOffer } from './steps/take-offer.ts'
import { normalise } from './words.ts'

export type Concierge = {
  /** First words of a call: they say that this is an AI (EU AI Act, article 50). */
  readonly greeting: string
  readonly start: State
  /** Sentences that many calls use word for word. */
  readonly fixedSentences: readonly string[]
  readonly knowledge: Knowledge
  /** Answers one utterance. Pure: the same state and words give the same answer. */
  hear(state: State, text: string): Outcome
  /** The answer if another dialogue understood that the visitor wants to book, or to talk to a person. */
  act(state: State, text: string, act: 'book' | 'human'): Outcome | undefined
  /** Facts that may answer the text, the likeliest first. */
  factsAbout(state: State, text: string): readonly KnownFact[]
}

/** Most characters of an utterance that are kept for the form's message: two minutes of speech. */
const longestUtterance = 2000

/** Most characters that are searched for a meaning: half a minute of speech. Bounds the work for one turn. */
const longestRead = 400

/** A finder for one turn. It caches its results, since several steps look for the same text. */
function remembering(finder: Finder): Finder {
  const found = new Map<string, ReturnType<Finder['find']>>()
  return {
    ...finder,
    find(text, told) {
      const key = `${told.fact ?? ''} ${told.subject ?? ''} ${text}`
      const before = found.get(key)
      if (before) return before
      const now = finder.find(text, told)
      found.set(key, now)
      return now
    },
  }
}

/** Runs the steps until one has an answer. */
const first =
  (steps: readonly Step[]): Step =>
  (turn) => {
    for (const step of steps) {
      const outcome = step(turn)
      if (outcome) return outcome
    }
    return undefined
  }

/** The steps that answer a question, in the form or outside it. */
const questions = [choose, makeSmallTalk, showPlace, answer, admit]

const steps = sentenceBySentence(
  first([
    leaveForm,
    readBack,
    correctForm,
    fillForm,
    repeat,
    sayGoodbye,
    answerInForm(first(questions)),
    takeOffer,
    book,
    ...questions,
  ]),
)

/**
 * The default dialogue of the embedded platform: answers from the site's own content, and prepares a consultation. It
 * knows only the `knowledge`, and says so if that holds no answer.
 */
export const createConcierge = (knowledge: Knowledge): Concierge => atOnce(prepareConcierge(knowledge))

/** The same in steps: indexing the knowledge takes about a second for a company's website. */
export function* prepareConcierge(knowledge: Knowledge): Steps<Concierge> {
  const world = { knowledge, finder: yield* indexKnowledge(knowledge) }
  const turnOf = (state: State, said: string): Turn => {
    const whole = said.slice(0, longestUtterance)
    const text = whole.replace(/\s+/g, ' ').slice(0, longestRead)
    return { ...world, finder: remembering(world.finder), state, text, whole, words: normalise(text) }
  }
  const greeting = `Hello, I am the AI assistant at ${knowledge.company.name}. I am not a person. Ask me about our services, or say: book a consultation.`
  return {
    greeting,
    fixedSentences: [
      greeting,
      offer,
      unknown,
      doubtful,
      goodbye,
      ...Object.values(formPhrases),
      ...formFields.map((asking) => questionOf(knowledge, { ...emptyForm, asking })),
      ...outcomeSentences,
    ],
    start: {
      told: { list: [] },
      offered: false,
      choices: [],
      said: [greeting],
      slow: false,
      misses: 0,
      leaving: false,
    },
    knowledge,
    hear(state, said) {
      const turn = turnOf(state, said)
      return steps(turn) ?? admit(turn) ?? { state, reply: { say: [unknown] } }
    },
    act(state, said, act) {
      const turn = turnOf(state, said)
      return act === 'book' ? beginForm(turn) : answerAct(turn, act)
    },
    factsAbout(state, said) {
      const found = world.finder.find(said.slice(0, longestRead), state.told)
      return found.flatMap(({ target }) => (target.kind === 'fact' ? [target.fact] : []))
    },
  }
}
