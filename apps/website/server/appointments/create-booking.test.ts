import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppointmentKind } from '#agency/schema/appointments.ts'
import { createReceiveConsultation } from '#server/requests/receive/receive-consultation.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { readAppointment } from './appointment-transactions.ts'
import { createBooking } from './create-booking.ts'
import { createAppointmentLinks } from './links.ts'

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

  const links = createAppointmentLinks('secret')
  const bookingWith = (...kinds: AppointmentKind[]) =>
    createBooking({
      store,
      kinds,
      contact: { offices: [], openingHours: [], holidays: [], email: 'desk@example.com' },
      links,
      receiveConsultation: createReceiveConsultation({
        store,
        channels: [],
        rateLimitPerMinute: 100,
        storesTouch: false,
        now,
      }),
      sendsMail: true,
      now,
    })({ client: 'a network' })

  it('knows a colleague however the content writes their address', async () => {
    const wish = { zone: 'UTC', instead: null }
    const booking = bookingWith(kindFor([' Ada@Example.com ']))
    const held = await booking.hold('call', startsAt, wish)
    if (held.outcome !== 'held') throw new Error(held.outcome)
    const row = await store.run(readAppointment, { id: links.read(held.token) ?? '' })
    expect(row?.holder).toBe('ada@example.com')
    // Another kind that the same person holds.
    const other = bookingWith({ ...kindFor(['ada@example.com']), slug: 'other' })
    expect((await other.hold('other', startsAt, wish)).outcome).toBe('taken')
  })
})
