import { does } from './acts.ts'
import { consultationFields, prompts } from './consultation-fields.ts'
import type { ConsultationField, ConsultationValues } from './consultation-fields.ts'
import type { Knowledge } from './knowledge.ts'
import type { Reply } from './reply.ts'
import { hearCompany } from './slots/company.ts'
import { hearEmail } from './slots/email.ts'
import { hearName } from './slots/name.ts'
import { hearPhone } from './slots/phone.ts'
import { hearService, hearServiceAnswer } from './slots/service.ts'
import { writtenPhone } from './slots/written-phone.ts'
import { normalise } from './words.ts'

/** How far the request for a consultation has come. */
export type ConsultationState = {
  /** The field asked for; `check` once all have been. */
  asking: ConsultationField | 'check'
  /** Whether the answer to the field was read back and waits for a yes. */
  confirming: boolean
  values: ConsultationValues
  /** Fields that were answered or skipped. */
  settled: readonly ConsultationField[]
  /** The beginning of an address or number that was broken off. */
  partial: string
}

export type ConsultationTurn =
  | { outcome: 'goes-on'; state: ConsultationState; reply: Reply }
  | { outcome: 'finished'; reply: Reply }
  /** The words do not answer what was asked; the caller may take them as a question. */
  | { outcome: 'not-understood'; reply: Reply }

/** Asks for the next field that is not settled, after what else is to be said. */
function askNext(
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
    'Shall I fill in the form with this?',
  ]
}

function settle(state: ConsultationState, field: ConsultationField, value?: string): ConsultationState {
  const values = { ...state.values }
  if (value === undefined) delete values[field]
  else values[field] = value
  return { ...state, values, settled: [...new Set([...state.settled, field])] }
}

