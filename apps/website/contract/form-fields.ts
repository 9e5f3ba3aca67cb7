import { formFields, formWords } from '#content/form-fields.ts'
import { english } from '#agency/english-words.ts'
import type { FieldName, FormField } from '#agency/schema/form-fields.ts'
import type { OwnField } from '#agency/schema/own-fields.ts'
import { isOwn, type OwnName, ownPrefix } from '#agency/schema/own-names.ts'
import { fieldLimits, ownLimit, withLimit } from './consultation.ts'

/* Computed once, in the build (evaluated-modules.ts): a page loads no error before somebody uses its form. */

/** A field as the forms show it. A select has options, an input its attributes, and a text area neither. */
export type ShownField = { required: boolean; label: string; hint: string | undefined } & (
  | { name: FieldName; isOwn?: never; options?: never; input?: never }
  | { name: OwnName; isOwn: true; options?: readonly string[]; input?: OwnInput }
)
type OwnInput = {
  type: 'text' | 'date' | 'checkbox'
  /** Not type=number, which loses what is no number. */
  inputMode?: 'numeric' | 'decimal' | undefined
  min?: string | undefined
  max?: string | undefined
  /** What a box with a tick sends. */
  value?: string
}

const limits: Readonly<Record<string, number>> = fieldLimits
const limitOf = (field: FormField): number => (isOwn(field) ? ownLimit(field) : (limits[field.name] ?? 0))

function controlOf(field: OwnField): { options?: readonly string[]; input?: OwnInput } {
  switch (field.kind) {
    case 'text':
      return { input: { type: 'text' } }
    case 'long-text':
      return {}
    case 'choice':
      return { options: field.options }
    case 'date':
      return { input: { type: 'date', min: field.min, max: field.max } }
    case 'number':
      return { input: { type: 'text', inputMode: field.decimals ? 'decimal' : 'numeric' } }
    case 'tick':
      return { input: { type: 'checkbox', value: field.ticked } }
  }
}

/** The fields that the forms show, in their order. */
export const shownFields = formFields.map((field): ShownField => {
  const { required, label } = field
  const hint = field.hint && withLimit(field.hint, limitOf(field))
  return isOwn(field)
    ? { name: `${ownPrefix}${field.id}`, isOwn: true, required, label, hint, ...controlOf(field) }
    : { name: field.name, required, label, hint }
})

const {
  errors: _,
  left = english.formWords.left,
  tooMany = english.formWords.tooMany,
  trap = english.formWords.trap,
  ...shown
} = formWords
/** The words of every form. */
export const shownWords = { ...shown, left, tooMany, trap }
