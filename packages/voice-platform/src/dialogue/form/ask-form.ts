import type { Knowledge } from '../knowledge.ts'
import { listed } from '../listed.ts'
import type { Reply } from '../reply.ts'
import { expectedOf, formFields, formPhrases, isOpen, questionOf } from './form-state.ts'
import type { FormState } from './form-state.ts'
import { writtenPhone } from './written-phone.ts'

/** Asks the form's current question, after the sentences in `first`. */
export function askForm(knowledge: Knowledge, form: FormState, first: readonly string[] = []): Reply {
  const summary = form.asking === 'check' ? summaryOf(form) : []
  return { say: [...first, ...summary, questionOf(knowledge, form)], expect: expectedOf[form.asking] }
}

/** The number as it is read back. */
export const phoneOf = ({ values, phoneAsGiven }: FormState): string =>
  phoneAsGiven ?? writtenPhone(values.phone ?? '')

/** Confirms the new answers, so that the visitor hears that they were understood. */
export function acknowledge(before: FormState, form: FormState): string[] {
  const { name, email, phone } = form.values
  const read = [
    ...(email === before.values.email ? [] : [email]),
    ...(phone === before.values.phone ? [] : [phoneOf(form)]),
  ].filter((each) => each !== undefined)
  const isNew = formFields.some((field) => form.values[field] !== before.values[field])
  return [
    ...(name !== undefined && name !== before.values.name
      ? [`Thank you, ${name}.`]
      : isNew && read.length === 0
        ? [formPhrases.thanks]
        : []),
    ...(read.length === 0 || form.asking === 'check' ? [] : [`I have ${listed(read)}.`]),
  ]
}

function summaryOf(form: FormState): string[] {
  const { name, company, email, phone, service, message } = form.values
  const who = [name, company === undefined ? undefined : `from ${company}`].filter(
    (part) => part !== undefined,
  )
  const reach = [email, phone === undefined ? undefined : phoneOf(form)].filter((part) => part !== undefined)
  return [
    ...(who.length === 0 ? [] : [`This is for ${who.join(' ')}.`]),
    ...(reach.length === 0 ? [] : [`I have ${listed(reach)}.`]),
    ...(service === undefined ? [] : [`The service is ${service}.`]),
    ...(message === undefined ? [] : [`Your message is: ${message}.`]),
    ...(isOpen(form, 'company') ? [formPhrases.noCompany] : []),
  ]
}
