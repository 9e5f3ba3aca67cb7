import { isOwn } from '#agency/schema/own-names.ts'
import { formFields } from '#content/form-fields.ts'
import { ownLimit } from './consultation.ts'

/** Characters that own fields add to the longest form: answers (those of other kinds than text have at most 200), names and signs between them. */
const ownLength = formFields.reduce((sum, field) => {
  if (!isOwn(field)) return sum
  const isText = field.kind === 'text' || field.kind === 'long-text'
  return sum + (isText ? ownLimit(field) : 200) + 60
}, 0)

/**
 * What the longest valid form needs. Without own fields it has about 50,000 bytes when posted natively in the widest script,
 * which writes a character in nine, and 11,000 characters, of which a line break is two.
 */
export const requestLimits = { bytes: 64 * 1024 + 9 * ownLength, characters: 12_000 + 2 * ownLength }
