import * as v from 'valibot'
import { list, sample, some, time, timeZone, words } from './values.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const country = v.pipe(
  v.string('must be the two letters of a country, such as DE'),
  v.regex(/^[A-Z]{2}$/, 'must be the two letters of a country, such as DE'),
)

const dayOff = "must be a day such as 2026-12-24, or 12-25 for every year, or { country: 'DE', region: 'HB' }"
export const holidaySchema = v.union(
  [
    v.pipe(v.string(), v.regex(/^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, dayOff)),
    v.strictObject({ country, region: v.optional(words) }),
  ],
  dayOff,
)
/** A day, or a country and region (ISO 3166-2) with their public holidays. */
export type HolidayRule = v.InferOutput<typeof holidaySchema>

export const openingHoursSchema = list(
  v.strictObject({ days: some(v.picklist(days)), opens: time, closes: time }),
)

const phoneLink = v.pipe(
  v.string('must be a phone number'),
  v.regex(/^\+\d{5,15}$/, 'must be a phone number as it is dialled, such as +12025550142'),
)

/** An office of the agency. */
const officeSchema = v.strictObject({
  name: words,
  street: words,
  city: words,
  postalCode: v.optional(words),
  /** Two letters (ISO 3166). */
  country,
  phone: v.optional(words),
  phoneLink: v.optional(phoneLink),
  /** Its opening hours in a sentence, if it has its own. */
  hours: v.optional(words),
  /** The same for search engines and the assistant. Left out: those of the agency. */
  openingHours: v.optional(openingHoursSchema),
  /** Left out: those of the agency. */
  holidays: v.optional(list(holidaySchema)),
  /** IANA name, if it is not that of the agency (`TIME_ZONE`). */
  timeZone: v.optional(timeZone),
})
export type Office = v.InferOutput<typeof officeSchema>

/** How visitors reach the agency without the form. */
export const contactSchema = v.strictObject({
  sample,
  /** In the format shown to people. */
  phone: words,
  /** In the format for dialling: plus sign and digits. */
  phoneLink,
  email: v.pipe(v.string('must be an e-mail address'), v.email('must be an e-mail address')),
  /** Opening hours in a sentence. */
  hours: words,
  /**
   * The same for search engines, the assistant ("are you open now?") and the desk's clocks. Leave it empty to publish no
   * hours; the clocks then never pause.
   */
  openingHours: openingHoursSchema,
  /** Days off: 2026-12-24 once, 12-25 every year, `{ country: 'DE', region: 'HB' }` the public holidays there. */
  holidays: list(holidaySchema),
  /** The promise behind "within": forms, home page, assistant and llms.txt. */
  responseTime: words,
  /** Business hours after which an unanswered request is overdue at the desk. */
  responseBusinessHours: v.pipe(
    v.number('must be a number of hours'),
    v.minValue(0.25, 'must be at least 0.25'),
    v.maxValue(1000, 'must be at most 1000'),
  ),
  offices: list(officeSchema),
})
export type Contact = v.InferOutput<typeof contactSchema>

/** Formats an office and its address in one line: "Berlin: Lindenstraße 1, 10969 Berlin". */
export const addressOf = ({ name, street, postalCode, city }: Office): string =>
  `${name}: ${street}, ${[postalCode, city].filter(Boolean).join(' ')}`
