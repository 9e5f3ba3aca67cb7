import * as v from 'valibot'
import { holidaySchema, openingHoursSchema } from './contact.ts'
import { wordsWith } from './mails.ts'
import { id, list, some, timeZone, words } from './values.ts'

const slug = v.pipe(
  v.string('must be a name for the address'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words with hyphens, such as first-call'),
  v.maxLength(40, 'must be at most 40 characters'),
)

const whole = (unit: string, from: number, to: number) => {
  const sentence = `must be a whole number of ${unit} from ${from} to ${to}`
  return v.pipe(v.number(sentence), v.integer(sentence), v.minValue(from, sentence), v.maxValue(to, sentence))
}

const email = v.pipe(
  v.string('must be an e-mail address'),
  v.trim(),
  v.email('must be an e-mail address'),
  v.toLowerCase(),
)

const howSchema = v.variant(
  'by',
  [
    /** The agency calls the visitor. */
    v.strictObject({ by: v.literal('phone') }),
    v.strictObject({
      by: v.literal('video'),
      /** In the mails only. */
      link: v.pipe(
        v.string('must be the address of the video call'),
        v.regex(/^https:\/\/\S+$/, 'must begin with https://'),
      ),
    }),
    /** An office of contact.ts, by its name. */
    v.strictObject({ by: v.literal('office'), office: words }),
  ],
  "must be { by: 'phone' }, { by: 'video', link } or { by: 'office', office }",
)

/** A kind of appointment that visitors can book, at `/book/<slug>`. */
const kindSchema = v.strictObject({
  slug,
  name: words,
  /** What it is for, in a sentence or two. */
  text: words,
  /** The id of the service that its requests ask for. */
  service: id,
  minutes: whole('minutes', 5, 480),
  /** Minutes from one possible beginning to the next; the length if left out. */
  every: v.optional(whole('minutes', 5, 480)),
  /** Minutes that stay free before and after. */
  bufferBefore: v.optional(whole('minutes', 0, 480), 0),
  bufferAfter: v.optional(whole('minutes', 0, 480), 0),
  /** Hours between the booking and the earliest beginning. */
  noticeHours: whole('hours', 0, 720),
  /** Days ahead that can be booked, today left out. */
  daysAhead: whole('days', 1, 180),
  /** At most this many a day for one person. */
  mostADay: v.optional(whole('appointments', 1, 100)),
  how: howSchema,
  /** Left out: the opening hours of the office, or else of the agency. */
  hours: v.optional(openingHoursSchema),
  /** Left out: those of the office, or else of the agency. */
  holidays: v.optional(list(holidaySchema)),
  /** Of the hours and the holidays (IANA). */
  timeZone,
  /** E-mail addresses of staff, or everybody at the desk. */
  heldBy: v.union([v.literal('anybody'), some(email)], "must be 'anybody', or a list of e-mail addresses"),
})
export type AppointmentKind = v.InferInput<typeof kindSchema>

/** A page in one of its states. */
const state = v.strictObject({ title: words, text: words })

/** What can be booked, and the words of its pages. */
export const appointmentsSchema = v.strictObject({
  kinds: v.pipe(
    list(kindSchema),
    v.check(
      (kinds) => new Set(kinds.map((kind) => kind.slug)).size === kinds.length,
      'must have each slug once',
    ),
  ),
  words: v.strictObject({
    /** The link on the thank-you view of the forms. */
    link: wordsWith('kind'),
    /** How long it takes, and where. */
    minutes: wordsWith('minutes'),
    phone: words,
    video: words,
    office: wordsWith('address'),
    choose: words,
    /** Around the name of the zone. */
    zone: wordsWith('zone'),
    changeZone: words,
    changeZoneButton: words,
    none: wordsWith('days'),
    earlier: words,
    later: words,
    /** Above the nearest times, after another visitor was faster. */
    taken: words,
    /** Above the times, if too many were chosen from one network. */
    limited: words,
    /** Above the details of a person with as many coming appointments as one may have. */
    full: words,
    /** Above the times of an appointment that was moved as often as a visitor may. */
    movedOut: words,
    details: words,
    held: wordsWith('time'),
    otherTime: words,
    book: words,
    /** The time was held too long and is gone. */
    lost: state,
    booked: state,
    moved: state,
    /** The link to a file for the visitor's calendar. */
    addToCalendar: words,
    move: words,
    moveTo: words,
    cancel: words,
    /** The button that cancels, once `cancel` has been chosen. */
    cancelNow: words,
    cancelled: state,
    bookAgain: words,
    over: state,
    /** For a link that leads to no appointment. */
    unknown: state,
  }),
})
export type Appointments = v.InferInput<typeof appointmentsSchema>
