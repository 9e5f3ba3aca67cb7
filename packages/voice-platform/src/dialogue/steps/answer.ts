import { offer, saying, telling } from '../answering.ts'
import { decide } from '../decide.ts'
import type { Decision } from '../decide.ts'
import type { Found } from '../finder.ts'
import { isQuestion, partsOf, sentencesOf } from '../is-question.ts'
import type { KnownFact } from '../knowledge.ts'
import { listed } from '../listed.ts'
import type { Outcome, Step, Turn } from '../state.ts'
import { normalise } from '../words.ts'
import { beginForm, declines } from './book.ts'
import { answerAct } from './make-small-talk.ts'

/** Most facts in the answer to one turn. */
const mostFacts = 2

/** Said before a fact that may not be the one asked for. */
export const doubtful = 'I am not sure that I know that exactly. What I can say:'

/** Answers each part of a question from the facts, with a doubt if the nearest fact may not be the one asked for. */
export const answer: Step = (turn) => {
  const whole = decideOn(turn, turn.text)
  const needed = isClear(whole) ? undefined : serviceNeeded(turn)
  if (needed) return offeringToo(telling(turn.state, [needed]))
  const parts = partsOf(turn.text)
  if (parts.length > 1) {
    // The answer to one part is the context of the next: "when does it go, and by what?".
    let { state } = turn
    const told = parts.map((text) => {
      const decision = decideOn({ ...turn, state }, text)
      const subject = isClear(decision) ? factsOf(decision)[0]?.subject : undefined
      if (subject !== undefined) state = { ...state, told: { ...state.told, subject } }
      return { text, decision }
    })
    // If one part has no known answer, the others are not answered either: "Which model is it, and which version?"
    const isBeyond = [whole, ...told.map(({ decision }) => decision)].some(
      (each) => each.kind === 'unknown' && each.isBeyond === true,
    )
    if (isBeyond && !isClear(whole)) return undefined
    const answers = told.filter(
      ({ text, decision }) =>
        isClear(decision) || (!isClear(whole) && decision.kind === 'doubt' && isQuestion(text)),
    )
    const facts = [...new Set(answers.flatMap(({ decision }) => factsOf(decision)))].slice(0, mostFacts)
    if (facts.length > 1 || (!isClear(whole) && facts.length > 0)) {
      return answers.some(({ decision }) => decision.kind === 'doubt')
        ? doubting(turn, facts)
        : telling(turn.state, facts)
    }
  }
  return act(turn, whole)
}

/** Words with which a visitor says that they need something. */
const needs =
  /\b(?:(?:i|we) (?:am |are )?(?:need|want|looking for|interested in|struggling with)|help (?:me |us )?with|(?:trouble|problems?|issues?) with)\b/

/** The summary of a service that the visitor says they need: "I am looking for help with appointments". */
function serviceNeeded({ finder, text }: Turn): KnownFact | undefined {
  const said = sentencesOf(text).findLast((sentence) => needs.test(normalise(sentence)))
  if (said === undefined || isQuestion(text)) return undefined
  const service = finder.subjectsIn(said).find(({ type }) => type === 'service')
  return service && finder.factAbout(service.id, 'summary')
}

function offeringToo({ state, reply }: Outcome): Outcome {
  const say = [...reply.say, offer]
  return { state: { ...state, said: say, offered: true }, reply: { ...reply, say, expect: 'yes-or-no' } }
}

/** Whether a decision is about one fact or act that is clearly meant. */
const isClear = (decision: Decision): boolean =>
  decision.kind === 'tell' || (decision.kind === 'doubt' && decision.isPart === true)

/** Tells facts with a doubt. The question counts as not understood. */
function doubting(turn: Turn, facts: readonly KnownFact[], other?: Found): Outcome {
  const { state, reply } = telling(turn.state, facts)
  const say = [
    doubtful,
    ...reply.say,
    ...(other === undefined ? [] : [`Or do you mean “${other.nearest ?? ''}”?`]),
  ]
  return {
    state: { ...state, said: say, choices: other === undefined ? [] : [other.id] },
    reply: { say, expect: other === undefined ? 'anything' : 'yes-or-no', notUnderstood: true },
  }
}

const decideOn = ({ finder, state }: Turn, text: string): Decision => decide(finder.find(text, state.told))

function factsOf(decision: Decision): KnownFact[] {
  if (decision.kind === 'doubt') return [decision.fact]
  return decision.kind === 'tell' && decision.target.kind === 'fact' ? [decision.target.fact] : []
}

function act(turn: Turn, decision: Decision): Outcome | undefined {
  if (decision.kind === 'unknown') return undefined
  if (decision.kind === 'doubt') return doubting(turn, [decision.fact], decision.other)
  const { target } = decision
  if (target.kind === 'fact') return telling(turn.state, [target.fact])
  if (target.kind === 'act') {
    if (target.act !== 'book') return answerAct(turn, target.act)
    return declines(turn.words) ? undefined : beginForm(turn)
  }
  if (target.kind === 'which') {
    const { state, reply } = saying(turn.state, [
      `Of which service: ${listed(
        target.subjects.map(({ name }) => name),
        'or',
      )}?`,
    ])
    const choices = target.subjects.map(({ id }) => `${id}/${target.topic}`)
    return {
      state: {
        ...state,
        choices,
        told: { ...state.told, topic: target.topic, list: target.subjects.map(({ id }) => id) },
      },
      reply,
    }
  }
  return undefined
}
