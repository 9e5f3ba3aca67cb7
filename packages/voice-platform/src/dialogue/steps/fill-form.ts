import { formPhrases, nextQuestion, settle } from '../form/form-state.ts'
import type { FormField, FormState } from '../form/form-state.ts'
import { takeField } from '../form/take-field.ts'
import { toldTogether } from '../form/told-together.ts'
import { isQuestion } from '../is-question.ts'
import type { Outcome, Step, Turn } from '../state.ts'
import { isThatAll, yesOrNo } from '../yes-or-no.ts'
import { likelyAct } from './likely-act.ts'
import { withForm } from './with-form.ts'

const skips =
  /^(?:no|none|nope)$|^(?:(?:no|sorry) )?(?:please )?(?:skip|next|pass|leave (?:it|that) (?:out|empty|blank)|i (?:have|do not have|own) (?:no|a|an|any|one)\b.*|i (?:would )?rather not\b.*|no (?:name|email|phone|number|telephone|company)\b.*|i (?:do not|will not) (?:want|know|say|tell|give)\b.*|not sure|prefer not\b.*|i prefer not\b.*)/
const leading = /^\s*(?:no|nope|wrong|not quite|actually|sorry|wait)[,.!]?\s*/i

/** Reads the answer to the question of the form, before anything else is read into it. */
export const fillForm: Step = (turn) => {
  const { request } = turn.state
  if (!request) return undefined
  if (request.asking === 'check') return check(turn)
  if (request.confirming) return confirm(turn, request, request.asking)
  return take(turn, request, request.asking)
}

function check(turn: Turn): Outcome | undefined {
  const { request, ...rest } = turn.state
  if (!request) return undefined
  const answer = yesOrNo(turn.text)
  if (answer === 'yes' || (answer === 'no' && isThatAll(turn.text)) || (!answer && isThatAll(turn.text))) {
    const say = [formPhrases.fillingIn]
    return {
      state: { ...rest, said: say, misses: 0, leaving: false },
      reply: { say, action: { name: 'fill_consultation_form', arguments: { ...request.values } } },
    }
  }
  if (answer !== 'no') return undefined
  const say = ['What shall I change? The name, email, phone, company, service or message?']
  return { state: { ...turn.state, said: say }, reply: { say, expect: 'anything' } }
}

/** Hears the answer to a read-back: yes, no, or the right value at once. */
function confirm(turn: Turn, form: FormState, field: FormField): Outcome | undefined {
  const answer = yesOrNo(turn.text)
  const open: FormState = { ...form, confirming: false, partial: '' }
  if (answer === 'yes' || (answer === 'no' && isThatAll(turn.text)) || isAllCorrect(turn.words)) {
    return withForm(turn, {
      form: nextQuestion(settle(open, field, form.values[field])),
      say: [formPhrases.thanks],
    })
  }
  if (answer === 'no') {
    const values = { ...open.values }
    delete values[field]
    return withForm(turn, { form: { ...open, values }, say: ['Sorry. Once more, please.'] })
  }
  const again = takeField(turn, open, field, turn.text.replace(leading, ''))
  if (again?.form.confirming) return withForm(turn, again)
  if (isQuestion(turn.text)) return undefined
  // Somebody who goes on to other fields has nothing to correct in this one.
  const values = { ...open.values }
  delete values[field]
  const { form: told, told: fields } = toldTogether(turn, { ...open, values }, turn.text)
  if (fields.length > 0) {
    const kept = fields.includes(field) ? told : settle(told, field, form.values[field])
    return withForm(turn, { form: nextQuestion(kept), say: [formPhrases.thanks] })
  }
  const other = elsewhere(turn, settle(open, field, form.values[field]), field)
  if (other) return withForm(turn, other)
  return again && again.form.partial.length > 2 ? withForm(turn, again) : undefined
}

const isAllCorrect = (words: string): boolean =>
  /^(?:yes )?(?:that|it|everything|all)\b.*\b(?:correct|right)$/.test(words) && !/\bnot\b/.test(words)

/** A whole address or number that is told where something else was asked for. */
function elsewhere(turn: Turn, form: FormState, field: FormField) {
  if (field === 'message') return undefined
  for (const other of ['email', 'phone'] as const) {
    if (other === field || form.settled.includes(other)) continue
    const taken = takeField(turn, { ...form, partial: '' }, other, turn.text)
    if (taken?.form.confirming) return taken
  }
  return undefined
}

function take(turn: Turn, form: FormState, field: FormField): Outcome | undefined {
  const { text, words } = turn
  const asks = isQuestion(text)
  const together = field === 'message' || asks ? undefined : toldTogether(turn, form, text)
  // Who is asked for an address or a number, and names the service, has named the service.
  const isOther = field === 'email' || field === 'phone'
  if (together && together.told.length > (isOther && !together.told.includes(field) ? 0 : 1))
    return withForm(turn, { form: nextQuestion(together.form), say: [formPhrases.thanks] })
  if (field === 'email' || field === 'phone') {
    const taken = takeField(turn, form, field, text)
    const other = taken?.form.confirming ? undefined : elsewhere(turn, form, field)
    if (other) return withForm(turn, other)
    if (taken && (taken.form.confirming || !asks)) return withForm(turn, taken)
  }
  if (asks) return undefined
  const other = elsewhere(turn, form, field)
  if (other) return withForm(turn, other)
  const answer = yesOrNo(text)
  if (field === 'message') {
    if (likelyAct(turn) === 'goodbye' || isThatAll(text))
      return withForm(turn, takeField(turn, form, field, 'no') ?? { form })
  } else {
    if (skips.test(words) && !(field === 'name' && answer === 'no')) {
      return withForm(turn, { form: nextQuestion(settle(form, field)), say: [formPhrases.blank] })
    }
    const act = likelyAct(turn)
    if (answer !== undefined || (act !== undefined && act !== 'book')) return undefined
  }
  const taken = takeField(turn, form, field, field === 'message' ? turn.whole : text)
  return taken && withForm(turn, taken)
}
