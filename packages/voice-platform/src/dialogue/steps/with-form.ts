import { acknowledge, askForm } from '../form/ask-form.ts'
import { emptyForm, expectedOf, formPhrases } from '../form/form-state.ts'
import type { FormState, Taken } from '../form/form-state.ts'
import type { Outcome, Turn } from '../state.ts'

/** Continues the form after an answer: with its next question, or by asking the visitor to go on. */
export function withForm({ state, knowledge }: Turn, { form, say, goesOn }: Taken): Outcome {
  const { readBack: _, ...before } = state.request ?? emptyForm
  const isNew = (field: 'email' | 'phone') =>
    form.values[field] !== undefined && form.values[field] !== before.values[field]
  const readBack = isNew('phone') ? 'phone' : isNew('email') ? 'email' : undefined
  const { readBack: __, ...rest } = form
  const request: FormState = readBack === undefined ? rest : { ...rest, readBack }
  const reply = goesOn
    ? {
        say: [form.asking === 'message' ? formPhrases.goAhead : formPhrases.goOn],
        expect: expectedOf[form.asking],
      }
    : askForm(knowledge, request, say ?? acknowledge(before, request))
  return {
    state: { ...state, request, said: reply.say, offered: false, choices: [], misses: 0, leaving: false },
    reply,
  }
}
