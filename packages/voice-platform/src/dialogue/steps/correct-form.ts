import { likeGiven } from '../form/correct-number.ts'
import { correctValue } from '../form/correct-value.ts'
import { formFields, isOpen, nextQuestion, settle, settlePhone } from '../form/form-state.ts'
import type { FormField, FormState } from '../form/form-state.ts'
import { toldTogether } from '../form/told-together.ts'
import { takeField } from '../form/take-field.ts'
import { isQuestion } from '../is-question.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { hearService } from '../form/service.ts'
import type { Step, Turn } from '../state.ts'
import { withForm } from './with-form.ts'

const fieldNames: readonly [RegExp, FormField][] = [
  [/\be ?mail\b|\bmail\b/, 'email'],
  [/\bphone\b|\btelephone\b|\bnumber\b|\bmobile\b/, 'phone'],
  [/\bcompany\b|\bbusiness\b|\bfirm\b/, 'company'],
  [/\bservice\b/, 'service'],
  [/\bmessage\b|\bnote\b/, 'message'],
  [/\bname\b/, 'name'],
]
const wrong =
  /\b(?:change|correct|fix|edit|redo|update|wrong|different|incorrect|not right|mistake|misspell\w*|typo)\b/
const newValue =
  /\b(?:name|(?:e-?)?mail(?: address)?|number|(?:tele)?phone|mobile|company|business|firm|service)\b(?:'s| is(?: now)?| should be| was| to)\s+(?!wrong\b|incorrect\b|not\b)(.+?)(?:, (?:we|i|it|because|since|as|not)\b.*)?$/i

/** Words that take back an answer. */
const correcting = /\b(?:sorry|wrong|rather|instead|actually|change|not|no|wait|typo)\b/
/** "Take the number out." */
const removing = /\b(?:remove|delete|drop|without|(?:take|leave)\b.*\bout)\b/

/** The form with a new address or number, with a name as it was spelled, or without a field. */
function replaces(turn: Turn, form: FormState): FormState | undefined {
  const { text, words } = turn
  const { name, email, phone } = form.values
  const isSpelled = /(?<!\p{L})\p{L}(?:-\p{L}){2,}(?!\p{L})/u.test(text)
  const spelled = name !== undefined && isSpelled ? correctValue(name, text) : undefined
  if (spelled !== undefined) return settle(form, 'name', spelled)
  const field = fieldNames.find(([each]) => each.test(words))?.[1]
  if (field !== undefined && removing.test(words) && !isOpen(form, field)) return settle(form, field)
  if (!correcting.test(words) || (email === undefined && phone === undefined)) return undefined
  const said = text.replace(/^.*\b(?:sorry|wait|actually)\b[,.:]?/i, '')
  const { form: told, told: fields } = toldTogether(turn, { ...form, settled: formFields }, said)
  const isOther = (each: FormField) =>
    (each === 'email' && email !== undefined) || (each === 'phone' && phone !== undefined)
  return fields.length > 0 && fields.every(isOther) ? { ...told, settled: form.settled } : undefined
}

/** "The mail is wrong, it is anna@berg.example." */
const afterWrong = /\b(?:wrong|incorrect|not right)\b[,.:;]? +(?:it(?:'s| is| should be)|make it|use) (.+)$/i

/** "It should be under my boss: Femi Achebe." */
const otherName =
  /\b(?:should be|make it|put it|goes) (?:under|for|in the name of) (?:my \w+[:,]? )?(\p{Lu}[\p{L}'’ -]+)/u

/** Corrects an earlier answer: a letter, a digit or a whole value. */
export const correctForm: Step = (turn) => {
  const { state, text, words } = turn
  const { request } = state
  if (!request) return undefined
  if (yesOrNo(text) === 'no') return undefined
  const taken = replaces(turn, request)
  if (taken) return withForm(turn, { form: nextQuestion(taken) })
  if (isQuestion(text)) return undefined
  const whole = replaced(turn, request) ?? otherService(turn, request)
  if (whole) return whole
  for (const field of correctable(request)) {
    const value = request.values[field]
    const right = value === undefined ? undefined : correctValue(value, text)
    if (right === undefined) continue
    return withForm(turn, {
      form: nextQuestion(
        field === 'phone'
          ? settlePhone(request, right, request.phoneAsGiven && likeGiven(right, request.phoneAsGiven))
          : settle(request, field, right),
      ),
    })
  }
  return undefined

  /** Takes a new value for the field that is named, or asks for it again. */
  function replaced(now: typeof turn, form: FormState) {
    const other = otherName.exec(text)?.[1]
    const field = other === undefined ? fieldNames.find(([name]) => name.test(words))?.[1] : 'name'
    const value = other ?? newValue.exec(text)?.[1] ?? afterWrong.exec(text)?.[1]
    const named =
      value !== undefined &&
      field !== undefined &&
      (isOwn(words) ||
        form.asking === 'check' ||
        other !== undefined ||
        field === 'email' ||
        field === 'phone')
    if (field === 'phone' && /\bend/.test(words)) return undefined
    const short = form.asking === 'check' && words.split(' ').length <= 3
    if (field === undefined || !(named || wrong.test(words) || short)) return undefined
    // A field without an answer has nothing to correct.
    if (form.values[field] === undefined && !form.settled.includes(field) && !wrong.test(words))
      return undefined
    if (form.asking === 'message' && !wrong.test(words) && !/^(?:no|actually|sorry|wait)\b/.test(words))
      return undefined
    const open = {
      ...form,
      settled: form.settled.filter((each) => each !== field),
      asking: field,
      partial: '',
    }
    const taken = value === undefined ? undefined : takeField(now, open, field, value)
    if (field === form.asking && !taken) return undefined
    return withForm(now, taken ?? { form: settleOpen(open, field) })
  }
}

/** Changes the service: "Support, not CRM", "make that CRM instead". */
function otherService(turn: Turn, form: FormState) {
  const held = form.values.service
  if (held === undefined) return undefined
  const serviceIn = (text: string) => hearService(text, turn.knowledge, turn.finder.subjectsIn(text))
  const [, right, not] = /^(.+?),? (?:and )?(?:not|instead of) (?:the )?(.+)$/.exec(turn.words) ?? []
  const isOther = /\b(?:instead|rather|actually|make (?:it|that)|change)\b/.test(turn.words)
  const service =
    right !== undefined && not !== undefined && serviceIn(not) === held
      ? serviceIn(right)
      : isOther
        ? serviceIn(turn.text)
        : undefined
  if (service === undefined || service === held) return undefined
  return withForm(turn, {
    form: nextQuestion(toldTogether(turn, settle(form, 'service', service), turn.text).form),
    say: [`Thank you, ${service}.`],
  })
}

/** Whether the visitor speaks of their own name, number or address. */
const isOwn = (words: string): boolean => /\b(?:my|our|the)\b/.test(words)

function settleOpen(form: FormState, field: FormField): FormState {
  const values = { ...form.values }
  delete values[field]
  return { ...form, values }
}

/** The fields that "it's with a K" may correct, the last answer first. */
function correctable({ settled }: FormState): FormField[] {
  const last = settled.at(-1)
  return [...(last === undefined ? [] : [last]), 'name', 'company', 'email', 'phone']
}
