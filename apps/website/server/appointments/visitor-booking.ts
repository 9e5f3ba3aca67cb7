import { hash, randomBytes } from 'node:crypto'
import type { AppointmentView, Booking } from '#contract/booking.ts'
import { addressOf } from '#agency/schema/contact.ts'
import type { Appointments } from '#agency/schema/appointments.ts'
import type { Contact } from '#agency/schema/contact.ts'
import type { ReceiveConsultation } from '#server/requests/receive/receive-consultation.ts'
import { createId } from '#server/store/create-id.ts'
import type { Database } from '#server/store/open-database.ts'
import { readSiteKey } from '#server/store/site-keys.ts'
import { StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import type { AppointmentRow } from '#server/store/tables/appointment-rows.ts'
import type { Increment } from '#server/store/usage.ts'
import { type BookOutcome, bookAppointment, bookForRequest, holdTime } from './book-appointment.ts'
import { cancelAppointment, moveAppointment, readAppointment } from './change-appointment.ts'
import type { Calendar } from './calendar.ts'
import { minutes } from './free-times.ts'
import type { SignedLinks } from './links.ts'

/** Milliseconds for which a time is held while a visitor types their details. */
const holdLength = minutes(5)

/** How many times one network may hold or move within those minutes. */
const mostHolds = 30

const day = 86_400_000

/** How many times one network may book within a day. */
const mostBookings = 20

/** Reads the secret that signs the links of appointments. */
export const readAppointmentKey = (store: Pick<Database, 'run' | 'read'>): Promise<string> =>
  readSiteKey(store, 'appointment links', () => randomBytes(32).toString('base64url'))

/** What one visitor can do about appointments. */
export type VisitorBooking = (visitor: { client: string; guest?: string | undefined }) => Booking

/** Creates what visitors can do about appointments. */
export function createVisitorBooking(options: {
  store: Pick<Database, 'run' | 'read'>
  calendar: Calendar
  contact: Pick<Contact, 'offices'>
  brandName: string
  words: Appointments['words']
  links: SignedLinks
  /** Lead from a sent form to the times, for a visitor who need not type their details again. */
  requestLinks: SignedLinks
  receiveConsultation: ReceiveConsultation
  /** Whether the site can send mail. */
  sendsMail: boolean
  /** Called when mails about an appointment may have been written. */
  onMailed?: () => void
  now?: () => Date
}): VisitorBooking {
  const { store, calendar, contact, brandName, words, links, requestLinks } = options
  const { receiveConsultation, sendsMail } = options
  const { onMailed = () => {}, now = () => new Date() } = options
  const unlessUnavailable = async <Outcome>(work: () => Promise<Outcome>) => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof StoreUnavailableError) return { outcome: 'unavailable' as const }
      throw error
    }
  }

  async function find(token: string): Promise<AppointmentRow | null> {
    const id = links.read(token)
    return id === null ? null : store.read(readAppointment, { id })
  }

  /** What a network holds and moves counts together. */
  const limitOf = (client: string, at: Date): Increment => ({
    key: hash('sha256', `hold ${client}`),
    amount: 1,
    limit: mostHolds,
    windowEndsAt: new Date(at.getTime() + holdLength).toISOString(),
  })

  return ({ client, guest }) => ({
    freeTimes: (slug) => calendar.freeTimes(slug),
    addressOf(slug) {
      const how = calendar.find(slug)?.content.how
      const office = contact.offices.find(({ name }) => how?.by === 'office' && name === how.office)
      return office ? addressOf(office) : null
    },
    zoneOf: (slug) => calendar.find(slug)?.content.timeZone ?? 'UTC',
    hold: (slug, startsAt, { zone, instead, request }) =>
      unlessUnavailable(async () => {
        const wish = await calendar.offeredWish(slug, startsAt)
        if (!wish) return { outcome: 'taken' }
        const id = createId()
        const at = now()
        const holdEndsAt = new Date(at.getTime() + holdLength).toISOString()
        const held = await store.run(holdTime, {
          id,
          wish,
          zone,
          instead: instead === null ? null : links.read(instead),
          requestId: request === null ? null : requestLinks.read(request),
          limit: limitOf(client, at),
          now: at.toISOString(),
          holdEndsAt,
        })
        return held.outcome === 'held'
          ? { outcome: 'held', token: links.tokenOf(id) }
          : { outcome: held.outcome }
      }),
    async read(token) {
      const row = await find(token)
      return row && viewOf(row, requestLinks, now().toISOString())
    },
    async calendarFile(slug, token, address) {
      const row = await find(token)
      const kind = calendar.find(slug)?.content
      if (row?.state !== 'booked' || row.kind !== slug || !kind) return null
      // Only who wants the file pays for their libraries.
      const { createEntry } = await import('./invitation.ts')
      const { placeOf } = await import('./appointment-mail.ts')
      const { id, sequence, starts_at: startsAt, ends_at: endsAt } = row
      return createEntry({
        appointment: { id, sequence, startsAt, endsAt },
        summary: `${kind.name}, ${brandName}`,
        // The address of a video call stands in the mails only.
        location: kind.how.by === 'video' ? words.video : placeOf(kind.how, words, null),
        description: address,
        now: now(),
      })
    },
    async book(token, input) {
      const row = await find(token)
      const kind = calendar.find(row?.kind ?? '')
      if (!row || !kind) return { outcome: 'gone' }
      const startsAt = Date.parse(row.starts_at)
      if (startsAt <= now().getTime()) return { outcome: 'gone' }
      const wish = await calendar.wishFor(kind, startsAt)
      const bookingAt = (at: string) => ({
        id: row.id,
        wish,
        limit: {
          key: hash('sha256', `book ${client}`),
          amount: 1,
          limit: mostBookings,
          windowEndsAt: new Date(Date.parse(at) + day).toISOString(),
        },
        sendsMail,
        now: at,
      })
      if (row.request_id !== null) {
        const outcome = await unlessUnavailable(() =>
          store.run(bookForRequest, bookingAt(now().toISOString())),
        )
        if (outcome.outcome === 'booked') onMailed()
        return outcome
      }
      let booked: BookOutcome | null = null
      const received = await receiveConsultation({
        input,
        idempotencyKey: null,
        client,
        guest,
        // The invitation confirms the request.
        channels: (channels) => channels.filter((channel) => channel !== 'confirmation'),
        async add(request) {
          const outcome = await store.run(bookAppointment, {
            ...bookingAt(request.consultation.created_at),
            // A second press is the same booking. No client can send a key with a space.
            request: {
              ...request,
              identity: {
                ...request.identity,
                idempotencyKeyHash: hash('sha256', `appointment ${row.id}`),
              },
            },
          })
          booked = outcome
          return 'consultation' in outcome || outcome.outcome === 'limited'
            ? outcome
            : { outcome: 'conflict' }
        },
      })
      if (received.outcome === 'accepted') onMailed()
      return received.outcome === 'conflict' ? outcomeOf(booked, received) : received
    },
    move: (token, startsAt, zone) =>
      unlessUnavailable(async () => {
        const row = await find(token)
        const wish = row && (await calendar.offeredWish(row.kind, startsAt))
        if (!row) return { outcome: 'gone' }
        if (!wish) return { outcome: 'taken' }
        const at = now()
        const moved = await store.run(moveAppointment, {
          id: row.id,
          wish,
          zone,
          limit: limitOf(client, at),
          sendsMail,
          staffId: null,
          now: at.toISOString(),
        })
        if (moved.outcome === 'changed') onMailed()
        return moved
      }),
    cancel: (token) =>
      unlessUnavailable(async () => {
        const id = links.read(token)
        if (id === null) return { outcome: 'gone' }
        const at = now().toISOString()
        const cancelled = await store.run(cancelAppointment, { id, sendsMail, staffId: null, now: at })
        if (cancelled.outcome === 'changed') onMailed()
        return cancelled
      }),
  })
}

/** What became of a request that was not stored, or a second time. */
function outcomeOf<Received>(booked: BookOutcome | null, received: Received) {
  return booked?.outcome === 'taken' || booked?.outcome === 'gone' || booked?.outcome === 'full'
    ? { outcome: booked.outcome }
    : received
}

function viewOf(row: AppointmentRow, requestLinks: SignedLinks, now: string): AppointmentView {
  const { kind, starts_at: startsAt, ends_at: endsAt, hold_ends_at: holdEndsAt, zone } = row
  const stateOf = (): AppointmentView['state'] => {
    if (row.state === 'cancelled') return 'cancelled'
    if (startsAt <= now || row.state === 'no-show') return 'over'
    if (row.state === 'booked') return 'booked'
    return row.state === 'held' && (holdEndsAt ?? '') > now ? 'held' : 'lost'
  }
  const state = stateOf()
  // The link of a booked appointment is forwarded.
  const isKnown = row.request_id !== null && (state === 'held' || state === 'lost')
  const request = isKnown ? requestLinks.tokenOf(row.request_id ?? '') : null
  return { kind, state, startsAt, endsAt, holdEndsAt, zone, request }
}
