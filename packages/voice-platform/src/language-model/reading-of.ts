import {
  type Field,
  type FieldValue,
  type FormField,
  formFields,
  type OwnQuestion,
} from '#platform/dialogue/fields.ts'
import type { Knowledge } from '#platform/dialogue/knowledge.ts'
import type { Act } from '#platform/dialogue/read/acts.ts'
import { likeWritten } from '#platform/dialogue/read/corrections.ts'
import { typedEmails } from '#platform/dialogue/read/email.ts'
import { isWholeNumber } from '#platform/dialogue/read/numbers.ts'
import { readOwnAnswer } from '#platform/dialogue/read/own-answer.ts'
import type { Reading } from '#platform/dialogue/read/reading.ts'
import { normalise } from '#platform/dialogue/words.ts'

/** What a language model understood of a turn, in any language. */
export type Understood = {
  acts: readonly Act[]
  /** Values for the form; an empty one takes out what was noted. */
  values?: Partial<Record<Field, string>>
  /** A wish for a time. */
  wish?: string | undefined
  /** The field that the turn is about. */
  field?: Field | undefined
  /** Whether it asked something that the model has answered. */
  asks?: boolean
  /** The language of the visitor (BCP 47). */
  language?: string | undefined
}

/** A value as the form takes it; undefined if it is none. The service is one of the form's choices. */
function valueOf(field: FormField, said: string, services: readonly string[]): FieldValue | undefined {
  const value = said.replace(/\s+/g, ' ').trim()
  const given = { field, sure: 'given' as const }
  if (value === '') return { ...given, value: undefined }
  switch (field) {
    case 'email': {
      const email = typedEmails(value)[0]
      return email === undefined ? undefined : { ...given, value: email }
    }
    case 'phone': {
      const digits = value.replace(/(?!^\+)\D/g, '')
      return isWholeNumber(digits)
        ? {
            ...given,
            value: digits,
            written: /^[\d ()+./-]*\d[ ()./-]+\d[\d ()+./-]*$/.test(value) ? value : undefined,
          }
        : undefined
    }
    case 'service': {
      const choice = services.find((each) => normalise(each) === normalise(value))
      return choice === undefined ? undefined : { ...given, value: choice }
    }
    case 'name':
    case 'company':
    case 'message':
      return { ...given, value }
  }
}

/** An answer to a field of the agency's own, if its form takes it. */
function ownValueOf(question: OwnQuestion, said: string, today: string): FieldValue | undefined {
  const given = { field: question.name, sure: 'given' as const }
  if (said.trim() === '') return { ...given, value: undefined }
  const value = readOwnAnswer(question, said, today)
  // Without a tick, the field is left blank.
  return value === undefined && question.kind !== 'tick' ? undefined : { ...given, value }
}

/** Fewest digits that begin a telephone number. */
const fewestDigits = 3

/** The beginning of an address or a number that is not whole yet. */
function partialOf({ email = '', phone = '' }: NonNullable<Understood['values']>): string | undefined {
  const digits = phone.replace(/(?!^\+)\D/g, '')
  if (digits.length >= fewestDigits && !isWholeNumber(digits)) return digits
  return /^[\w.%+-]+@?[\w.-]*$/.test(email) && typedEmails(email).length === 0 ? email : undefined
}

/** The reading of a turn that a language model understood. @param today YYYY-MM-DD */
export function readingOf(
  text: string,
  understood: Understood,
  { services, own = [] }: Knowledge['consultation'],
  today: string,
): Reading {
  const { acts, values = {}, wish, field, asks = false } = understood
  return {
    text,
    words: normalise(text),
    acts: new Set(acts),
    asks,
    values: [
      ...formFields.flatMap((each) => {
        const said = values[each]
        return said === undefined ? [] : (valueOf(each, said, services) ?? [])
      }),
      ...own.flatMap((question) => {
        const said = values[question.name]
        return said === undefined ? [] : (ownValueOf(question, said, today) ?? [])
      }),
    ],
    partial: partialOf(values),
    wishes: wish === undefined ? [] : [wish],
    changesTime: wish !== undefined,
    tells: false,
    wants: false,
    field,
    wrong: acts.includes('wrong') ? field : undefined,
    patch: () => undefined,
    likeWritten,
    topic: { kind: 'unknown' },
  }
}
