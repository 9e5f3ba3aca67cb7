import * as v from 'valibot'
import type { Answers } from './consultation.ts'

const leaveOut = 'Leave this out: it is not part of a consultation request.'
const askForVersion = 'Give the version of the privacy notice, in one line of at most 100 characters.'
const askForTime = 'Give the time in UTC as in 2026-11-21T09:30:00Z, no more than a day ahead.'
const askForCallId = 'Give the id of the call, in one line of at most 100 characters.'

/** No control characters, no half surrogate pairs, nothing invisible. */
const shortLine = /^\P{C}{1,100}$/u
const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/
const day = 24 * 60 * 60_000
/** Seconds. */
const month = 30 * 24 * 60 * 60

const shortened = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .slice(0, 100)
      .replaceAll(/\P{L}+/gu, ' ')
      .trim(),
  ),
)

/** JavaScript reads February 30 as March 2. */
function isInCalendar(time: string): boolean {
  const date = new Date(time)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(time.slice(0, 19))
}

const shortText = v.fallback(v.optional(v.pipe(v.string(), v.regex(shortLine))), undefined)

const touch = v.object({
  page: shortText,
  /** The referring host. */
  referrer: shortText,
  utm: v.fallback(
    v.optional(
      v.object({
        source: shortText,
        medium: shortText,
        campaign: shortText,
        term: shortText,
        content: shortText,
      }),
    ),
    undefined,
  ),
})

/** An object with exactly these keys. Arrays are rejected: all keys are optional, so an array would pass otherwise. */
function objectOf<Entries extends v.ObjectEntries>(entries: Entries, sentence: string) {
  const isObject = (input: unknown) => typeof input === 'object' && input !== null && !Array.isArray(input)
  return v.pipe(v.custom<object>(isObject, sentence), v.strictObject(entries, leaveOut))
}

/**
 * Optional data beside the fields of a request. Every key is optional, and unknown keys are rejected. To add a key, add a
 * line here; the store keeps the context as JSON.
 */
export const consultationContextSchema = objectOf(
  {
    /** The privacy notice that the visitor saw, and the time of the press (ISO 8601 in UTC with milliseconds). */
    consent: v.optional(
      objectOf(
        {
          version: v.optional(v.pipe(v.string(askForVersion), v.regex(shortLine, askForVersion)), ''),
          at: v.optional(
            v.pipe(
              v.string(askForTime),
              v.regex(utcTime, askForTime),
              v.check(isInCalendar, askForTime),
              // A visitor's clock may be off by a time zone. Past times are allowed: a request may have waited for a
              // network.
              v.check((time) => Date.parse(time) <= Date.now() + day, askForTime),
              v.transform((time) => new Date(time).toISOString()),
            ),
            '',
          ),
        },
        'Send the consent as an object with version and at, or leave it out.',
      ),
    ),
    /** Data that distinguishes a person from a program (`server/requests/spam`). Invalid values are dropped, never rejected. */
    trap: v.optional(
      v.fallback(
        v.object({
          /** The hidden field (honeypot). */
          website: v.fallback(v.optional(shortened), undefined),
          /** Time from page load to the press of the button. */
          seconds: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(month))), undefined),
          /** A solved challenge (`server/requests/spam/proof-of-work.ts`). */
          proof: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(4000))), undefined),
        }),
        {},
      ),
    ),
    /**
     * The first page of the visit, and the last one that the browser loaded. Invalid values are dropped, never rejected.
     */
    touch: v.fallback(v.optional(v.object({ first: touch, last: v.optional(touch) })), undefined),
    /** The call in which the assistant filled in the form. */
    call_id: v.optional(v.pipe(v.string(askForCallId), v.regex(shortLine, askForCallId))),
  },
  'Send the context as an object, or leave it out.',
)

export type ConsultationContext = v.InferOutput<typeof consultationContextSchema>

/** What the store keeps beside the fields of a request, as JSON. */
export type StoredContext = ConsultationContext & {
  answers?: Answers
  /** The language of the page that sent it (BCP 47), on a site in several languages. The server sets it. */
  language?: string
  /** The origin of the page that sent it, if that is another site. The server sets it. */
  site?: string
}
