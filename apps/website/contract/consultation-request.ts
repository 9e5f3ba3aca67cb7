import * as v from 'valibot'
import type { FieldName } from '#agency/schema/form-fields.ts'
import { defaultChoices, formChoices, onlyChoices, pageSources } from './consultation-choices.ts'
import { type ConsultationContext, consultationContextSchema } from './consultation-context.ts'
import {
  type AnsweredConsultation,
  type Answers,
  type ConsultationFields,
  fieldLimits,
  withLimit,
} from './consultation.ts'
import { fieldRules, formErrors, ownRules } from './form-errors.ts'
import { type OwnRule, readAnswers } from './own-answers.ts'
import { brokenCharacter, onOneLine, visibleCharacter } from './written-text.ts'

/** Lenient on purpose: one @, a dot in the domain, and nothing that could inject a second address or a header. */
export const emailAddress =
  /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}.]+(?:\.[^\s@,;:<>()[\]"\\\p{Cc}.]+)+$/u
/** Any human format, including "1-800-FLOWERS" and "٠١٢ ٣٤٥": a number needs only a few digits of any script. */
const threeDigits = /(?:\p{Nd}\P{Nd}*){3}/u

const hasNoBrokenCharacter = (text: string) => !brokenCharacter.test(text)

/** What the schema needs of a field in the content. */
export type FieldRule = (typeof fieldRules)[number]
type RuleOf<Name extends FieldName> = Extract<FieldRule, { name: Name }>
type TextName = keyof typeof fieldLimits

type RequestErrors = Pick<typeof formErrors, 'unreadable' | 'notAsked'>

/** The schema of a consultation request with these fields. */
function requestSchema(rules: readonly FieldRule[], { unreadable, notAsked: leaveOut }: RequestErrors) {
  const ruleOf = <Name extends FieldName>(name: Name) =>
    rules.find((rule): rule is RuleOf<Name> => rule.name === name)

  function text(name: TextName, normalize: (written: string) => string, format?: RegExp) {
    const rule: (RuleOf<TextName> & { invalid?: string }) | undefined = ruleOf(name)
    if (!rule) return v.optional(v.literal('', leaveOut), '')
    const { required, missing, tooLong, invalid = missing } = rule
    const limit = fieldLimits[name]
    return v.optional(
      v.pipe(
        v.string(missing),
        v.transform(normalize),
        v.check((line) => !required || visibleCharacter.test(line), missing),
        v.maxLength(limit, withLimit(tooLong, limit)),
        v.check(hasNoBrokenCharacter, unreadable),
        v.check((line) => line === '' || !format || format.test(line), invalid),
      ),
      '',
    )
  }
  const line = (name: TextName, format?: RegExp) => text(name, onOneLine, format)
  const service = ruleOf('service')
  const chooseService = service?.missing ?? 'Choose one of the services.'
  const choices = [...formChoices, ...onlyChoices.values()]

  return v.pipe(
    v.strictObject(
      {
        name: line('name'),
        email: line('email', emailAddress),
        phone: line('phone', threeDigits),
        company: line('company'),
        service: v.optional(v.picklist(service ? choices : ['', ...choices], chooseService), '' as never),
        message: text('message', (written) => written.replaceAll('\r\n', '\n')),
        page_source: v.optional(
          v.picklist(pageSources, `Name the form it came from: ${pageSources.join(', ')}.`),
          '' as never,
        ),
        context: v.optional(consultationContextSchema, {}),
      },
      (issue) => (issue.expected === 'never' ? leaveOut : 'Send the request as an object with its fields.'),
    ),
    v.transform(({ service: chosen, ...request }) => ({
      ...request,
      service: chosen === '' ? (defaultChoices.get(request.page_source) ?? '') : chosen,
    })),
    v.forward(
      v.partialCheck(
        [['service'], ['page_source']],
        (request) =>
          formChoices.includes(request.service) || onlyChoices.get(request.page_source) === request.service,
        chooseService,
      ),
      ['service'],
    ),
  )
}

/**
 * A sentence about the required change for each field, by path (`context.consent.version`). The key `''` holds errors
 * of the whole request.
 */
export type FieldErrors = Record<string, string>

/** The parsed request: the seven normalised fields, their context, and answers to own fields if there are some; or the errors. */
export type ReadConsultationRequest =
  | { valid: true; fields: ConsultationFields; context: ConsultationContext; answers?: Answers }
  | { valid: false; errors: FieldErrors }

/**
 * Makes the only schema of a consultation request, shared by the form in the browser and the server. It normalises
 * accepted fields: it trims single-line fields and turns each run of CR and LF into one space; in the message CRLF
 * becomes LF. Everything else stays as written.
 */
export function createRequestReader(
  rules: readonly FieldRule[],
  errors: RequestErrors = formErrors,
  own: readonly OwnRule[] = ownRules,
): (input: unknown) => ReadConsultationRequest {
  const schema = requestSchema(rules, errors)
  const words = { unreadable: errors.unreadable, leaveOut: errors.notAsked }
  return (input) => {
    // Also without own fields: a form may have been opened before the owner removed them.
    const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
    const { answers: given = {}, ...others }: { answers?: unknown } = isObject ? input : {}
    const result = v.safeParse(schema, isObject ? others : input, { abortPipeEarly: true })
    const read = isObject ? readAnswers(given, own, words) : { answers: {}, errors: {} }
    if (result.success && Object.keys(read.errors).length === 0) {
      const { context, ...fields } = result.output
      const hasAnswers = Object.keys(read.answers).length > 0
      return { valid: true, fields, context, ...(hasAnswers && { answers: read.answers }) }
    }
    const found = new Map<string, string>()
    for (const issue of result.issues ?? []) {
      const field = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
      if (!found.has(field)) found.set(field, issue.message)
    }
    return { valid: false, errors: { ...Object.fromEntries(found), ...read.errors } }
  }
}

/** Validates and normalises the input of a form or an API client. Never throws. */
export const readConsultationRequest = createRequestReader(fieldRules)

/** What became of one attempt to send a request. */
export type ReceiveOutcome =
  /** The stored row, whether this attempt or an earlier one created it. */
  | {
      outcome: 'accepted'
      consultation: AnsweredConsultation
      repeated: boolean
      isProbe?: true
      /** With it, the visitor books a time without typing their details again. */
      bookingToken?: string
    }
  | { outcome: 'invalid'; errors: FieldErrors }
  /** The key was already used for different content. */
  | { outcome: 'conflict' }
  | { outcome: 'limited'; retryAfterSeconds: number }
  /** The store cannot be reached; nothing was acknowledged, and a retry is safe. */
  | { outcome: 'unavailable'; retryAfterSeconds: number }
