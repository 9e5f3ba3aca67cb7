import { formFields, formWords } from '#content/form-fields.ts'
import { fieldLimits } from './consultation.ts'

/* Computed once, in the build (evaluated-modules.ts): a page loads no error before somebody uses its form. */

const limits: Readonly<Record<string, number>> = fieldLimits

/** The fields that the forms show, in their order. */
export const shownFields = formFields.map(({ name, required, label, hint }) => ({
  name,
  required,
  label,
  hint: hint?.replace('{limit}', (limits[name] ?? 0).toLocaleString('en')),
}))

const { errors: _, ...shown } = formWords
/** The words of every form. */
export const shownWords = shown
