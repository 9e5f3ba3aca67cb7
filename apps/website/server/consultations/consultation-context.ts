import * as v from 'valibot'

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

/** JavaScript takes February 30 for March 2. */
function isInCalendar(time: string): boolean {
  const date = new Date(time)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(time.slice(0, 19))
}

const shortText = v.fallback(v.optional(v.pipe(v.string(), v.regex(shortLine))), undefined)

const touch = v.object({
  /** The path. */
  page: shortText,
  /** The host that led there. */
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

/** An object with these keys and no others. An array, whose keys would all be optional, is none. */
function objectOf<Entries extends v.ObjectEntries>(entries: Entries, sentence: string) {
  const isObject = (input: unknown) => typeof input === 'object' && input !== null && !Array.isArray(input)
  return v.pipe(v.custom<object>(isObject, sentence), v.strictObject(entries, leaveOut))
}

/**
 * What may come with a request besides its fields: each key is optional, and any other is refused. A new key is a line here;
 * the store keeps the whole as JSON.
 */
export const consultationContextSchema = objectOf(
  {
    /** Which privacy notice the visitor had before them, and when they pressed the button (ISO 8601 in UTC with milliseconds). */
    consent: v.optional(
      objectOf(
        {
          version: v.optional(v.pipe(v.string(askForVersion), v.regex(shortLine, askForVersion)), ''),
          at: v.optional(
            v.pipe(
              v.string(askForTime),
              v.regex(utcTime, askForTime),
              v.check(isInCalendar, askForTime),
              // A visitor's clock may be wrong by a time zone. The past stays open: a request may have waited for a network.
              v.check((time) => Date.parse(time) <= Date.now() + day, askForTime),
              v.transform((time) => new Date(time).toISOString()),
            ),
            '',
          ),
        },
        'Send the consent as an object with version and at, or leave it out.',
      ),
    ),
    /** What tells a person from a program (`server/spam`). A value that says nothing is left out, never refused. */
    trap: v.optional(
      v.fallback(
        v.object({
          /** The field that nobody sees. */
          website: v.fallback(v.optional(shortened), undefined),
          /** From the opening of the page to the press of the button. */
          seconds: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(month))), undefined),
          /** A solved challenge (`server/spam/proof-of-work`). */
          proof: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(4000))), undefined),
        }),
        {},
      ),
    ),
    /** How the visit began, and continued where the browser loaded another page. What is odd is left out, never refused. */
    touch: v.fallback(v.optional(v.object({ first: touch, last: v.optional(touch) })), undefined),
    /** The call in which the assistant filled in the form. */
    call_id: v.optional(v.pipe(v.string(askForCallId), v.regex(shortLine, askForCallId))),
  },
  'Send the context as an object, or leave it out.',
)

export type ConsultationContext = v.InferOutput<typeof consultationContextSchema>
