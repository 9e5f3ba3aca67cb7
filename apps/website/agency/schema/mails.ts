import * as v from 'valibot'
import { some, words } from './values.ts'

/** Text with placeholders in braces that the site fills in: only these are allowed. */
export const wordsWith = (...placeholders: string[]) =>
  v.pipe(
    words,
    v.check(
      (text) =>
        Array.from(text.matchAll(/\{(.*?)\}/g)).every(([, placeholder = '']) =>
          placeholders.includes(placeholder),
        ),
      placeholders.length === 0
        ? 'must not have braces'
        : `may have ${placeholders.map((placeholder) => `{${placeholder}}`).join(' and ')} in braces, and nothing else`,
    ),
  )

/** A subject has one line, and programs cut long ones. */
const subjectWith = (...placeholders: string[]) =>
  v.pipe(
    wordsWith(...placeholders),
    v.regex(/^[^\r\n]+$/, 'must be one line'),
    v.maxLength(100, 'must be at most 100 characters long'),
  )

/** A mail about an appointment. */
const appointmentMail = (...placeholders: string[]) =>
  v.strictObject({ subject: subjectWith(...placeholders), heading: words, text: wordsWith(...placeholders) })
const toVisitor = appointmentMail('kind', 'when', 'brand')
const toStaff = appointmentMail('kind', 'when', 'name')

/** The words of the mails about appointments. */
const appointmentMailsSchema = v.strictObject({
  booked: toVisitor,
  moved: toVisitor,
  cancelled: toVisitor,
  reminderDay: toVisitor,
  reminderHour: toVisitor,
  /** To the colleague who holds it. */
  staff: v.strictObject({ booked: toStaff, moved: toStaff, cancelled: toStaff }),
  labels: v.strictObject({
    when: words,
    where: words,
    /** Of the link to move or cancel it. */
    change: words,
  }),
})

/** The words of the mails about a request. */
export const mailsSchema = v.strictObject({
  /** To staff, with a link to the desk. A reply to it goes to the visitor, and colleagues at the desk do not see it. */
  staff: v.strictObject({
    /** Without a company, `{company}` is the name. */
    subject: subjectWith('service', 'name', 'company', 'reference'),
    heading: words,
    intro: wordsWith('name', 'service', 'company'),
    labels: v.strictObject({
      name: words,
      email: words,
      phone: words,
      company: words,
      service: words,
      message: words,
      page: words,
      received: words,
      reference: words,
      /** Of the link to the request at the desk. */
      desk: words,
    }),
    footer: wordsWith('site'),
  }),
  /** To the visitor. */
  confirmation: v.strictObject({
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
  /** For an agency with appointments. */
  appointments: v.optional(appointmentMailsSchema),
})
export type Mails = v.InferOutput<typeof mailsSchema>
