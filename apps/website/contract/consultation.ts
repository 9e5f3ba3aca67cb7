import { longestAnswer } from '#agency/schema/own-names.ts'
import { languageTag } from './language.ts'

/**
 * Maximum lengths in UTF-16 code units, because HTML's `maxlength` counts those: form and server agree on every text. A
 * line break in the message counts as one (CRLF has become LF). Nothing is ever truncated silently.
 */
export const fieldLimits = { name: 200, email: 254, phone: 40, company: 200, message: 5000 } as const

/** The maximum length of an answer to a field of the agency's own. */
export const ownLimit = (field: { kind: string; limit?: number | undefined }): number =>
  field.limit ?? (field.kind === 'text' ? 200 : longestAnswer)

/** Fills the maximum length into a text of the owner's. */
export const withLimit = (text: string, limit: number): string =>
  text.replace('{limit}', limit.toLocaleString(languageTag))

/** Answers to the agency's own fields, by the id of the field. Only what has an answer is here. */
export type Answers = Readonly<Record<string, string>>

/**
 * The seven fields of a consultation request as stored: trimmed, and on one line where the form has a single-line
 * input.
 */
export type ConsultationFields = {
  name: string
  email: string
  phone: string
  company: string
  /** The service's label in the forms: consultation-choices.ts. */
  service: string
  /** Empty if the visitor wrote no message. */
  message: string
  /** The page of the form. */
  page_source: string
}

/** A row of the table `consultations`, as the API returns it. */
export type Consultation = ConsultationFields & {
  /** UUID version 7, created by the application. */
  id: string
  /** ISO 8601 in UTC with milliseconds, set by the application. */
  created_at: string
}

/** A request with the answers to the agency's own fields, if it has some. They are stored in its context. */
export type AnsweredConsultation = Consultation & { answers?: Answers }

/** The same as staff get it: with the origin of the page that sent it, if that is another site. */
export type DeliveredConsultation = AnsweredConsultation & { site?: string }

/** Whether a request is delivered, held as suspected spam, or erased. */
export const consultationStates = ['accepted', 'held', 'erased'] as const
/** A probe is the operator's end-to-end test (`server/operate/probe`), not a request. It is stored for a minute. */
export type ConsultationState = (typeof consultationStates)[number] | 'probe'
