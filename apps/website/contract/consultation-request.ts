import * as v from 'valibot'
import { formChoices, onlyChoices, pageSources } from './consultation-choices.ts'
import { type ConsultationContext, consultationContextSchema } from './consultation-context.ts'
import { type ConsultationFields, fieldLimits, type Consultation } from './consultation.ts'

/** NUL ends strings in C, and PostgreSQL refuses it. UTF-8 cannot encode half a surrogate pair. */
export const brokenCharacter = /[\0\p{Surrogate}]/u
const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Lenient on purpose: one @, a dot in the domain, and nothing that could inject a second address or a header. */
export const emailAddress =
  /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}.]+(?:\.[^\s@,;:<>()[\]"\\\p{Cc}.]+)+$/u
/** Any human format, including "1-800-FLOWERS" and "٠١٢ ٣٤٥": a number needs only a few digits of any script. */
const threeDigits = /(?:\p{Nd}\P{Nd}*){3}/u

const hasNoBrokenCharacter = (text: string) => !brokenCharacter.test(text)

function singleLine(limit: number, required: string, tooLong: string) {
  return v.pipe(
    v.string(required),
    v.transform((text) => text.replace(/[\r\n]+/g, ' ').trim()),
    v.regex(visibleCharacter, required),
    v.maxLength(limit, tooLong),
    v.check(hasNoBrokenCharacter, 'Remove the unreadable character.'),
  )
}

const askForName = 'Enter your name.'
const askForEmail = 'Enter an e-mail address like name@example.com.'
const askForPhone = 'Enter a phone number we can call you on.'
const askForCompany = 'Enter your company name.'
const askForMessage = 'Write your message as text.'
const chooseService = 'Choose one of the services.'
const leaveOut = 'Leave this out: it is not part of a consultation request.'

/**
 * The only schema of a consultation request, shared by the form in the browser and the server. It normalises accepted
 * fields: it trims single-line fields and turns each run of CR and LF into one space; in the message CRLF becomes LF.
 * Everything else stays as written.
 */
const consultationRequestSchema = v.pipe(
  v.strictObject(
    {
      name: v.optional(
        singleLine(fieldLimits.name, askForName, `Shorten your name to ${fieldLimits.name} characters.`),
        '',
      ),
      email: v.optional(
        v.pipe(
          singleLine(
            fieldLimits.email,
            'Enter your e-mail address.',
            `Enter an e-mail address of at most ${fieldLimits.email} characters.`,
          ),
          v.regex(emailAddress, askForEmail),
        ),
        '',
      ),
      phone: v.optional(
        v.pipe(
          singleLine(
            fieldLimits.phone,
            'Enter your phone number.',
            `Shorten the phone number to ${fieldLimits.phone} characters.`,
          ),
          v.regex(threeDigits, askForPhone),
        ),
        '',
      ),
      company: v.optional(
        singleLine(
          fieldLimits.company,
          askForCompany,
          `Shorten your company name to ${fieldLimits.company} characters.`,
        ),
        '',
      ),
      service: v.optional(v.picklist([...formChoices, ...onlyChoices.values()], chooseService), '' as never),
      message: v.optional(
        v.pipe(
          v.string(askForMessage),
          v.transform((text) => text.replaceAll('\r\n', '\n')),
          v.maxLength(
            fieldLimits.message,
            `Shorten your message to ${fieldLimits.message.toLocaleString('en')} characters.`,
          ),
          v.check(hasNoBrokenCharacter, 'Remove the unreadable character.'),
        ),
        '',
      ),
      page_source: v.optional(
        v.picklist(pageSources, `Name the form it came from: ${pageSources.join(', ')}.`),
        '' as never,
      ),
      context: v.optional(consultationContextSchema, {}),
    },
    (issue) => (issue.expected === 'never' ? leaveOut : 'Send the request as an object with its fields.'),
  ),
  v.forward(
    v.partialCheck(
      [['service'], ['page_source']],
      ({ service, page_source }) => formChoices.includes(service) || onlyChoices.get(page_source) === service,
      chooseService,
    ),
    ['service'],
  ),
)

/**
 * A sentence about the required change for each field, by path (`context.consent.version`). The key `''` holds errors
 * of the whole request.
 */
export type FieldErrors = Record<string, string>

/** The parsed request: the seven normalised fields and their context, or the errors. */
export type ReadConsultationRequest =
  | { valid: true; fields: ConsultationFields; context: ConsultationContext }
  | { valid: false; errors: FieldErrors }

/** Validates and normalises the input of a form or an API client. Never throws. */
export function readConsultationRequest(input: unknown): ReadConsultationRequest {
  const result = v.safeParse(consultationRequestSchema, input, { abortPipeEarly: true })
  if (result.success) {
    const { context, ...fields } = result.output
    return { valid: true, fields, context }
  }
  const errors = new Map<string, string>()
  for (const issue of result.issues) {
    const field = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
    if (!errors.has(field)) errors.set(field, issue.message)
  }
  return { valid: false, errors: Object.fromEntries(errors) }
}

/** What became of one attempt to send a request. */
export type ReceiveOutcome =
  /** The stored row, whether this attempt or an earlier one created it. */
  | { outcome: 'accepted'; consultation: Consultation; repeated: boolean; isProbe?: true }
  | { outcome: 'invalid'; errors: FieldErrors }
  /** The key was already used for different content. */
  | { outcome: 'conflict' }
  | { outcome: 'limited'; retryAfterSeconds: number }
  /** The store cannot be reached; nothing was acknowledged, and a retry is safe. */
  | { outcome: 'unavailable'; retryAfterSeconds: number }
