import type { ExpectedInput } from '#platform/providers/dialogue-provider.ts'
import { hasSentencesIn, sentencesIn } from '#platform/sentences/sentences.ts'
import { atOnce, type Steps } from '#platform/runtime/steps-of-work.ts'
import { indexArticles, offerArticle } from './articles.ts'
import { placeOf } from './page-tools.ts'
import { decide } from './decide.ts'
import type { Content, Move } from './move.ts'
import { indexKnowledge } from './finder.ts'
import type { Finder } from './finder.ts'
import type { LastAnswer } from './follow-up.ts'
import type { Knowledge, KnownFact } from './knowledge.ts'
import { read, type Reading } from './read/reading.ts'
import { createVoice } from './say.ts'
import { todayIn } from './appointments/local-time.ts'
import { isAboutTimes, pause, talkOfTimes } from './appointments/talk-of-times.ts'
import type { FreeTimes } from './appointments/times-talk.ts'
import { startOfCall, type Outcome, type Question, type State } from './state.ts'

/** What reading knows of the state. */
type Read = 'asked' | 'lastAnswer' | 'form' | 'caller' | 'isUpset' | 'zone'

export type Concierge = {
  /** First words of a call: they say that this is an AI (EU AI Act, article 50). */
  readonly greeting: string
  readonly start: State
  /** Sentences that many calls use word for word. */
  readonly fixedSentences: readonly string[]
  readonly knowledge: Knowledge
  /**
   * Answers one utterance. Pure: the same state and words give the same answer.
   * @param times the free times now, if the visitor can book one on the page
   */
  hear(state: State, text: string, times?: FreeTimes): Outcome
  /** Whether an utterance is about free times, so that `hear` needs them. */
  asksForTimes(state: State, text: string, at: Pick<FreeTimes, 'now' | 'zone'>): boolean
  /** Everything that an utterance holds. */
  read(state: Pick<State, Read>, text: string): Reading
  /** The answer if another dialogue understood that the visitor wants to book, or to talk to a person. */
  act(state: State, text: string, act: 'book' | 'human'): Outcome
  /** The answer to a turn that another dialogue has read, in whatever language (BCP 47). */
  answer(state: State, reading: Reading, language?: string): Outcome
  /** The answer if another dialogue understood that the visitor asks for free times. */
  offerTimes(state: State, text: string, times: FreeTimes): Outcome
  /** Facts that may answer the text, the likeliest first. */
  factsAbout(state: State, text: string): readonly KnownFact[]
  /** What the assistant says after the page has used a tool; undefined if there is nothing to say. */
  onOutcome(tool: string, worked: boolean, language?: string): string | undefined
}

/** Most characters of an utterance that are kept for the form's message: two minutes of speech. */
const longestUtterance = 2000
/** Most characters that are searched for a meaning: half a minute of speech. Bounds the work for one turn. */
const longestRead = 400
/** Most earlier subjects that are remembered. */
const mostEarlier = 4

/** A finder for one turn. It caches its results, since several readings look for the same text. */
function remembering(finder: Finder): Finder {
  const found = new Map<string, ReturnType<Finder['find']>>()
  return {
    ...finder,
    find(text, last) {
      const key = `${last.fact ?? ''} ${last.subject ?? ''} ${text}`
      const before = found.get(key)
      if (before) return before
      const now = finder.find(text, last)
      found.set(key, now)
      return now
    },
  }
}

/** The input that each question expects. */
const expectedOf: Partial<Record<Question, ExpectedInput>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  company: 'name',
  check: 'yes-or-no',
  offer: 'yes-or-no',
  pending: 'yes-or-no',
}

/** The context after facts were told: their subject and topic. */
function answered(last: LastAnswer, facts: readonly KnownFact[]): LastAnswer {
  const fact = facts.at(-1)
  const subject = fact?.subject ?? last.subject
  return {
    ...(fact === undefined ? {} : { fact: fact.id }),
    ...(subject === undefined ? {} : { subject }),
    ...(fact?.topic === undefined ? {} : { topic: fact.topic }),
    earlier: [last.subject, ...(last.earlier ?? [])]
      .filter((each) => each !== undefined)
      .slice(0, mostEarlier),
    list: facts.findLast(({ list }) => list !== undefined)?.list ?? last.list,
  }
}

/** The sentences after the page has used a tool, by whether it worked. */
const pageSentences: Readonly<Record<string, readonly [worked: string | undefined, failed: string]>> = {
  fill_consultation_form: ['page-form-filled', 'page-form-failed'],
  scroll_to_section: [undefined, 'page-section-failed'],
  open_page: [undefined, 'page-page-failed'],
  choose_time: [undefined, 'page-time-failed'],
}

/**
 * The default dialogue of the embedded platform: answers from the site's own content, and prepares a consultation. It
 * knows only the `knowledge`, and says so if that holds no answer. A turn is read, decided on and answered
 * (docs/decisions/concierge.md).
 */
export const createConcierge = (knowledge: Knowledge): Concierge => atOnce(prepareConcierge(knowledge))

