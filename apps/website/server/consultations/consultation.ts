/**
 * The most a visitor may write, in UTF-16 code units, because that is what `maxlength` counts in HTML: form and server
 * agree on every text. Line breaks of the message count as one (CRLF has become LF), and nothing is ever cut silently.
 */
export const fieldLimits = { name: 200, email: 254, phone: 40, company: 200, message: 5000 } as const

/** The seven fields of a consultation request as they are stored: trimmed, single-line where the form has one line. */
export type ConsultationFields = {
  name: string
  email: string
  phone: string
  company: string
  /** What the forms call the service: agency/consultation-choices.ts. */
  service: string
  /** Empty when the visitor wrote nothing. */
  message: string
  /** The form it came from. */
  page_source: string
}

/** A row of the table `consultations`, as the API returns it. */
export type Consultation = ConsultationFields & {
  /** UUID version 7, made by the application. */
  id: string
  /** ISO 8601 in UTC with milliseconds, made by the application. */
  created_at: string
}

/** What the site does with a request: delivers it, holds it as suspected spam, or has erased what was personal in it. */
export const consultationStates = ['accepted', 'held', 'erased'] as const
/** A probe is no request: it is the operator's test of the way (`server/probe`), stored for a minute. */
export type ConsultationState = (typeof consultationStates)[number] | 'probe'
