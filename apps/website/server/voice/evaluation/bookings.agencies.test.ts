import { existsSync, readFileSync } from 'node:fs'
import { createConcierge, playBooking, readBookings } from '@frontdesk/voice-platform/testing/play-booking.ts'
import { expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { siteKnowledge } from '../knowledge/site-knowledge.ts'

const agency = ['northlamp', 'nachtportier'].find((name) => brand.name.toLowerCase().includes(name)) ?? ''
const table = new URL(`tables/${agency}-bookings.txt`, import.meta.url)
// The tables are of forms that ask for every field.
const {
  consultation: { asks: _, ...consultation },
  ...knowledge
} = siteKnowledge(null, 'Nothing is recorded.')
const concierge = createConcierge({ ...knowledge, consultation })

it.each(readBookings(existsSync(table) ? readFileSync(table, 'utf8') : ''))(
  'fills in the form of an agency: $about',
  (booking) => {
    const { said, form } = playBooking(concierge, booking)
    expect(form, said.join('\n')).toEqual(booking.form)
  },
)

it('doubles no quotation mark in any fact', () => {
  const { facts } = siteKnowledge(null, 'Nothing is recorded.')
  const doubled = /[“"]\s*[“"]|[”"]\s*[”"]/
  expect(facts.filter(({ say }) => doubled.test(say)).map(({ id, say }) => `${id}: ${say}`)).toEqual([])
})
