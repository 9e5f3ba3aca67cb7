/** What is read of a calendar. */
export type CalendarContent = {
  /** iCalendar texts. */
  texts: string[]
  /** Changes with the content, if the server says so; otherwise null. */
  mark: string | null
}

/** Instants in milliseconds since the epoch. */
export type CalendarRange = { from: number; until: number }

/** A calendar of a colleague. Every call throws CalendarFailure, or the error of the connection. */
export type Calendar = {
  name: string
  holder: string
  /** Another one after its owner has entered it again, as with a new password. */
  version: string
  /** Reads what lies in a range at least; null if nothing has changed since `mark`. */
  read(range: CalendarRange, mark: string | null, signal: AbortSignal): Promise<CalendarContent | null>
  /** Null for an address that is read only. */
  entries: CalendarEntries | null
  /** Whether it has the entries of its holder: the first one that can be written does. */
  isWritten: boolean
}

/** The entries of a calendar, by their address on the server. */
export type CalendarEntries = {
  /**
   * Where the entry of an appointment is to be written: a mail program may have accepted the invitation, and not every server
   * refuses a second event with the same UID.
   */
  hrefOf(id: string, signal: AbortSignal): Promise<string>
  /** Finds an event, whenever it is. */
  find(uid: string, signal: AbortSignal): Promise<{ href: string; text: string } | null>
  /** Writes an entry, over what stands there. @returns its address, another one if the calendar has the event elsewhere */
  write(entry: { id: string; href: string; text: string }, signal: AbortSignal): Promise<string>
  /** Deletes an entry, if it is there. */
  remove(href: string, signal: AbortSignal): Promise<void>
}
