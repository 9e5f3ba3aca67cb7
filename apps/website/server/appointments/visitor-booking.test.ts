import type { Appointments } from '#agency/schema/appointments.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppointmentKind } from '#agency/schema/appointments.ts'
import { createReceiveConsultation } from '#server/requests/receive/receive-consultation.ts'
import { aConsultation, aLimit, anIdentity } from '#server/testing/a-consultation.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { bookAppointment } from './book-appointment.ts'
import { readAppointment } from './change-appointment.ts'
import { createCalendar } from './calendar.ts'
import { createVisitorBooking } from './visitor-booking.ts'
import { createLinks } from './links.ts'

const now = () => new Date('2026-12-01T08:00:00.000Z')
const startsAt = '2026-12-02T10:00:00.000Z'

function kindFor(heldBy: AppointmentKind['heldBy']): AppointmentKind {
  return {
    slug: 'call',
    name: 'A call',
    text: 'Half an hour.',
    service: 'support',
    minutes: 30,
    noticeHours: 1,
    daysAhead: 7,
    how: { by: 'phone' },
    hours: [{ days: ['Wednesday'], opens: '08:00', closes: '18:00' }],
    holidays: [],
    timeZone: 'UTC',
    heldBy,
  }
}

describe('what visitors can do about appointments', () => {
  let store: TestDatabase
  beforeAll(async () => {
    store = await openTestDatabase('sqlite')
  })
  afterAll(() => store.close())

  let wakes = 0
  const links = createLinks('appointment', 'secret')
  const contact = { offices: [], openingHours: [], holidays: [], email: 'desk@example.com' }
  const bookingWith = (...kinds: AppointmentKind[]) =>
    createVisitorBooking({
      store,
      calendar: createCalendar({ store, kinds, contact, now }),
      contact,
      brandName: 'An agency',
      words: {} as Appointments['words'],
      links,
      requestLinks: createLinks('request', 'secret'),
      receiveConsultation: createReceiveConsultation({
        store,
        channels: [],
        rateLimitPerMinute: 100,
        storesTouch: false,
        now,
      }),
      sendsMail: true,
      onMailed: () => void wakes++,
      now,
    })({ client: 'a network' })

  it('knows a colleague however the content writes their address', async () => {
    const wish = { zone: 'UTC', instead: null, request: null }
    const booking = bookingWith(kindFor([' Ada@Example.com ']))
    const held = await booking.hold('call', startsAt, wish)
    if (held.outcome !== 'held') throw new Error(held.outcome)
    const row = await store.run(readAppointment, { id: links.read(held.token) ?? '' })
    expect(row?.holder).toBe('ada@example.com')
    // Another kind that the same person holds.
    const other = bookingWith({ ...kindFor(['ada@example.com']), slug: 'other' })
    expect((await other.hold('other', startsAt, wish)).outcome).toBe('taken')
  })

  it('wakes the relay only for a change that is mailed', async () => {
    const wish = { zone: 'UTC', instead: null, request: null }
    const booking = bookingWith(kindFor(['grace@example.com']))
    const [held, other] = [
      await booking.hold('call', startsAt, wish),
      await booking.hold('call', '2026-12-02T12:00:00.000Z', wish),
    ]
    if (held.outcome !== 'held' || other.outcome !== 'held') throw new Error('Not held')
    await store.run(bookAppointment, {
      id: links.read(held.token) ?? '',
      wish: {
        rules: { kind: 'call', length: 1_800_000, bufferBefore: 0, bufferAfter: 0, mostADay: null },
        startsAt: Date.parse(startsAt),
        dayFrom: Date.parse('2026-12-02T00:00:00.000Z'),
        dayUntil: Date.parse('2026-12-03T00:00:00.000Z'),
        holders: ['grace@example.com'],
      },
      request: {
        consultation: aConsultation({ created_at: now().toISOString() }),
        identity: anIdentity(),
        limit: aLimit(),
        context: {},
        channels: [],
        reasons: [],
      },
      limit: { key: 'a network', amount: 1, limit: 10, windowEndsAt: '2026-12-03T00:00:00.000Z' },
      sendsMail: true,
      now: now().toISOString(),
    })
    expect(await booking.move(held.token, '2026-12-02T12:00:00.000Z', 'UTC')).toEqual({ outcome: 'taken' })
    expect(await booking.move(held.token, startsAt, 'UTC')).toEqual({ outcome: 'unchanged' })
    expect(wakes).toBe(0)
    expect(await booking.move(held.token, '2026-12-02T14:00:00.000Z', 'UTC')).toEqual({ outcome: 'changed' })
    expect(wakes).toBe(1)
  })
})
