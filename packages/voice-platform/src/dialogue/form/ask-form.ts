import type { Knowledge } from '../knowledge.ts'
import type { Reply } from '../reply.ts'
import { formPhrases, prompts } from './form-state.ts'
import type { FormState, FormValues } from './form-state.ts'
import { writtenPhone } from './written-phone.ts'

/** The question of the form that is open, after what else is to be said. */
export function askForm(knowledge: Knowledge, form: FormState, first: readonly string[] = []): Reply {
  if (form.asking === 'check') return { say: [...first, ...summaryOf(form)], expect: 'yes-or-no' }
  if (form.confirming) return { say: [...first, readBack(form)], expect: 'yes-or-no' }
  const { question, expect } = prompts[form.asking]
  return { say: [...first, question(knowledge)], expect }
}

function readBack({ asking, values, phoneAsGiven }: FormState): string {
  return asking === 'email'
    ? `I have ${values.email ?? ''}. Is that right?`
    : `I have ${phoneAsGiven ?? writtenPhone(values.phone ?? '')}. Is that right?`
}

function summaryOf({ values }: FormState): string[] {
  const { name, company, service, message }: FormValues = values
  const who = [name, company === undefined ? undefined : `from ${company}`].filter(
    (part) => part !== undefined,
  )
  return [
    ...(who.length === 0 ? [] : [`This is for ${who.join(' ')}.`]),
    ...(service === undefined ? [] : [`The service is ${service}.`]),
    ...(message === undefined ? [] : [`Your message is: ${message}.`]),
    formPhrases.shallIFillIn,
  ]
}
