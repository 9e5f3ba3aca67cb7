import { offering, saying, telling } from '../answering.ts'
import { decide } from '../decide.ts'
import type { Decision } from '../decide.ts'
import type { Found } from '../finder.ts'
import { partsOf } from '../is-question.ts'
import type { KnownFact } from '../knowledge.ts'
import { listed } from '../listed.ts'
import type { Outcome, Step, Turn } from '../state.ts'
import { beginForm, declines } from './book.ts'
import { answerAct } from './make-small-talk.ts'

/** Most facts that one turn is answered with. */
const mostFacts = 2

/** Answers a question from the facts: each part of it, or asks back which of two things is meant. */
export const answer: Step = (turn) => {
  const whole = decideOn(turn, turn.text)
  const parts = partsOf(turn.text)
  if (parts.length > 1) {
    const told = parts.map((part) => decideOn(turn, part))
    // Half of what nobody knows is nothing to answer: "Which model is it, and which version?"
    const isBeyond = [whole, ...told].some((each) => each.kind === 'unknown' && each.isBeyond === true)
    if (isBeyond && whole.kind !== 'tell') return undefined
    const facts = [...new Set(told.flatMap(factsOf))]
    if (facts.length > 1 || whole.kind !== 'tell') {
      if (facts.length > 0) return telling(turn.state, facts.slice(0, mostFacts))
      const other = told.find(({ kind }) => kind === 'ask-back')
      if (whole.kind === 'unknown' && other) return act(turn, other)
    }
  }
  return act(turn, whole)
}

const decideOn = ({ finder, state }: Turn, text: string): Decision => decide(finder.find(text, state.told))

const factsOf = (decision: Decision): KnownFact[] =>
  decision.kind === 'tell' && decision.target.kind === 'fact' ? [decision.target.fact] : []

function act(turn: Turn, decision: Decision): Outcome | undefined {
  if (decision.kind === 'unknown') return undefined
  if (decision.kind === 'ask-back') return askBack(turn, decision.choices)
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

function askBack(turn: Turn, choices: readonly Found[]): Outcome | undefined {
  const named = choices.filter(({ nearest }) => nearest !== undefined)
  if (named.length === 0) return undefined
  const asked = named.map(({ nearest }) => `“${nearest ?? ''}”`)
  const { state, reply } = offering(turn.state, [
    `I am not sure what you mean. Do you mean ${listed(asked, 'or')}?`,
  ])
  return {
    state: { ...state, offered: false, choices: named.map(({ id }) => id) },
    reply: { ...reply, notUnderstood: true },
  }
}
