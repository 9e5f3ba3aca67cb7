import { correctValue } from '../form/correct-value.ts'
import { nextQuestion, settle, settlePhone } from '../form/form-state.ts'
import type { FormField, FormState } from '../form/form-state.ts'
import { toldTogether } from '../form/told-together.ts'
import { isQuestion } from '../is-question.ts'
import type { Step } from '../state.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { withForm } from './with-form.ts'

const fieldNames: readonly [RegExp, FormField][] = [
  [/\be?mail\b/, 'email'],
  [/\bphone\b|\btelephone\b|\bnumber\b|\bmobile\b/, 'phone'],
  [/\bcompany\b|\bbusiness\b|\bfirm\b/, 'company'],
  [/\bservice\b/, 'service'],
  [/\bmessage\b|\bnote\b/, 'message'],
  [/\bname\b/, 'name'],
]
const wrong =
  /\b(?:change|correct|fix|edit|redo|update|wrong|different|incorrect|not right|mistake|misspell\w*|typo)\b/

/** Corrects a part of an earlier answer, or asks again for a field that the visitor calls wrong. */
export const correctForm: Step = (turn) => {
  const { request } = turn.state
  const { text, words } = turn
  if (!request || isQuestion(text) || yesOrNo(text) === 'no') return undefined
  for (const field of correctable(request)) {
    const value = request.values[field]
    const right = value === undefined ? undefined : correctValue(value, text)
    if (right === undefined) continue
    const corrected = field === 'phone' ? settlePhone(request, right) : settle(request, field, right)
    return withForm(turn, { form: nextQuestion(corrected) })
  }
  const field = fieldNames.find(([name]) => name.test(words))?.[1]
  const isNamed = request.asking === 'check' && words.split(' ').length <= 3
  if (field === undefined || !(isNamed || wrong.test(words))) return undefined
  if (toldTogether(turn, request, text).told.length > 0) return undefined
  const { [field]: _, ...values } = request.values
  const settled = request.settled.filter((each) => each !== field)
  return withForm(turn, { form: { ...request, values, settled, asking: field, partial: '' } })
}

/** The fields that "it's with a K" may correct, the last answer first. */
function correctable({ settled }: FormState): FormField[] {
  const last = settled.at(-1)
  return [...(last === undefined ? [] : [last]), 'name', 'company', 'email', 'phone']
}