/** The same in steps: indexing the knowledge takes about a second for a company's website. */
export function* prepareConcierge(knowledge: Knowledge): Steps<Concierge> {
  const finder = yield* indexKnowledge(knowledge)
  const findArticle = yield* indexArticles(knowledge.articles ?? [])
  const voice = createVoice(knowledge)
  const others = new Map<string, typeof voice>()
  const content: Content = {
    choiceOf: (subject) => {
      const choice = finder.subject(subject)?.formChoice
      return choice !== undefined && knowledge.consultation.services.includes(choice) ? choice : undefined
    },
    aboutSubject: (subject) =>
      knowledge.facts
        .filter((fact) => subject !== undefined && fact.subject === subject && fact.owner !== 'example')
        .toSorted((one, other) => Number(other.topic !== undefined) - Number(one.topic !== undefined)),
    responseTime: finder.factAbout(undefined, 'response-time'),
    company: finder.factAbout(undefined, 'company'),
    price: finder.factAbout(undefined, 'price'),
    hours: finder.factAbout(undefined, 'availability'),
  }
  const greeting = voice.sentence('greeting') ?? ''
  const { appointments = [], language: own = 'en' } = knowledge

  function readTurn(state: Pick<State, Read>, said: string): Reading {
    const { asked, lastAnswer, form, caller, isUpset, zone } = state
    const world = { knowledge, finder: remembering(finder) }
    const before = {
      question: asked,
      last: lastAnswer,
      caller: caller ?? (isUpset === true ? 'upset' : undefined),
      begun: form.partial,
      held: form.values,
      answered: form.closed.at(-1),
    }
    return read(world, said.slice(0, longestUtterance), longestRead, before, todayIn(zone))
  }

  /** The voice for a visitor who changed to a language. What the owner wrote is in that of the site. */
  function voiceIn(language = own): typeof voice {
    const { language: code } = new Intl.Locale(language)
    if (code === new Intl.Locale(own).language || !hasSentencesIn(code)) return voice
    const { assistant, contact, consultation } = knowledge
    const made =
      others.get(code) ??
      createVoice({
        ...knowledge,
        language: code,
        assistant: { ...assistant, sentences: {} },
        contact: { ...contact, hours: '' },
        consultation: { ...consultation, called: sentencesIn(code).phrases.booking },
      })
    others.set(code, made)
    return made
  }

  function outcomeOf(state: State, said: string, move: Move): Outcome {
    const offered = move.repeats ? state.offered : undefined
    const next: State = { ...state, choices: [], isUpset: undefined, offered, ...move.state }
    const { say, more, used } = voiceIn(next.language).say(move, next, said)
    const repeated = move.repeats ? [...say, ...state.said] : say
    const keeps = move.ask === undefined && next.isInForm
    return {
      state: {
        ...next,
        asked: move.ask ?? (keeps || move.repeats ? state.asked : undefined),
        lastAnswer: move.facts === undefined ? next.lastAnswer : answered(state.lastAnswer, move.facts),
        more,
        used,
        said: move.repeats ? state.said : say,
      },
      reply: {
        say: repeated,
        expect: expectedOf[move.ask ?? (keeps ? (state.asked ?? 'choice') : 'choice')] ?? 'anything',
        ...(move.action === undefined ? {} : { action: move.action }),
        ...(move.endCall === true ? { endCall: true } : {}),
        ...(move.isOwn === true ? { isOwn: true } : {}),
        ...(move.notUnderstood === true ? { notUnderstood: true } : {}),
        ...(move.lines.some((line) => 'isUrgent' in line && line.isUrgent === true)
          ? { isUrgent: true }
          : {}),
      },
    }
  }

  return {
    greeting,
    fixedSentences: [greeting, ...voice.fixed],
    start: {
      ...startOfCall,
      form: {
        ...startOfCall.form,
        has: knowledge.consultation.has ?? startOfCall.form.has,
        asks: knowledge.consultation.asks ?? startOfCall.form.asks,
        own: knowledge.consultation.own ?? [],
      },
      said: [greeting],
    },
    knowledge,
    read: readTurn,
    hear(state, said, times) {
      const reading = readTurn(state, said)
      const byForm = () => offerArticle(findArticle, state, reading, decide(state, reading, content))
      return outcomeOf(state, reading.text, talkOfTimes(appointments, times, state, reading, byForm))
    },
    asksForTimes: (state, said, at) =>
      appointments.length > 0 && isAboutTimes(appointments, at, state, readTurn(state, said)),
    answer(state, reading, language = state.language) {
      // What was found of the words by the English engine chooses no service.
      const lastAnswer = { list: state.lastAnswer.list }
      const now = { ...state, lastAnswer, language }
      return outcomeOf(now, reading.text, pause(decide(now, reading, content), now))
    },
    offerTimes(state, said, times) {
      const reading = readTurn(state, said)
      const none = (): Move => ({ lines: [{ id: 'times-away' }] })
      return outcomeOf(state, reading.text, talkOfTimes(appointments, times, state, reading, none, true))
    },
    act(state, said, act) {
      const reading = readTurn(state, said)
      return outcomeOf(
        state,
        said,
        decide(state, { ...reading, acts: new Set([act]), urgent: undefined }, content),
      )
    },
    factsAbout(state, said) {
      const found = finder.find(said.slice(0, longestRead), state.lastAnswer)
      const facts = found.flatMap(({ target }) => (target.kind === 'fact' ? [target.fact] : []))
      const article = findArticle(said.slice(0, longestRead))?.article
      if (!article) return facts
      const say = voice.sentence('article', article) ?? ''
      return [{ id: `article:${article.path}`, say, offers: placeOf(article) }, ...facts]
    },
    onOutcome(tool, worked, language) {
      const id = pageSentences[tool]?.[worked ? 0 : 1]
      return id === undefined ? undefined : voiceIn(language).sentence(id)
    },
  }
}
