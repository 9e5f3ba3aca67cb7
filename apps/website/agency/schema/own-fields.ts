import * as v from 'valibot'
import { wordsWith } from './mails.ts'
import { longestAnswer, ownId } from './own-names.ts'
import { day, some, words } from './values.ts'

/** The kinds of fields that an agency may add. */
const ownKinds = ['text', 'long-text', 'choice', 'date', 'number', 'tick'] as const

const shared = {
  /** Names the field where its answers are stored. With another id it is another field. */
  id: v.pipe(
    v.string('must be an id'),
    v.regex(
      ownId,
      'must be an id of lower-case letters, digits and hyphens, beginning with a letter, of at most 40 characters and not “constructor”',
    ),
  ),
  required: v.boolean('must be true or false'),
  label: words,
  hint: v.optional(wordsWith('limit')),
  /** The error when a required field is empty, and when an answer is none of the choices. */
  missing: words,
}
const invalid = words
const text = {
  ...shared,
  /** The maximum number of characters. */
  limit: v.optional(
    v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(longestAnswer, `must be at most ${longestAnswer}`),
    ),
  ),
  tooLong: wordsWith('limit'),
}
const number = v.number('must be a number')

const kinds = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('text'), ...text }),
    v.strictObject({ kind: v.literal('long-text'), ...text }),
    v.strictObject({
      kind: v.literal('choice'),
      ...shared,
      options: v.pipe(
        some(v.pipe(words, v.maxLength(200, 'must be at most 200 characters long'))),
        v.check((options) => new Set(options).size === options.length, 'must name each choice once'),
      ),
    }),
    v.strictObject({
      kind: v.literal('date'),
      ...shared,
      invalid,
      min: v.optional(day),
      max: v.optional(day),
    }),
    v.strictObject({
      kind: v.literal('number'),
      ...shared,
      invalid,
      min: v.optional(number),
      max: v.optional(number),
      /** Whether parts of a whole are allowed. */
      decimals: v.optional(v.boolean('must be true or left out')),
    }),
    /** A required one has to be ticked. */
    v.strictObject({
      kind: v.literal('tick'),
      ...shared,
      /** The answer that is stored for a box with a tick. */
      ticked: v.pipe(words, v.maxLength(200, 'must be at most 200 characters long')),
    }),
  ],
  `must be one of: ${ownKinds.join(', ')}`,
)

/** A field of the agency's own. Its answers are stored as text: those of a choice and a tick box in their words. */
export const ownFieldSchema = v.pipe(
  kinds,
  v.check(
    (field) =>
      !('min' in field) || field.min === undefined || field.max === undefined || field.min <= field.max,
    'has a min above its max',
  ),
  v.check(
    (field) =>
      field.kind !== 'number' ||
      field.decimals ||
      [field.min, field.max].every((end) => end === undefined || Number.isInteger(end)),
    'has a min or max with decimals, and takes whole numbers only: add decimals: true',
  ),
)
export type OwnField = v.InferOutput<typeof ownFieldSchema>
