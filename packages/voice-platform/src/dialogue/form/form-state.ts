import type { ExpectedInput } from '#platform/providers/dialogue-provider.ts'
import { listed } from '../listed.ts'
import type { Knowledge } from '../knowledge.ts'

/** What a consultation needs, in the order of asking. */
export const formFields = ['name', 'email', 'phone', 'company', 'service', 'message'] as const
export type FormField = (typeof formFields)[number]
export type FormValues = Partial<Record<FormField, string>>

/** How far the request for a consultation has come. */
export type FormState = {
  /** The field asked for; `check` once all have been. */
  asking: FormField | 'check'
  /** Whether the answer to the field was read back and waits for a yes. */
  confirming: boolean
  values: FormValues
  /** The phone number as the visitor wrote it, to be read back like that. */
  phoneAsGiven?: string
  /** Fields that were answered or skipped, in that order. */
  settled: readonly FormField[]
  /** The beginning of an address or number that was broken off. */
  partial: string
}

export const emptyForm: FormState = {
  asking: 'name',
  confirming: false,
  values: {},
  settled: [],
  partial: '',
}

/** Takes the answer to a field; without a value it was skipped. */
export function settle(form: FormState, field: FormField, value?: string): FormState {
  const values = { ...form.values }
  if (value === undefined) delete values[field]
  else values[field] = value
  return { ...form, values, settled: [...form.settled.filter((each) => each !== field), field] }
}

/** The form with the next question that is not settled. */
export function nextQuestion(form: FormState): FormState {
  const missing = formFields.find((field) => !form.settled.includes(field))
  // An address or a number that came along with something else still waits for its yes.
  const confirming = (missing === 'email' || missing === 'phone') && form.values[missing] !== undefined
  return { ...form, asking: missing ?? 'check', confirming, partial: '' }
}

type Prompt = { question: (knowledge: Knowledge) => string; expect: ExpectedInput }

export const prompts: Record<FormField, Prompt> = {
  name: { question: () => 'What is your name?', expect: 'name' },
  email: { question: () => 'What is your email address? You can spell it, or type it.', expect: 'email' },
  phone: { question: () => 'What is your phone number?', expect: 'phone' },
  company: { question: () => 'Which company are you with?', expect: 'name' },
  service: {
    question: ({ consultation }) => `Which service is it about: ${listed(consultation.services, 'or')}?`,
    expect: 'anything',
  },
  message: {
    question: () => 'Would you like to add a message? Say it now, or say no.',
    expect: 'anything',
  },
}

/** What is said word for word in every consultation. */
export const formPhrases = {
  begin: 'Gladly. We fill in the form together, then you check it and send it yourself.',
  thanks: 'Thank you.',
  goOn: 'Go on, please.',
  shallIFillIn: 'Shall I fill in the form with this?',
  fillingIn: 'I am filling in the form now.',
  blank: 'All right, I will leave that blank. You can type it in the form.',
}
