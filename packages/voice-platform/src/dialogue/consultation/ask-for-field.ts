import type { Knowledge } from '../knowledge.ts'
import type { Reply } from '../reply.ts'
import { consultationFields, prompts } from './consultation-fields.ts'
import type { ConsultationValues } from './consultation-fields.ts'
import { consultationPhrases } from './consultation-phrases.ts'
import type { ConsultationState, ConsultationTurn } from './consultation-state.ts'
import { writtenPhone } from './slots/written-phone.ts'

/** Asks for the next field that is not settled, after what else is to be said. */
export function askNext(
  knowledge: Knowledge,
  state: ConsultationState,
  first: readonly string[] = [],
): ConsultationTurn {
  const missing = consultationFields.find((field) => !state.settled.includes(field))
  const next: ConsultationState = { ...state, asking: missing ?? 'check', confirming: false, partial: '' }
  return { outcome: 'goes-on', state: next, reply: ask(knowledge, next, first) }
}

/** The question that is open, as a reply. */
export function ask(knowledge: Knowledge, state: ConsultationState, first: readonly string[] = []): Reply {
  if (state.asking === 'check') return { say: [...first, ...summary(state.values)], expect: 'yes-or-no' }
  if (state.confirming) return { say: [...first, readBack(state)], expect: 'yes-or-no' }
  const { question, expect } = prompts[state.asking]
  return { say: [...first, question(knowledge)], expect }
}

function readBack({ asking, values }: ConsultationState): string {
  return asking === 'email'
    ? `I have ${values.email ?? ''}. Is that right?`
    : `I have ${writtenPhone(values.phone ?? '')}. Is that right?`
}

function summary({ name, company, service, message }: ConsultationValues): string[] {
  const who = [name, company === undefined ? undefined : `from ${company}`].filter(
    (part) => part !== undefined,
  )
  return [
    ...(who.length === 0 ? [] : [`This is for ${who.join(' ')}.`]),
    ...(service === undefined ? [] : [`The service is ${service}.`]),
    ...(message === undefined ? [] : [`Your message is: ${message}.`]),
    consultationPhrases.shallIFillIn,
  ]
}
