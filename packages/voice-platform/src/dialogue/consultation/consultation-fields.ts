import type { ExpectedInput } from '#platform/providers/dialogue-provider.ts'
import type { Knowledge } from '../knowledge.ts'
import { listed } from '../english/sentence.ts'

/** What a consultation needs, in the order of asking. */
export const consultationFields = ['name', 'email', 'phone', 'company', 'service', 'message'] as const
export type ConsultationField = (typeof consultationFields)[number]
export type ConsultationValues = Partial<Record<ConsultationField, string>>

type Prompt = { question: (knowledge: Knowledge) => string; expect: ExpectedInput }

export const prompts: Record<ConsultationField, Prompt> = {
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
