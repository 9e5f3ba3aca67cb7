import { askForm } from '../form/ask-form.ts'
import { formPhrases } from '../form/form-state.ts'
import type { Taken } from '../form/take-field.ts'
import type { Outcome, Turn } from '../state.ts'

/** Goes on with the form as an answer left it: with its next question, or with a word to go on. */
export function withForm({ state, knowledge }: Turn, { form, say = [], goesOn }: Taken): Outcome {
  const reply =
    goesOn === 'message'
      ? { say: ['Go ahead, please.'], expect: 'anything' as const }
      : goesOn
        ? { say: [formPhrases.goOn], expect: goesOn }
        : askForm(knowledge, form, say)
  return {
    state: {
      ...state,
      request: form,
      said: reply.say,
      offered: false,
      choices: [],
      misses: 0,
      leaving: false,
    },
    reply,
  }
}
