import { formFields, formPhrases, isOpen, nextQuestion, settle } from '../form/form-state.ts'
import type { FormField, FormState } from '../form/form-state.ts'
import { hearCompany } from '../form/company.ts'
import { takeField } from '../form/take-field.ts'
import { declined, toldTogether } from '../form/told-together.ts'
import { isQuestion } from '../is-question.ts'
import type { Outcome, Step, Turn } from '../state.ts'
import { isCommonStem, stemsOf } from '../words.ts'
import { isThatAll, yesOrNo } from '../yes-or-no.ts'
import { likelyAct } from './likely-act.ts'
import { withForm } from './with-form.ts'

const skips =
  /^(?:no|none|nope)$|^(?:(?:no|sorry) )?(?:please )?(?:skip|next|pass|leave (?:it|that) (?:out|empty|blank)|i (?:have|do not have|own) (?:no|a|an|any|one)\b.*|i (?:would )?rather not\b.*|no (?:name|email|phone|number|telephone|company)\b.*|i (?:do not|will not) (?:want|know|say|tell|give)\b.*|not (?:sure|needed|necessary|required)|no need\b|prefer not\b.*|i prefer not\b.*)/

/** Takes the answer to the form's question, before later steps look for other meanings. */
export const fillForm: Step = (turn) => {
  const { request } = turn.state
  if (!request) return undefined
  return request.asking === 'check' ? check(turn, request) : take(turn, request, request.asking)
}

function check(turn: Turn, form: FormState): Outcome | undefined {
  const { request: _, ...rest } = turn.state
  const answer = yesOrNo(turn.text)
  if (answer === 'yes' || isThatAll(turn.text)) {
    const say = [formPhrases.fillingIn]
    return {
      state: { ...rest, said: say, misses: 0, leaving: false },
      reply: { say, action: { name: 'fill_consultation_form', arguments: { ...form.values } } },
    }
  }
  if (answer === 'no') {
    const say = ['What shall I change? The name, email, phone, company, service or message?']
    return { state: { ...turn.state, said: say }, reply: { say, expect: 'anything' } }
  }
  const { form: told, told: fields } = toldTogether(turn, form, turn.text)
  return fields.length > 0 ? withForm(turn, { form: nextQuestion(told) }) : undefined
}

/** Skips the fields that are still open, if the form has a name and an address or a number. */
function complete(form: FormState): FormState | undefined {
  const { name, email, phone } = form.values
  if (name === undefined || (email === undefined && phone === undefined)) return undefined
  const open = formFields.filter((field) => field !== 'company' && isOpen(form, field))
  return nextQuestion(open.reduce((left, field) => settle(left, field), form))
}

function take(turn: Turn, form: FormState, field: FormField): Outcome | undefined {
  const { text, words } = turn
  const asks = isQuestion(text)
  const answer = yesOrNo(text)
  const isOver = isThatAll(text)
  const { form: told, told: fields } =
    asks || field === 'message' ? { form, told: [] } : toldTogether(turn, form, text)
  if (field !== 'message') {
    if (isOver) {
      return withForm(turn, { form: complete(told) ?? nextQuestion(told) })
    }
    if (answer === 'yes') return withForm(turn, { form })
    if (answer === 'no' && form.readBack !== undefined) {
      const values = { ...form.values }
      delete values[form.readBack]
      const settled = form.settled.filter((each) => each !== form.readBack)
      return withForm(turn, {
        form: nextQuestion({ ...form, values, settled }),
        say: ['Sorry. Once more, please.'],
      })
    }
    if (fields.some((each) => each !== field)) return withForm(turn, { form: nextQuestion(told) })
    if (field === 'email' || field === 'phone') {
      const taken = takeField(turn, form, field, text)
      if (taken && !(taken.goesOn && asks)) return withForm(turn, taken)
    }
  }
  if (asks) return undefined
  if (field === 'message') {
    if (declined.test(text))
      return withForm(turn, { form: nextQuestion(toldTogether(turn, form, text).form) })
    if (likelyAct(turn) === 'goodbye' || isOver || skips.test(words.replace(/^no (?=\w)/, '')))
      return withForm(turn, { form: nextQuestion(settle(form, field)) })
  } else {
    if (skips.test(words) && !(field === 'name' && answer === 'no')) {
      return withForm(turn, { form: nextQuestion(settle(form, field)), say: [formPhrases.blank] })
    }
    const act = likelyAct(turn)
    if (answer !== undefined || (act !== undefined && act !== 'book')) return undefined
  }
  const taken = takeField(turn, form, field, field === 'message' ? turn.whole : text)
  if (taken) return withForm(turn, taken)
  if (fields.length > 0) return withForm(turn, { form: nextQuestion(told) })
  const company = field === 'service' && isOpen(form, 'company') ? namedCompany(text) : undefined
  return company === undefined ? undefined : withForm(turn, { form: settle(form, 'company', company) })
}

/** The company in a short text with at least one uncommon word. */
const namedCompany = (text: string): string | undefined =>
  text.split(' ').length > 5 || stemsOf(text).every(isCommonStem) ? undefined : hearCompany(text)
