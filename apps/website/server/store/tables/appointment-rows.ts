import type { Generated } from 'kysely'

/** The tables of appointments. Timestamps are ISO 8601 text in UTC with milliseconds. */
export type AppointmentTables = {
  appointments: Omit<AppointmentRow, 'sequence' | 'words'> & {
    sequence: Generated<number>
    words: Generated<string | null>
  }
  appointment_mails: AppointmentMailRow
  calendars: Omit<CalendarRow, 'failures'> & { failures: Generated<number> }
  /** When the holder of a calendar is not free. */
  calendar_busy: { calendar: string; starts_at: string; ends_at: string }
  calendar_entries: CalendarEntryRow
  staff_hours: StaffHoursRow
}

/** `expired`: held, but not booked in time. `blocked`: no appointment, but time that a colleague keeps free. */
type AppointmentState = 'held' | 'expired' | 'booked' | 'cancelled' | 'no-show' | 'blocked'

/** A row of the table `appointments`. */
export type AppointmentRow = {
  id: string
  /** The slug of its kind. */
  kind: string
  /** The e-mail address of the colleague. */
  holder: string
  state: AppointmentState
  starts_at: string
  ends_at: string
  /** With the buffers that its kind had then. */
  busy_from: string
  busy_until: string
  hold_ends_at: string | null
  /** The request that it belongs to; null until it is booked. */
  request_id: string | null
  /** The time zone that the visitor saw (IANA). */
  zone: string
  /** Of the invitation (RFC 5545): one more with each change. */
  sequence: number
  /** What staff wrote: to the visitor of a cancelled one, or about a blocked time. */
  words: string | null
  created_at: string
  updated_at: string
}

/** When a colleague holds appointments. */
export type StaffHoursRow = {
  staff_id: string
  /** IANA name. */
  time_zone: string
  /** JSON: opening hours; null for whenever a kind is offered. */
  hours: string | null
  /** JSON: a list of first and last days, as 2026-12-24. */
  days_off: string
  updated_at: string
}

export type AppointmentMailKind = 'booked' | 'moved' | 'cancelled' | 'reminder-day' | 'reminder-hour'

/** A row of the table `appointment_mails`. */
export type AppointmentMailRow = {
  delivery_id: string
  appointment_id: string
  kind: AppointmentMailKind
  /** One with another sequence than the appointment's is outdated. */
  sequence: number
  /** The colleague to whom it goes; null for the visitor. */
  holder: string | null
}

/** A row of the table `calendars`. */
export type CalendarRow = {
  /** A keyed hash of the address, the user and the holder. */
  name: string
  staff_id: string
  /** The e-mail address of the colleague. */
  holder: string
  /** Its address, user and password, encrypted. */
  secret: string
  can_write: number
  /** Whether appointments are written into it. */
  is_written: number
  added_at: string
  /** When the secret was stored. */
  updated_at: string
  /** When it was last read without a failure. */
  read_at: string | null
  failing_since: string | null
  failures: number
  /** What the server said to the last failure. */
  answer: string | null
  /** A hash of its events as they were stored last. */
  events: string | null
}

/** A row of the table `calendar_entries`: an appointment in a calendar. */
export type CalendarEntryRow = {
  appointment_id: string
  calendar: string
  /** Its address on the server. */
  href: string
  /** As they were written last; null until then. */
  sequence: number | null
  starts_at: string | null
  ends_at: string | null
}
