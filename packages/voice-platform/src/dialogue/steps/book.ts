import { askForm } from '../form/ask-form.ts'
import { emptyForm, formPhrases, nextQuestion, settle } from '../form/form-state.ts'
import { toldAtOnce } from '../form/told-at-once.ts'
import { decide } from '../decide.ts'
import { partsOf } from '../is-question.ts'
import type { Outcome, Step, Turn } from '../state.ts'

/** Begins the form with whatever the first words already told. */
export const book: Step = (turn) => {
  const isBooking = [turn.text, ...partsOf(turn.text)].some((text) => {
    const decision = decide(turn.finder.find(text, turn.state.told))
    return decision.kind === 'tell' && decision.target.kind === 'act' && decision.target.act === 'book'
  })
  return isBooking || introducesThemselves(turn) ? beginForm(turn) : undefined
}

/** Whether a turn tells so much for the form that nothing else can be meant. */
function introducesThemselves(turn: Turn): boolean {
  const { values } = toldAtOnce(turn, emptyForm, turn.text)
  return values.email !== undefined || (values.phone !== undefined && values.name !== undefined)
}

export function beginForm(turn: Turn): Outcome {
  const { state, knowledge, finder } = turn
  const told = toldAtOnce(turn, emptyForm, turn.text)
  const choice = finder.subject(state.told.subject)?.formChoice
  const form = nextQuestion(
    told.values.service === undefined &&
      choice !== undefined &&
      knowledge.consultation.services.includes(choice)
      ? settle(told, 'service', choice)
      : told,
  )
  const reply = askForm(knowledge, form, [formPhrases.begin])
  return {
    state: {
      ...state,
      request: form,
      offered: false,
      choices: [],
      said: reply.say,
      misses: 0,
      leaving: false,
    },
    reply,
  }
}
