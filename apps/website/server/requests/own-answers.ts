import { isOwn } from '#agency/schema/own-names.ts'
import { formFields } from '#content/form-fields.ts'
import type { Answers } from '#contract/consultation.ts'
import type { LabelledAnswer } from '#contract/desk/requests.ts'

const ownFields = formFields.filter((field) => isOwn(field))

/** The ids of the agency's own fields, in their order. */
export const ownIds: readonly string[] = ownFields.map(({ id }) => id)

/** Whether visitors write the answer themselves: also that to a field which the agency no longer has. */
export function isFreeText(id: string): boolean {
  const kind = ownFields.find((field) => field.id === id)?.kind
  return kind === undefined || kind === 'text' || kind === 'long-text'
}

/** The answer to a field, empty without one. An imported row may hold any id, also a name that every object has. */
export const answerTo = (id: string, answers: Answers = {}): string =>
  Object.hasOwn(answers, id) ? (answers[id] ?? '') : ''

/** Answers in the order of the form. Behind them those to fields that the agency no longer has, with their ids as labels. */
export function labelAnswers(answers: Answers = {}): LabelledAnswer[] {
  const former = Object.keys(answers).filter((id) => !ownIds.includes(id))
  return [...ownFields, ...former.map((id) => ({ id, label: id }))].flatMap(({ id, label }) => {
    const value = answerTo(id, answers)
    return value === '' ? [] : [{ id, label, value }]
  })
}
