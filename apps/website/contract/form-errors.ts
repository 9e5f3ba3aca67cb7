import { english } from '#agency/english-words.ts'
import { isOwn } from '#agency/schema/own-names.ts'
import { formFields, formWords } from '#content/form-fields.ts'

/* Computed once, in the build (evaluated-modules.ts): the labels are in form-fields.ts. */

/** The rule and the errors of each field of the six. */
export const fieldRules = formFields.flatMap((field) => {
  if (isOwn(field)) return []
  const { label: _, hint: __, ...rule } = field
  return [rule]
})

/** Those of each field of the agency's own. */
export const ownRules = formFields.flatMap((field) => {
  if (!isOwn(field)) return []
  const { label: _, hint: __, ...rule } = field
  return [rule]
})

const { notAsked = english.formErrors.notAsked, ...errors } = formWords.errors
/** Errors that no field has for itself. */
export const formErrors = { ...errors, notAsked }
