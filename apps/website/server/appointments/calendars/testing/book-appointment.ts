import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Appointments } from '#agency/schema/appointments.ts'
import type { Database } from '#server/store/open-database.ts'
import { aConsultation, aLimit, anIdentity } from '#server/testing/a-consultation.ts'
import { bookAppointment, holdTime } from '#server/appointments/book-appointment.ts'
import type { Wish } from '#server/appointments/taken-times.ts'

const hour = 3_600_000
const day = 24 * hour

/** An hour on the phone, with these colleagues. */
export const aCallWith = (heldBy: readonly string[]) =>
  ({
    kinds: [
      {
        slug: 'call',
        name: 'A call',
        text: '',
        service: 'support',
        minutes: 60,
        noticeHours: 1,
        daysAhead: 30,
        how: { by: 'phone' },
        timeZone: 'UTC',
        heldBy,
      },
    ],
    words: { phone: 'We call you.' },
  }) as unknown as Appointments

export function wishFor(holder: string, startsAt: string): Wish {
  const start = Date.parse(startsAt)
  const dayFrom = Math.floor(start / day) * day
  return {
    rules: { kind: 'call', length: hour, bufferBefore: 0, bufferAfter: 0, mostADay: null },
    startsAt: start,
    dayFrom,
    dayUntil: dayFrom + day,
    holders: [holder],
  }
}

/** What one network may do, counted for itself. */
export const anIncrement = () => ({
  key: randomUUID(),
  amount: 1,
  limit: 9,
  windowEndsAt: new Date(Date.now() + hour).toISOString(),
})

/** Holds a time. @param lasts milliseconds */
export async function hold(store: Pick<Database, 'run'>, holder: string, startsAt: string, lasts = hour) {
  const id = randomUUID()
  const { outcome } = await store.run(holdTime, {
    id,
    wish: wishFor(holder, startsAt),
    zone: 'UTC',
    instead: null,
    requestId: null,
    limit: anIncrement(),
    now: new Date().toISOString(),
    holdEndsAt: new Date(Date.now() + lasts).toISOString(),
  })
  return { id, outcome }
}

/** Books a time for a new visitor. */
export async function book(store: Pick<Database, 'run'>, holder: string, startsAt: string) {
  const { id } = await hold(store, holder, startsAt)
  const email = `${randomUUID()}@example.org`
  const now = new Date().toISOString()
  const { outcome } = await store.run(bookAppointment, {
    id,
    wish: wishFor(holder, startsAt),
    request: {
      consultation: aConsultation({ id: randomUUID(), created_at: now, name: 'Zoë Weiß', email }),
      identity: anIdentity({ idempotencyKeyHash: `appointment ${id}` }),
      limit: aLimit(),
      context: {},
      channels: [],
      reasons: [],
    },
    limit: anIncrement(),
    sendsMail: true,
    now,
  })
  expect(outcome).toBe('added')
  return { id, email }
}
