import * as v from 'valibot'

/** `GET /api/desk/calendars`: what is wrong with the calendars of colleagues. */
export type CalendarsTrouble = {
  /** Calendars that cannot be read. `isIgnored`: their last busy times are too old to count. */
  failing: { holder: string; since: string; why: string; isIgnored: boolean }[]
  /** Coming appointments at a time at which the calendar says that the colleague is not free, the next first. */
  clashes: { requestId: string; holder: string; startsAt: string }[]
}

/** `GET /api/desk/calendars/own` */
export type StaffCalendars = {
  /** What only its owner sees. */
  own: (StaffCalendar & {
    /** What it is called, and the host of its address; null if the site can no longer read where it is. */
    label: { name: string; host: string } | null
    /** Whether it cannot be written. */
    isReadOnly: boolean
    /** Whether appointments are written into it. */
    isWritten: boolean
  })[]
  /** For admins, those of colleagues. */
  others: (StaffCalendar & { holder: string })[]
}

type StaffCalendar = {
  id: string
  /** Why it could not be read the last time; null if it could. */
  why: string | null
}

const noAddress = 'Enter the address of the calendar, such as https://cloud.example.com.'

/** Calendar programs write `webcal` for `https`. */
const address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000, noAddress),
  v.transform((text) => {
    const typed = text.replace(/^webcals?:/i, 'https:')
    return URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`)
  }),
  v.check((url) => url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '', noAddress),
  v.transform((url) => {
    const plain = new URL(url?.href ?? '')
    // What is entered in the address could be shown in it.
    Object.assign(plain, { username: '', password: '', hash: '' })
    return plain.href
  }),
)

const secret = (most: number) => v.pipe(v.string(), v.maxLength(most, 'This is too long.'))

/** `POST /api/desk/calendars/try` → `FoundCalendars`; 422 with a sentence about what is wrong */
export const calendarLoginSchema = v.variant('by', [
  v.object({
    /** Read and written. */
    by: v.literal('caldav'),
    url: address,
    user: v.pipe(secret(300), v.trim(), v.minLength(1, 'Enter the user name.')),
    password: v.pipe(secret(1000), v.minLength(1, 'Enter the password.')),
  }),
  v.object({
    /** A secret iCalendar address, read only. */
    by: v.literal('address'),
    url: address,
  }),
])

export type CalendarLogin = v.InferOutput<typeof calendarLoginSchema>

/** The calendars at an address. An account has one or more. A secret address is not sent back. */
export type FoundCalendars = { found: { url: string; name: string }[] }

/** `POST /api/desk/calendars/own` → 204: the same, with the address of one that was found; `DELETE …/own/:id` → 204, 409 */