/** Begins a request with whatever the first words already told. */
export function beginConsultation(knowledge: Knowledge, text: string, subject?: string): ConsultationTurn {
  const email = hearEmail(text)
  const service =
    hearService(text.replace(/\b(?:schedule|book)\b/gi, ''), knowledge) ??
    knowledge.services.find(({ name }) => name === subject)?.formChoice
  const [, person = ''] =
    /\b(?:my name is|i am|i'm|this is) ([\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/iu.exec(text) ?? []
  const introduced = /^\p{Lu}/u.test(person) ? hearName(person) : undefined
  let state: ConsultationState = { asking: 'name', confirming: false, values: {}, settled: [], partial: '' }
  if (introduced !== undefined) state = settle(state, 'name', introduced)
  if (email && 'email' in email) state = settle(state, 'email', email.email)
  if (service !== undefined && knowledge.consultation.services.includes(service)) {
    state = settle(state, 'service', service)
  }
  return askNext(knowledge, state, [
    'Gladly. I fill in the form with you, and you check it and send it yourself.',
  ])
}

const fieldNames: readonly [RegExp, ConsultationField][] = [
  [/\b(?:email|mail)\b/, 'email'],
  [/\b(?:phone|telephone|number|mobile)\b/, 'phone'],
  [/\b(?:company|business|firm)\b/, 'company'],
  [/\bservice\b/, 'service'],
  [/\b(?:message|note|comment)\b/, 'message'],
  [/\bname\b/, 'name'],
]

/** The field that the visitor wants to put right: "change the phone", "my name is wrong", "no, the email is …". */
function fieldToChange(words: string, atCheck: boolean): ConsultationField | undefined {
  const named = fieldNames.find(([pattern]) => pattern.test(words))?.[1]
  const wantsChange =
    /\b(?:change|correct|fix|edit|redo|update|wrong|different|incorrect|not right|mistake)\b/.test(words) ||
    (atCheck && (/\b(?:no|not|is|should)\b/.test(words) || words.split(' ').length <= 3))
  return wantsChange ? named : undefined
}

const skips =
  /^(?:no|nope|none)$|^(?:no|i have no|i do not have (?:a|an|any)?) ?(?:name|email|mail|phone|number|telephone|company|one)\b|^(?:please )?(?:skip|next|pass|leave (?:it|that) (?:out|empty|blank)|none|i do not have (?:one|any|a \w+)|i (?:would )?rather not|no \w+ please|i do not (?:want|know)|not sure|prefer not)\b/
const noMessage = /^(?:no|nope|nothing|none|that is (?:all|it)|skip|not really|no thank you|no thanks)\b/

/** Takes the answer to the open question. */
export function continueConsultation(
  knowledge: Knowledge,
  state: ConsultationState,
  text: string,
): ConsultationTurn {
  const words = normalise(text)
  const changed = fieldToChange(words, state.asking === 'check')
  if (changed !== undefined && changed !== state.asking) return changeField(knowledge, state, changed, text)
  if (state.asking === 'check') return check(knowledge, state, words)
  if (/^(?:go )?back$|\bprevious question\b/.test(words)) return goBack(knowledge, state)
  if (state.confirming) return confirm(knowledge, state, state.asking, text)
  const plainNo = state.asking === 'name' && /^(?:no|nope)$/.test(words)
  if (state.asking !== 'message' && !plainNo && skips.test(words)) {
    return askNext(knowledge, settle(state, state.asking), [
      'All right, I leave that open. You can type it in the form.',
    ])
  }
  return takeAnswer(knowledge, state, state.asking, text)
}

function changeField(
  knowledge: Knowledge,
  state: ConsultationState,
  field: ConsultationField,
  text: string,
): ConsultationTurn {
  const opened: ConsultationState = {
    ...settle(state, field),
    settled: state.settled.filter((settled) => settled !== field),
    asking: field,
    confirming: false,
    partial: '',
  }
  const value = /\b(?:is|to|be|it's)\s+(?!wrong\b|incorrect\b|not\b)(.+)$/i.exec(text)?.[1]
  if (value !== undefined) {
    const answered = takeAnswer(knowledge, opened, field, value)
    if (answered.outcome === 'goes-on') return answered
  }
  return { outcome: 'goes-on', state: opened, reply: ask(knowledge, opened) }
}

function goBack(knowledge: Knowledge, state: ConsultationState): ConsultationTurn {
  const last = state.settled.at(-1)
  return last === undefined ? askNext(knowledge, state) : changeField(knowledge, state, last, '')
}

function check(knowledge: Knowledge, state: ConsultationState, words: string): ConsultationTurn {
  if (does('yes', words)) {
    return {
      outcome: 'finished',
      reply: {
        say: ['I am filling in the form now.'],
        action: { name: 'fill_consultation_form', arguments: { ...state.values } },
      },
    }
  }
  if (does('no', words)) {
    return {
      outcome: 'goes-on',
      state,
      reply: {
        say: ['What shall I change? The name, email, phone, company, service or message?'],
        expect: 'anything',
      },
    }
  }
  return { outcome: 'not-understood', reply: ask(knowledge, state) }
}

/** Hears the answer to a read-back: yes, no, or the right value at once. */
function confirm(
  knowledge: Knowledge,
  state: ConsultationState,
  field: ConsultationField,
  text: string,
): ConsultationTurn {
  const words = normalise(text)
  const rest = text.replace(/^\s*(?:no|nope|wrong|not quite|actually)[,.!]?\s*/i, '')
  const open: ConsultationState = { ...state, confirming: false, partial: '' }
  if (does('yes', words)) return askNext(knowledge, settle(open, field, state.values[field]), ['Thank you.'])
  const again = takeAnswer(knowledge, open, field, rest)
  if (again.outcome === 'goes-on' && (again.state.confirming || again.state.partial.length > 2)) return again
  if (does('no', words)) {
    return { outcome: 'goes-on', state: open, reply: ask(knowledge, open, ['Sorry. Then once more.']) }
  }
  return { outcome: 'not-understood', reply: ask(knowledge, state) }
}

function takeAnswer(
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
        return { outcome: 'goes-on', state, reply: { say: ['Please say it now.'], expect: 'anything' } }
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
    reply: { say: ['Go on, please.'], expect },
  }
}
