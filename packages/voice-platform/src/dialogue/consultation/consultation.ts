import { does } from '../cues/acts.ts'
import type { Knowledge } from '../knowledge.ts'
import { normalise } from '../english/words.ts'
import { ask, askNext } from './ask-for-field.ts'
import type { ConsultationField } from './consultation-fields.ts'
import { consultationPhrases } from './consultation-phrases.ts'
import { settle } from './consultation-state.ts'
import type { ConsultationState, ConsultationTurn } from './consultation-state.ts'
import { hearEmail } from './slots/email.ts'
import { hearName } from './slots/name.ts'
import { hearService } from './slots/service.ts'
import { takeAnswer } from './take-answer.ts'

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
    'Gladly. We fill in the form together, then you check it and send it yourself.',
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
      'All right, I will leave that blank. You can type it in the form.',
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
        say: [consultationPhrases.fillingIn],
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
  if (does('yes', words))
    return askNext(knowledge, settle(open, field, state.values[field]), [consultationPhrases.thanks])
  const again = takeAnswer(knowledge, open, field, rest)
  if (again.outcome === 'goes-on' && (again.state.confirming || again.state.partial.length > 2)) return again
  if (does('no', words)) {
    return { outcome: 'goes-on', state: open, reply: ask(knowledge, open, ['Sorry. Once more, please.']) }
  }
  return { outcome: 'not-understood', reply: ask(knowledge, state) }
}
