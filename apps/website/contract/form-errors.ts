import { formFields, formWords } from '#content/form-fields.ts'

/* Computed once, in the build (evaluated-modules.ts): the labels are in form-fields.ts. */

/** The rule and the errors of each field. */
export const fieldRules = formFields.map((field) => {
  const { label: _, hint: __, ...rule } = field
  return rule
})

/** Errors that no field has for itself. */
export const formErrors = formWords.errors
