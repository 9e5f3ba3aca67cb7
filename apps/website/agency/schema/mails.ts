import * as v from 'valibot'
import { some, words } from './values.ts'

/** Text with placeholders in braces that the site fills in: only these are allowed. */
export const wordsWith = (...places: string[]) =>
  v.pipe(
    words,
    v.check(
      (text) => Array.from(text.matchAll(/\{(.*?)\}/g)).every(([, place = '']) => places.includes(place)),
      places.length === 0
        ? 'must not have braces'
        : `may have ${places.map((place) => `{${place}}`).join(' and ')} in braces, and nothing else`,
    ),
  )

/** A subject has one line, and programs cut long ones. */
const subjectWith = (...places: string[]) =>
  v.pipe(
    wordsWith(...places),
    v.regex(/^[^\r\n]+$/, 'must be one line'),
    v.maxLength(100, 'must be at most 100 characters long'),
  )

/** The words of the mails about a request. */
export const mailsSchema = v.object({
  /** To staff. A reply to it goes to the visitor. */
  staff: v.object({
    subject: subjectWith('service', 'name', 'company', 'reference'),
    heading: words,
    intro: wordsWith('name', 'service', 'company'),
    labels: v.object({
      name: words,
      email: words,
      phone: words,
      company: words,
      service: words,
      message: words,
      page: words,
      received: words,
      reference: words,
    }),
    footer: wordsWith('site'),
  }),
  /** To the visitor. */
  confirmation: v.object({
    subject: subjectWith('reference', 'brand'),
    heading: words,
    greeting: wordsWith('name'),
    /** Used if the name looks like an address, which would become a link. */
    greetingWithoutName: wordsWith(),
    paragraphs: some(wordsWith('reference')),
    referenceLabel: words,
    /** The reason for the mail, for people who never wrote. */
    footer: wordsWith(),
  }),
})
export type Mails = v.InferOutput<typeof mailsSchema>
