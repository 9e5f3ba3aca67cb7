import { does } from './cues/acts.ts'
import type { Answer } from './answer.ts'
import { ask } from './consultation/ask-for-field.ts'
import { beginConsultation, continueConsultation } from './consultation/consultation.ts'
import { consultationFields, prompts } from './consultation/consultation-fields.ts'
import { consultationPhrases } from './consultation/consultation-phrases.ts'
import type { ConsultationState, ConsultationTurn } from './consultation/consultation-state.ts'
import { withoutCourtesies } from './english/courtesies.ts'
import type { Knowledge } from './knowledge.ts'
import { placeAction } from './place-action.ts'
import { createAnswerer, dontKnow, notOnThisSite } from './question.ts'
import type { Reply } from './reply.ts'
import { reportSentences } from './report.ts'
import { sentence } from './english/sentence.ts'
import { capabilities, human, identity, onlyThanks, smallTalk } from './small-talk.ts'
import { normalise } from './english/words.ts'

/** What the concierge remembers from one turn to the next. A new turn makes a new state; the old one stays valid. */
export type ConciergeState = {
  /** The consultation being prepared, if any. */
  request?: ConsultationState
  /** The service talked about last. */
  subject?: string
  /** Whether the last answer offered a consultation, so that "yes" accepts it. */
  offered: boolean
  /** The last answer, for "say that again". */
  said: readonly string[]
  slow: boolean
  /** Turns in a row that were not understood. */
  misses: number
}

const whatElse: Answer = { say: ['All right. What else would you like to know?'] }
const youAreWelcome: Answer = { say: ['You are welcome. Is there anything else?'] }

type Step = { state: ConciergeState; reply: Reply }

export type Concierge = {
  /** First words of a call: they say that this is an AI (EU AI Act, article 50). */
  readonly greeting: string
  readonly start: ConciergeState
  /** Sentences that come word for word in many calls. */
  readonly fixedSentences: readonly string[]
  /** Answers one utterance. Pure: the same state and words give the same answer. */
  hear(state: ConciergeState, text: string): Step
}

/** Characters of an utterance that count: two minutes of speech. Patterns over more would take noticeable time. */
const longestUtterance = 2000

/** Characters of them in which a question is looked for: the end, where people ask. The search takes far longer than a pattern. */
const longestQuestion = 400

const goodbye = 'Thank you for calling. Goodbye.'

const offerLine = 'Our team can tell you more in a consultation. Shall I prepare a request?'

/**
 * The default dialogue of the embedded platform: answers from the site's own content, and prepares a consultation. It
 * knows nothing but the `knowledge`, and says so where that ends.
 */
