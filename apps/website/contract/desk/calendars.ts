/** `GET /api/desk/calendars`: what is wrong with the calendars of colleagues. */
export type CalendarsTrouble = {
  /** Calendars that cannot be read. `isIgnored`: their last busy times are too old to count. */
  failing: { holder: string; since: string; why: string; isIgnored: boolean }[]
  /** Coming appointments at a time at which the calendar says that the colleague is not free, the next first. */
  clashes: { requestId: string; holder: string; startsAt: string }[]
}
