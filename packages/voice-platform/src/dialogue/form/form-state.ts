import type { ExpectedInput } from '#platform/providers/dialogue-provider.ts'
import { listed } from '../listed.ts'
import type { Knowledge } from '../knowledge.ts'

/** The fields of the consultation form, in the order of asking. */
export const formFields = ['name', 'email', 'phone', 'company', 'service', 'message'] as const
export type FormField = (typeof formFields)[number]
export type FormValues = Partial<Record<FormField, string>>

/** The state of the consultation form. */
export type FormState = {
  /** The field asked for; `check` once all have been. */
  asking: FormField | 'check'
  values: FormValues
  /** The phone number as the visitor wrote it, for reading it back. */
  phoneAsGiven?: string
  /** Fields that were answered or skipped, in that order. */
  settled: readonly FormField[]
  /** The beginning of an address or number that was broken off. */
  partial: string
  /** The address or number that the last answer read back. A plain "no" deletes it. */
  readBack?: 'email' | 'phone'
}

/** The form after an answer, and the sentences before its next question. `goesOn`: the answer is not complete. */
export type Taken = { form: FormState; say?: readonly string[]; goesOn?: true }

export const emptyForm: FormState = { asking: 'name', values: {}, settled: [], partial: '' }

/** Stores the answer to a field. Without a value, the field is skipped. */
export function settle(form: FormState, field: FormField, value?: string): FormState {
  const values = { ...form.values }
  if (value === undefined) delete values[field]
  else values[field] = value
  return { ...form, values, settled: [...form.settled.filter((each) => each !== field), field] }
}

/** Stores a number, and how it was written. */
export function settlePhone(form: FormState, phone: string, given?: string): FormState {
  const { phoneAsGiven: _, ...rest } = settle(form, 'phone', phone)
  return { ...rest, ...(given === undefined ? {} : { phoneAsGiven: given }) }
}

/** Whether a field was neither answered nor skipped. */
export const isOpen = ({ settled }: FormState, field: FormField): boolean => !settled.includes(field)

/** Moves the form to the next open field. The company is asked for along with others. */
export function nextQuestion(form: FormState): FormState {
  const missing = formFields.find((field) => field !== 'company' && isOpen(form, field))
  return { ...form, asking: missing ?? 'check', partial: '' }
}

/** The input that each question of the form expects. */
export const expectedOf: Record<FormState['asking'], ExpectedInput> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  company: 'name',
  service: 'anything',
  message: 'anything',
  check: 'yes-or-no',
}

/** The question for the field that the form asks for. */
export function questionOf({ consultation }: Knowledge, form: FormState): string {
  const isWithCompany = isOpen(form, 'company')
  switch (form.asking) {
    case 'name':
      return `What is your name?${isWithCompany ? ' And which company are you with?' : ''}`
    case 'email':
      return 'What is your email address? You can spell it, or type it.'
    case 'phone':
      return 'What is your phone number?'
    case 'company':
      return 'Which company are you with?'
    case 'service': {
      const services = listed(consultation.services, 'or')
      return isWithCompany
        ? `Which company are you with, and which service is it about: ${services}?`
        : `Which service is it about: ${services}?`
    }
    case 'message':
      return 'Would you like to add a message? Say it now, or say no.'
    case 'check':
      return 'Shall I fill in the form with this?'
  }
}

/** Sentences that the form uses word for word. */
export const formPhrases = {
  begin: 'Gladly. We fill in the form together, then you check it and send it yourself.',
  thanks: 'Thank you.',
  goOn: 'Go on, please.',
  goAhead: 'Go ahead, please.',
  fillingIn: 'I am filling in the form now.',
  blank: 'All right, I will leave that blank. You can type it in the form.',
  noCompany: 'You can add your company in the form.',
}