export function createConcierge(knowledge: Knowledge): Concierge {
  const answerer = createAnswerer(knowledge)
  const greeting = `Hello, I am the AI assistant at ${knowledge.company.name}. I am not a person. Ask me about our services, or say: book a consultation.`

  /** Acts that are the same whether a consultation is being prepared or not. */
  function always(state: ConciergeState, words: string): Step | undefined {
    if (does('slower', words)) {
      return { state: { ...state, slow: true }, reply: { say: ['I will keep it shorter.', ...state.said] } }
    }
    if (does('repeat', words)) return { state, reply: { say: state.said } }
    if (does('goodbye', words)) {
      return { state, reply: { say: [goodbye], endCall: true } }
    }
    return undefined
  }

  const withAction = (answer: Answer, way: { answer: Answer } | undefined): Answer =>
    way?.answer.action ? { ...answer, action: way.answer.action } : answer

  function navigate(text: string, words: string): { answer: Answer; plain: boolean } | undefined {
    if (!does('navigate', words)) return undefined
    const place = answerer.mentionsIn(text).places[0]
    if (!place) return undefined
    return {
      answer: { say: [`Here you are: ${place.names[0] ?? 'the page'}.`], action: placeAction(place) },
      plain: !/\bshow me\b/.test(words),
    }
  }

  function open(state: ConciergeState, said: string): Step {
    const text = said.slice(-longestQuestion)
    const heard = answerer.hear(text)
    const words = withoutCourtesies(heard)
    const short = heard.split(' ').length
    if (state.offered && does('yes', heard))
      return consult(state, beginConsultation(knowledge, said, state.subject))
    if (state.offered && does('no', heard) && short < 5) return answered(state, whatElse)
    const way = navigate(text, words)
    if (way?.plain) return answered(state, way.answer)
    if (does('identity', words)) return answered(state, identity(knowledge))
    if (onlyThanks.test(heard)) return answered(state, youAreWelcome)
    const plain = answerer.plain(text, state.subject)
    if (plain && 'answer' in plain) return answered(state, withAction(plain.answer, way))
    const act = plain && 'act' in plain ? plain.act : undefined
    if (act === 'identity') return answered(state, identity(knowledge))
    if (act === 'capabilities') return answered(state, capabilities)
    if (act === 'human' || (does('human', words) && answerer.mentionsIn(text).services.length === 0))
      return answered(state, human(knowledge))
    if (act === 'book' || does('book', words))
      return consult(state, beginConsultation(knowledge, said, state.subject))
    const talk = smallTalk(knowledge, words) ?? smallTalk(knowledge, heard)
    if (talk) return answered(state, talk)
    if (does('stop', words)) return answered(state, whatElse)
    if (does('no', heard) && short < 4) return answered(state, whatElse)
    if (does('yes', heard) && short < 4) return answered(state, { say: ['What would you like to know?'] })
    const answer = plain ? undefined : answerer.answer(text, state.subject)
    if (answer) return answered(state, withAction(answer, way))
    if (way) return answered(state, way.answer)
    if (/^(?:\w+ ){0,2}(?:thanks?|cheers)\b/.test(heard)) return answered(state, youAreWelcome)
    return answered({ ...state, misses: state.misses + 1 }, dontKnow(knowledge, text))
  }

  function answered(state: ConciergeState, answer: Answer): Step {
    const offers = answer.offer === true && !answer.say.some((line) => line.endsWith('Shall I?'))
    const lines = (state.slow ? answer.say.slice(0, 2) : answer.say).map((line) => sentence(line))
    const say = offers ? [...lines, offerLine] : lines
    const subject = answer.subject ?? state.subject
    return {
      state: {
        ...state,
        said: say,
        offered: answer.offer === true,
        ...(subject === undefined ? {} : { subject }),
      },
      reply: {
        say,
        ...(answer.action ? { action: answer.action } : {}),
        expect: answer.offer === true ? 'yes-or-no' : 'anything',
      },
    }
  }

  function consult(state: ConciergeState, turn: ConsultationTurn): Step {
    const { request: _, ...rest } = state
    return {
      state: {
        ...rest,
        ...(turn.outcome === 'goes-on' ? { request: turn.state } : {}),
        offered: false,
        said: turn.reply.say,
        misses: 0,
      },
      reply: turn.reply,
    }
  }

  function duringConsultation(state: ConciergeState, request: ConsultationState, text: string): Step {
    const words = normalise(text)
    const { request: _, ...rest } = state
    if (
      does('stop', words) ||
      /\b(?:cancel|start over|forget) (?:it|this|that|the (?:form|consultation|request))\b/.test(words)
    ) {
      return answered(rest, { say: ['All right, I have stopped. What else would you like to know?'] })
    }
    const looksLikeQuestion = isQuestion(text, words)
    const turn: ConsultationTurn = looksLikeQuestion
      ? { outcome: 'not-understood', reply: ask(knowledge, request) }
      : continueConsultation(knowledge, request, text)
    if (turn.outcome !== 'not-understood') return consult(state, turn)
    const aside = looksLikeQuestion ? asideTo(rest, text, words) : misheard(state.misses)
    const reply = ask(knowledge, request, aside)
    const misses = looksLikeQuestion ? state.misses : state.misses + 1
    return { state: { ...state, said: reply.say, misses }, reply }
  }

  /** The answer to a question in the middle of the form, without what would lead away from it. */
  function asideTo(state: ConciergeState, text: string, words: string): readonly string[] {
    if (/^(?:why|what)\b.*\b(?:need|ask|asking|want|for)\b/.test(words)) {
      return ['The form asks for it so that our team can get back to you.']
    }
    return open(state, text)
      .reply.say.map((line) =>
        line.replace(
          / ?(?:What (?:else )?would you like to know|Which one shall I tell you about|Is there anything else)\?/,
          '',
        ),
      )
      .filter((line) => line !== offerLine && line !== '')
  }

  return {
    greeting,
    fixedSentences: [
      greeting,
      offerLine,
      notOnThisSite,
      goodbye,
      ...whatElse.say,
      ...Object.values(consultationPhrases),
      ...consultationFields.map((field) => prompts[field].question(knowledge)),
      ...reportSentences,
    ],
    start: { offered: false, said: [greeting], slow: false, misses: 0 },
    hear(state, said) {
      const text = said.slice(0, longestUtterance)
      const same = always(state, normalise(text))
      if (same) return same
      return state.request ? duringConsultation(state, state.request, text) : open(state, text)
    },
  }
}

/** What is said to words that answer nothing; the second time with a way out. */
function misheard(misses: number): readonly string[] {
  return ['Sorry, I did not catch that.', ...(misses > 0 ? ['You can also type it, or say skip.'] : [])]
}

/** Whether words said in the middle of a form are a question of the visitor's own. */
function isQuestion(text: string, words: string): boolean {
  return (
    /\?\s*$/.test(text) ||
    /^(?:and |but |wait |so )?(?:what|why|how|when|where|who|which|do you|does|can you|can i|could you|is it|is there|are you|are there|will you)\b/.test(
      words,
    )
  )
}
