import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CalendarsTrouble } from '#contract/desk/calendars.ts'
import {
  keepCalendars,
  recordCalendar,
  recordCalendarFailure,
  recordCalendarWorks,
} from '#server/appointments/calendars/calendar-transactions.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn } from '#server/testing/sign-in-visitor.ts'

describe.each(engines)('Calendars at the desk, on %s', (engine) => {
  let store: TestDatabase
  let desk: TestDesk
  let now = new Date('2026-03-11T10:00:00.000Z')
  beforeAll(async () => {
    store = await openTestDatabase(engine)
    desk = createTestDesk(store, { now: () => now })
  })
  afterAll(async () => {
    await desk.close()
    await store.close()
  })

  it('show for five minutes nothing of a failure, and after a day that it counts no more', async () => {
    const ada = await signedIn(desk, { email: 'ada@example.com', name: 'Ada' })
    const failing = async () => {
      const response = await ada.get('/api/desk/calendars')
      return ((await response.json()) as CalendarsTrouble).failing
    }
    const later = (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000)
      return now.toISOString()
    }
    expect(await failing()).toEqual([])
    await store.run(keepCalendars, { calendars: [{ name: 'c', holder: 'ada@example.com', is_written: 1 }] })
    await store.run(recordCalendar, { name: 'c', busy: [], events: 'none', now: now.toISOString() })
    const since = now.toISOString()
    await store.run(recordCalendarFailure, { name: 'c', answer: 'HTTP 500', now: since })
    expect(await failing()).toEqual([])
    later(1)
    const trouble = { holder: 'ada@example.com', since, why: 'HTTP 500', isIgnored: false }
    expect(await failing()).toEqual([trouble])
    later(24)
    expect(await failing()).toEqual([{ ...trouble, isIgnored: true }])
    await store.run(recordCalendar, { name: 'c', busy: [], events: null, now: now.toISOString() })
    await store.run(recordCalendarWorks, { name: 'c' })
    expect(await failing()).toEqual([])
    await store.run(keepCalendars, { calendars: [] })
  })
})
