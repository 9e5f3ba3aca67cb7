import type { ReceiveOutcome } from './consultation-request.ts'

/* What the pages of appointments and the server agree on. Times are ISO 8601 in UTC. */

/** An appointment as its signed link shows it: nobody's data. `lost`: the hold is over, and nobody booked it. */
export type AppointmentView = {
  /** The slug of its kind. */
  kind: string
  state: 'held' | 'lost' | 'booked' | 'cancelled' | 'over'
  startsAt: string
  endsAt: string
  holdEndsAt: string | null
  /** The time zone that its visitor chose. */
  zone: string
  /** The token of the request in which its visitor has said who they are; null if they have not, or once it is booked. */
  request: string | null
}

type Unavailable = { outcome: 'unavailable' }

/** What a visitor can do about appointments. A token is the signed part of an appointment's link. */
export type Booking = {
  /** The free beginnings of a kind, in order. */
  freeTimes(kind: string): Promise<string[]>
  /** Where it takes place: the address of an office; null for a call. */
  addressOf(kind: string): string | null
  /** The time zone of a kind's hours. */
  zoneOf(kind: string): string
  /**
   * Holds a time for a few minutes.
   * @param wish.instead the token of a time that is given back; its request is that of the new one
   * @param wish.request the token of a request of the last day, in which the visitor has said who they are
   */
  hold(
    kind: string,
    startsAt: string,
    wish: { zone: string; instead: string | null; request: string | null },
  ): Promise<{ outcome: 'held'; token: string } | { outcome: 'taken' | 'limited' } | Unavailable>
  /** Null for a token that was not signed here, or that leads to nothing. */
  read(token: string): Promise<AppointmentView | null>
  /** Writes a booked one as a file for a calendar (RFC 5545). Its UID is that of the invitation, so a calendar has it once. Null unless it is booked. */
  calendarFile(kind: string, token: string, address: string): Promise<string | null>
  /**
   * Books a held time with the request in which the visitor says who they are, or with the one that it is held for. `full`:
   * they have enough coming ones.
   */
  book(
    token: string,
    input: unknown,
  ): Promise<ReceiveOutcome | { outcome: 'booked' | 'taken' | 'gone' | 'full' } | Unavailable>
  /** `unchanged`: it has this time already; `moved-out`: it was moved as often as a visitor may. */
  move(
    token: string,
    startsAt: string,
    zone: string,
  ): Promise<{ outcome: 'changed' | 'unchanged' | 'taken' | 'gone' | 'limited' | 'moved-out' } | Unavailable>
  cancel(token: string): ReturnType<Booking['move']>
}
