import * as v from 'valibot'
import { wordsWith } from './mails.ts'
import { ownFieldSchema } from './own-fields.ts'
import { isOwn } from './own-names.ts'
import { pluralSchema } from './plural.ts'
import { words } from './values.ts'

/** The fields that a form may show, by their names in the API. */
export const fieldNames = ['name', 'email', 'phone', 'company', 'service', 'message'] as const
export type FieldName = (typeof fieldNames)[number]

/** What a text field says. `{limit}` is replaced with the maximum length. */
const textField = {
  label: words,
  hint: v.optional(wordsWith('limit')),
  /** The error when a required field is empty. */
  missing: words,
  tooLong: wordsWith('limit'),
}
/** A request without a name and an address cannot be answered. */
const always = v.literal(true, 'must be true: a request needs it')
const required = v.boolean('must be true or false')

/** One of the six fields. */
const namedFieldSchema = v.variant(
  'name',
  [
    v.strictObject({ name: v.literal('name'), required: always, ...textField }),
    v.strictObject({ name: v.literal('email'), required: always, ...textField, invalid: words }),
    v.strictObject({ name: v.literal('phone'), required, ...textField, invalid: words }),
    v.strictObject({ name: v.literal('company'), required, ...textField }),
    /** The list of services. Without it, each form asks for its own service. */
    v.strictObject({
      name: v.literal('service'),
      required: v.literal(true, 'must be true: leave the field out to hide it'),
      label: words,
      hint: v.optional(words),
      missing: words,
    }),
    v.strictObject({ name: v.literal('message'), required, ...textField }),
  ],
  `must be one of: ${fieldNames.join(', ')}; a field of your own has a kind instead`,
)

/** One field of the forms: an entry with a kind is the agency's own. */
const formFieldSchema = v.lazy((field): typeof ownFieldSchema | typeof namedFieldSchema =>
  typeof field === 'object' && field !== null && isOwn(field) ? ownFieldSchema : namedFieldSchema,
)
export type FormField = v.InferOutput<typeof formFieldSchema>

const keyOf = (field: FormField): string => (isOwn(field) ? `own ${field.id}` : field.name)
const hasOnce = (fields: readonly FormField[], key: string): boolean =>
  fields.filter((field) => keyOf(field) === key).length === 1

/** The fields of every form, in their order. A field that is not listed is not asked for. */
export const formFieldsSchema = v.pipe(
  v.array(formFieldSchema, 'must be a list'),
  v.check((fields) => fields.every((field) => hasOnce(fields, keyOf(field))), 'must name each field once'),
  // Wishes for a time and questions without an answer go into the message.
  v.check(
    (fields) => (['name', 'email', 'message'] as const).every((name) => hasOnce(fields, name)),
    'needs the fields name, email and message',
  ),
)
export type FormFields = v.InferOutput<typeof formFieldsSchema>

/** The words that all forms share. */
export const formWordsSchema = v.strictObject({
  /** Behind the label of a field that is not required. */
  optional: words,
  /** The banner above a form that could not be sent. */
  failure: words,
  /** The heading of the list of errors. */
  problems: words,
  submitting: words,
  /** While sending takes long, and while the visitor is offline. */
  late: words,
  offline: words,
  /** The heading of the thank-you view. */
  thanks: words,
  /** Below a message near its maximum length, and above it. */
  left: v.optional(pluralSchema),
  tooMany: v.optional(pluralSchema),
  /** The label of a field that no visitor sees: programs fill it in. */
  trap: v.optional(words),
  errors: v.strictObject({
    /** For a character that no store could return unchanged. */
    unreadable: words,
    /** For what a form sends that no longer asks for it. */
    notAsked: v.optional(words),
    /** After too many requests. `{wait}` is replaced with one of the waits. */
    limited: wordsWith('wait'),
    waits: v.strictObject({ second: words, seconds: wordsWith('count'), minutes: words }),
  }),
})
export type FormWords = v.InferOutput<typeof formWordsSchema>
