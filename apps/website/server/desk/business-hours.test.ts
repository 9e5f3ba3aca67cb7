import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BusinessCalendar } from '#server/runtime/open-days.ts'
import { createBusinessHours } from './business-hours.ts'

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const office: BusinessCalendar = {
  timeZone: 'Europe/Berlin',
  openingHours: [{ days: workdays, opens: '08:00', closes: '18:00' }],
  holidays: ['2026-04-03', '12-25'],
}
const at = (time: string) => Date.parse(time)
const hours = (calendar: BusinessCalendar, from: string, to: string) =>
  createBusinessHours(calendar).secondsBetween(at(from), at(to)) / 3600

describe('The clock of a request', () => {
  it('runs while the agency is open', () => {
    // In March, Berlin is an hour ahead.
    expect(hours(office, '2026-03-03T09:00:00Z', '2026-03-03T11:30:00Z')).toBe(2.5)
  })

  it('pauses at night and on weekends', () => {
    // Friday 17:00 to Monday 09:00.
    expect(hours(office, '2026-03-06T16:00:00Z', '2026-03-09T08:00:00Z')).toBe(2)
    expect(hours(office, '2026-03-07T10:00:00Z', '2026-03-08T20:00:00Z')).toBe(0)
  })

  it('pauses on holidays, of one year and of every year', () => {
    expect(hours(office, '2026-04-02T16:00:00Z', '2026-04-06T16:00:00Z')).toBe(10)
    expect(hours(office, '2026-12-25T00:00:00Z', '2026-12-26T00:00:00Z')).toBe(0)
    expect(hours(office, '2028-12-25T00:00:00Z', '2028-12-26T00:00:00Z')).toBe(0)
    expect(hours(office, '2027-04-02T00:00:00Z', '2027-04-03T00:00:00Z')).toBe(10)
  })

  it('pauses on the holidays of a country, whenever Easter is', () => {
    const bremen: BusinessCalendar = { ...office, holidays: [{ country: 'DE', region: 'HB' }] }
    // From Good Friday to Easter Monday.
    expect(hours(bremen, '2026-04-03T00:00:00Z', '2026-04-07T00:00:00Z')).toBe(0)
    expect(hours(bremen, '2027-03-26T00:00:00Z', '2027-03-30T00:00:00Z')).toBe(0)
    expect(hours(office, '2027-03-26T00:00:00Z', '2027-03-30T00:00:00Z')).toBe(20)
  })

  it('counts ten hours on the days around a clock change', () => {
    // Clocks went ahead on Sunday, March 29, and go back on Sunday, October 25.
    expect(hours(office, '2026-03-27T00:00:00Z', '2026-03-31T00:00:00Z')).toBe(20)
    expect(hours(office, '2026-10-23T00:00:00Z', '2026-10-27T00:00:00Z')).toBe(20)
    // Monday 08:00 is 06:00 UTC in summer.
    expect(hours(office, '2026-03-30T06:00:00Z', '2026-03-30T07:00:00Z')).toBe(1)
  })

  it('counts an hour less or more in a night with a clock change', () => {
    const nights: BusinessCalendar = {
      ...office,
      openingHours: [{ days: ['Saturday'], opens: '20:00', closes: '06:00' }],
    }
    expect(hours(nights, '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toBe(9)
    expect(hours(nights, '2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toBe(11)
    expect(hours(nights, '2026-03-21T12:00:00Z', '2026-03-22T12:00:00Z')).toBe(10)
  })

  it('opens at the change if its hour is skipped', () => {
    const skipped: BusinessCalendar = {
      ...office,
      openingHours: [{ days: ['Sunday'], opens: '02:30', closes: '05:00' }],
    }
    expect(hours(skipped, '2026-03-29T00:00:00Z', '2026-03-29T12:00:00Z')).toBeCloseTo(1.5, 5)
  })

  it('keeps the hours of each day, with a break at noon', () => {
    const shop: BusinessCalendar = {
      timeZone: 'America/New_York',
      openingHours: [
        { days: ['Monday'], opens: '14:00', closes: '17:00' },
        { days: ['Monday'], opens: '09:00', closes: '12:00' },
        { days: ['Saturday'], opens: '10:00', closes: '12:00' },
      ],
      holidays: [],
    }
    expect(hours(shop, '2026-11-16T00:00:00Z', '2026-11-23T00:00:00Z')).toBe(8)
    expect(hours(shop, '2026-11-16T16:00:00Z', '2026-11-16T20:00:00Z')).toBe(2)
  })

  it('never pauses if no hours are known', () => {
    const always = { ...office, openingHours: [] }
    expect(hours(always, '2026-03-07T00:00:00Z', '2026-03-09T00:00:00Z')).toBe(48)
    expect(createBusinessHours(always).timeBefore(at('2026-03-09T00:00:00Z'), 24)).toBe(
      at('2026-03-08T00:00:00Z'),
    )
  })

  it('never counts backwards', () => {
    expect(hours(office, '2026-03-03T11:00:00Z', '2026-03-03T09:00:00Z')).toBe(0)
  })

  it('returns the instant since which so many hours have passed', () => {
    const clock = createBusinessHours(office)
    // Monday 09:00: an hour today, and the last hour of Friday.
    expect(clock.timeBefore(at('2026-03-09T08:00:00Z'), 2)).toBe(at('2026-03-06T16:00:00Z'))
    const closed = createBusinessHours({
      ...office,
      openingHours: [{ days: [], opens: '08:00', closes: '09:00' }],
    })
    expect(closed.timeBefore(at('2026-03-09T08:00:00Z'), 2)).toBeNull()
  })

  it('is consistent: earlier requests have waited at least as long, and later ones have not', () => {
    const clock = createBusinessHours(office)
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2026-12-31T00:00:00Z') }),
        fc.integer({ min: 1, max: 60 }),
        (now, wanted) => {
          const since = clock.timeBefore(now, wanted) ?? Number.NaN
          expect(clock.secondsBetween(since, now)).toBe(wanted * 3600)
          expect(clock.secondsBetween(since + 1000, now)).toBe(wanted * 3600 - 1)
        },
      ),
    )
  })

  it('describes the coming openings, the current one first', () => {
    const clock = createBusinessHours(office)
    const { now, openings } = clock.describe(at('2026-03-06T16:00:00Z'))
    expect(now).toBe('2026-03-06T16:00:00.000Z')
    expect(openings?.slice(0, 2)).toEqual([
      { opens: '2026-03-06T07:00:00.000Z', closes: '2026-03-06T17:00:00.000Z' },
      { opens: '2026-03-09T07:00:00.000Z', closes: '2026-03-09T17:00:00.000Z' },
    ])
    expect(clock.describe(at('2026-03-06T17:00:00Z')).openings?.[0]?.opens).toBe('2026-03-09T07:00:00.000Z')
    expect(createBusinessHours({ ...office, openingHours: [] }).describe(0).openings).toBeNull()
  })
})
