import * as v from 'valibot'
import { emailAddress } from '../consultation-request.ts'
import { fieldLimits } from '../consultation.ts'
import { type DeskAppointment, idSchema, timeSchema } from './requests.ts'

/* What staff see and change of appointments. Times are ISO 8601 in UTC with milliseconds. */

const instant = v.pipe(
  timeSchema,
  v.transform((text) => new Date(text).toISOString()),
)

const words = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most, `Write at most ${most} characters.`),
    v.regex(/^[^\0]*$/, 'Leave out the character U+0000.'),
  )

const kind = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/, 'There is no such kind.'))

/** Milliseconds that the desk lists at once: six weeks. */
const longest = 42 * 86_400_000

/** `GET /api/desk/appointments?from=&until=` */
export const appointmentQuerySchema = v.pipe(
  v.object({ from: instant, until: instant }),
  v.check(
    ({ from, until }) => from < until && Date.parse(until) - Date.parse(from) <= longest,
    'Give six weeks at most.',
  ),
)

/** Time that a colleague keeps free of appointments. */
export type BlockedTime = {
  id: string
  holder: string
  startsAt: string
  endsAt: string
  /** What for; may be empty. */
  words: string
}

export type DeskAppointments = {
  appointments: DeskAppointment[]
  blocked: BlockedTime[]
}

/** `GET /api/desk/appointments/kinds` */
export type DeskKinds = {
  kinds: {
    slug: string
    name: string
    minutes: number
    by: 'phone' | 'video' | 'office'
    /** The time zone of its hours (IANA). */
    zone: string
  }[]
  /** Everybody who is at the desk, by e-mail address. */
  holders: { email: string; name: string }[]
}

/** `GET /api/desk/appointments/times?kind=&except=` */
export const freeTimesQuerySchema = v.object({ kind, except: v.optional(idSchema) })

/** The free beginnings, in order. */
export type FreeTimes = { times: string[] }

/** Somebody who has sent no request: `message` is what staff write about them. */
const visitor = v.pipe(
  v.object({
    name: v.pipe(words(fieldLimits.name), v.minLength(1, 'Enter a name.')),
    email: v.pipe(
      words(fieldLimits.email),
      v.check((email) => email === '' || emailAddress.test(email), 'Enter an e-mail address.'),
    ),
    phone: words(fieldLimits.phone),
    message: words(fieldLimits.message),
  }),
  v.forward(
    v.check(({ email, phone }) => email !== '' || phone !== '', 'Enter an e-mail address or a phone number.'),
    ['email'],
  ),
)
export type NewVisitor = v.InferOutput<typeof visitor>

/**
 * `POST /api/desk/appointments`: for a request, or for a visitor, who gets one; 409 if nobody is free then, 404 without the
 * request
 */
export const addAppointmentSchema = v.union([
  v.object({ requestId: idSchema, kind, startsAt: instant }),
  v.object({ visitor, kind, startsAt: instant }),
])
export type AddAppointment = v.InferInput<typeof addAppointmentSchema>

/** `PATCH /api/desk/appointments/:id` → `AppointmentChanged`; 409 `AppointmentConflict` */
export const changeAppointmentSchema = v.object({
  /** The `sequence` and `state` that its person saw. */
  seen: v.object({
    sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
    state: v.picklist(['booked', 'cancelled', 'no-show']),
  }),
  change: v.variant('to', [
    v.object({ to: v.literal('time'), startsAt: instant }),
    /** `words`: to the visitor, in the mail about it. */
    v.object({ to: v.literal('cancelled'), words: words(2000) }),
    v.object({ to: v.literal('no-show') }),
    /** Takes back a no-show. */
    v.object({ to: v.literal('kept') }),
  ]),
})
export type AppointmentChange = v.InferOutput<typeof changeAppointmentSchema>['change']

export type AppointmentChanged = {
  appointment: DeskAppointment
  /** For `POST /api/desk/undo`, by the same person within ten minutes. */
  undoToken: string
}

/** The 409 answer, besides the problem's own fields: as it is now; null if it is gone. */
export type AppointmentConflict = { current: DeskAppointment | null }

/** `POST /api/desk/appointments/blocked` → 201 `BlockedTime`; `DELETE …/:id` → 204 */
export const blockTimeSchema = v.pipe(
  v.object({ startsAt: instant, endsAt: instant, words: words(200) }),
  v.forward(
    v.check(
      ({ startsAt, endsAt }) =>
        startsAt < endsAt && Date.parse(endsAt) - Date.parse(startsAt) <= 31 * 86_400_000,
      'It must end after it begins, and within 31 days.',
    ),
    ['endsAt'],
  ),
)

const day = v.pipe(v.string(), v.isoDate('Give a day, such as 2026-12-24.'))
const clock = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Give a time, such as 08:30.'))
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** `GET` and `PUT /api/desk/appointments/hours`: when the signed-in person holds appointments. */
export const staffHoursSchema = v.object({
  timeZone: v.pipe(v.string(), v.check(isZone, 'Give a time zone, such as Europe/Berlin.')),
  /** Null for whenever a kind is offered. */
  hours: v.nullable(
    v.pipe(
      v.array(
        v.object({ days: v.pipe(v.array(v.picklist(days)), v.minLength(1)), opens: clock, closes: clock }),
      ),
      v.maxLength(50),
    ),
  ),
  daysOff: v.pipe(
    v.array(
      v.pipe(
        v.object({ from: day, to: day }),
        v.check(({ from, to }) => from <= to, 'The last day must not be before the first.'),
      ),
    ),
    v.maxLength(100, 'Give at most 100 times off.'),
  ),
})
/** When a colleague holds appointments. */
export type StaffHours = v.InferOutput<typeof staffHoursSchema>

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}
