import { describe, expect, it } from 'vitest'
import { createHolidays, isKnownRegion } from './holidays.ts'

describe('the holidays of a country', () => {
  const bremen = createHolidays([{ country: 'DE', region: 'HB' }, '12-24', '2026-08-03'])

  it.each([
    ['2026-04-03', 'Good Friday'],
    ['2027-03-26', 'Good Friday'],
    ['2027-03-29', 'Easter Monday'],
    ['2028-04-17', 'Easter Monday'],
    ['2027-10-31', 'Reformation Day'],
    ['2027-12-24', 'Christmas Eve'],
    ['2026-08-03', undefined],
  ])('include %s', (day, name) => {
    expect(bremen.off(day)).toEqual({ day, name, isOff: true })
  })

  it('end with its region, and with the year of a day that is listed once', () => {
    expect(['2027-01-06', '2027-08-03', '2027-11-01', '2027-12-31'].map((day) => bremen.off(day))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
    expect(createHolidays([{ country: 'DE', region: 'BY' }]).off('2027-01-06')?.name).toBe('Epiphany')
  })

  it('are called as the language of the site calls them', () => {
    const german = createHolidays([{ country: 'DE', region: 'HB' }, '08-03'], 'de')
    expect(german.off('2026-04-03')?.name).toBe('Karfreitag')
    expect(german.off('2026-08-03')?.name).toBeUndefined()
    expect(german.yearFrom('2026-01-01').map(({ name }) => name)).not.toContain('Boxing Day')
  })

  it.each([
    ['1. Advent, a German name', 'en', { country: 'DE' }, '2026-11-29', undefined],
    ['National Holiday, which is said of many days', 'en', { country: 'DE' }, '2026-10-03', undefined],
    ['a German name beside other languages', 'en', { country: 'CH', region: 'ZH' }, '2026-08-01', undefined],
    ['the same day where it has a name', 'de', { country: 'DE' }, '2026-10-03', 'Tag der Deutschen Einheit'],
    ['a language of that country', 'de', { country: 'AT' }, '2026-05-01', 'Staatsfeiertag'],
    ['English of the United States', 'en', { country: 'US' }, '2026-06-19', 'Juneteenth'],
  ])('have a name that the language of the site knows: %s', (_, language, rule, day, name) => {
    const feast = createHolidays([rule], language)
      .yearFrom('2026-01-01')
      .find((each) => each.day === day)
    expect(feast).toMatchObject({ day, name })
  })

  it('last as long as the feast does', () => {
    const turkey = createHolidays([{ country: 'TR' }])
    // Eid al-Fitr begins on the evening before and lasts three days.
    expect(
      ['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12'].map(
        (day) => turkey.off(day) !== undefined,
      ),
    ).toEqual([false, true, true, true, false])
  })

  it('are those from a day on, for a year, in order', () => {
    const days = bremen.yearFrom('2026-12-25').map(({ day }) => day)
    expect(days[0]).toBe('2026-12-25')
    expect(days.at(-1)).toBe('2027-12-24')
    expect(days).toEqual(days.toSorted())
  })
})

it('knows which countries and regions there are', () => {
  expect(isKnownRegion({ country: 'DE' })).toBe(true)
  expect(isKnownRegion({ country: 'DE', region: 'HB' })).toBe(true)
  expect(isKnownRegion({ country: 'DE', region: 'XX' })).toBe(false)
  expect(isKnownRegion({ country: 'XX' })).toBe(false)
})
