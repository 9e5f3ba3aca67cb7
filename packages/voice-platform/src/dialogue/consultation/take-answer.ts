import type { Knowledge } from '../knowledge.ts'
import { normalise } from '../english/words.ts'
import { ask, askNext } from './ask-for-field.ts'
import type { ConsultationField } from './consultation-fields.ts'
import { consultationPhrases } from './consultation-phrases.ts'
import { settle } from './consultation-state.ts'
import type { ConsultationState, ConsultationTurn } from './consultation-state.ts'
import { hearCompany } from './slots/company.ts'
import { hearEmail } from './slots/email.ts'
import { hearName } from './slots/name.ts'
import { hearPhone } from './slots/phone.ts'
import { hearServiceAnswer } from './slots/service.ts'

const noMessage = /^(?:no|nope|nothing|none|that is (?:all|it)|skip|not really|no thank you|no thanks)\b/

/** Hears the words as the answer to this field, and asks what comes next: whether it is right, for the rest of it, or for the next. */
export function takeAnswer(
  knowledge: Knowledge,
  state: ConsultationState,
  field: ConsultationField,
  text: string,
): ConsultationTurn {
  const misheard: ConsultationTurn = { outcome: 'not-understood', reply: ask(knowledge, state) }
  switch (field) {
    case 'email': {
      const heard = hearEmail(text, state.partial)
      if (!heard) return misheard
      return 'email' in heard
        ? toConfirm(knowledge, { ...state, values: { ...state.values, email: heard.email } })
        : goOn(state, heard.partial, 'email')
    }
    case 'phone': {
      const heard = hearPhone(text, state.partial)
      if (!heard) return misheard
      return heard.complete
        ? toConfirm(knowledge, { ...state, values: { ...state.values, phone: heard.phone } })
        : goOn(state, heard.phone, 'phone')
    }
    case 'name':
      return takeName(knowledge, state, text)
    case 'company': {
      const company = hearCompany(text)
      return company === undefined ? misheard : askNext(knowledge, settle(state, field, company))
    }
    case 'service': {
      const service = hearServiceAnswer(text, knowledge)
      return service === undefined ? misheard : askNext(knowledge, settle(state, field, service))
    }
    case 'message': {
      if (/^(?:yes|yeah|sure|ok|okay)(?: please)?$/.test(normalise(text))) {
        return { outcome: 'goes-on', state, reply: { say: ['Go ahead, please.'], expect: 'anything' } }
      }
      const message = noMessage.test(normalise(text))
        ? undefined
        : text
            .trim()
            .replace(/^(?:yes|yeah|sure|ok|okay)[,.]?\s+/i, '')
            .replace(/\.$/, '')
      return askNext(knowledge, settle(state, field, message))
    }
  }
}

/** A name, and what people tell with it: "Anna from Acme", "Anna, and my email is …". */
function takeName(knowledge: Knowledge, state: ConsultationState, text: string): ConsultationTurn {
  const [, before = text, mail = ''] = /^(.+?),? (?:and )?my e-?mail(?: address)? is (.+)$/i.exec(text) ?? []
  const [, person = before, firm = ''] = /^(.+?),? (?:from|of|with|at) (.+)$/i.exec(before) ?? []
  const name = hearName(person)
  if (name === undefined) return { outcome: 'not-understood', reply: ask(knowledge, state) }
  const company = firm === '' ? undefined : hearCompany(firm)
  const named = settle(state, 'name', name)
  const told = company === undefined ? named : settle(named, 'company', company)
  const next = askNext(knowledge, told, [`Thank you, ${name}.`])
  const email = mail === '' ? undefined : takeAnswer(knowledge, { ...told, asking: 'email' }, 'email', mail)
  return email?.outcome === 'goes-on' ? email : next
}

function toConfirm(knowledge: Knowledge, state: ConsultationState): ConsultationTurn {
  const next = { ...state, confirming: true, partial: '' }
  return { outcome: 'goes-on', state: next, reply: ask(knowledge, next) }
}

function goOn(state: ConsultationState, partial: string, expect: 'email' | 'phone'): ConsultationTurn {
  return {
    outcome: 'goes-on',
    state: { ...state, partial },
    reply: { say: [consultationPhrases.goOn], expect },
  }
}
