import { expect, it } from 'vitest'
import { openNow } from './opening-hours.ts'

const hours = {
  hours: 'Monday, 9 am to 5 pm',
  openingHours: [{ days: ['Monday' as const], opens: '09:00', closes: '17:00' }],
  holidays: ['12-25'],
}

it.each([
  ['2026-11-23T08:00:00Z', 'Yes, our team is there now.'],
  ['2026-11-23T16:00:00Z', 'Our team is not there right now.'],
  ['2026-11-24T10:00:00Z', 'Our team is not there right now.'],
  ['2028-12-25T10:00:00Z', 'Today is a day off for our team.'],
])('says whether the team is there at %s in Berlin', (at, said) => {
  expect(openNow(hours, 'Europe/Berlin', new Date(at))).toBe(said)
})
