import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBusinessHours } from '#server/desk/business-hours.ts'
import { findOverdueBefore, waitOf } from '#server/desk/requests/overdue.ts'
import { waitNow } from '../desk/model/request-rows.ts'

const clock = createBusinessHours({
  timeZone: 'Europe/Berlin',
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:00', closes: '18:00' },
    { days: ['Friday'], opens: '22:00', closes: '04:00' },
  ],
  holidays: ['2026-03-30'],
})
const at = (time: string) => Date.parse(time)
const week = 7 * 24 * 3600_000

it('agrees between a browser that was left open, the server, and the list of overdue requests', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at('2026-02-01T00:00:00Z'), max: at('2026-11-01T00:00:00Z') }),
      fc.integer({ min: 0, max: week }),
      fc.integer({ min: 0, max: 2 * week }),
      fc.integer({ min: -3600_000, max: 3600_000 }),
      fc.integer({ min: 1, max: 48 }),
      (created, loadedAfter, openFor, ahead, promisedHours) => {
        const responseTime = { text: '', clock, businessHours: promisedHours }
        const request = {
          desk_state: 'new',
          created_at: new Date(created).toISOString(),
          snoozed_until: null,
          waits_since: null,
        }
        const loaded = created + loadedAfter
        const now = loaded + openFor
        const row = { ...waitOf(request, responseTime, loaded), knownAt: loaded + ahead }
        const inBrowser = waitNow(
          row,
          { ...clock.describe(loaded), promisedHours, toServer: -ahead },
          now + ahead,
        )
        const onServer = waitOf(request, responseTime, now)
        // Each rounds down to whole seconds.
        expect(
          Math.abs(Number(inBrowser.waitingBusinessSeconds) - Number(onServer.waitingBusinessSeconds)),
        ).toBeLessThanOrEqual(1)
        const toDue = promisedHours * 3600 - Number(onServer.waitingBusinessSeconds)
        if (Math.abs(toDue) > 1) {
          expect(inBrowser.overdue).toBe(onServer.overdue)
          const before = findOverdueBefore({}, responseTime, now)
          expect(before !== null && request.created_at <= before).toBe(onServer.overdue)
        }
      },
    ),
    { numRuns: 1000 },
  )
})
