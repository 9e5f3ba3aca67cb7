import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { playBooking, readBookings } from '#platform/testing/play-booking.ts'
import { createConcierge } from '../concierge.ts'
import type { Knowledge } from '../knowledge.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const vet = createConcierge(JSON.parse(read('vet.json')) as Knowledge)

it.each(readBookings(read('vet-bookings.txt')))('fills in the form of a vet: $about', (booking) => {
  const { said, form } = playBooking(vet, booking)
  expect(form, said.join('\n')).toEqual(booking.form)
})

it('says nothing at a vet that only an automation agency would say', () => {
  const said = [
    ...vet.fixedSentences,
    ...readBookings(read('vet-bookings.txt')).flatMap((each) => playBooking(vet, each).said),
  ]
  expect(
    said.filter((each) => /\b(?:demo|consultation|automat\w*|project|launch|industr\w*)\b/i.test(each)),
  ).toEqual([])
})

it('tells an emergency at once, and does not mistake the animal for one', () => {
  const { reply } = vet.hear(vet.start, 'my cat has been vomiting blood since yesterday')
  expect(reply.say[0]).toMatch(/^In an emergency, ring 020 7946 0999/)
  expect(vet.hear(vet.start, 'I need an appointment for my dog').reply.isUrgent).toBeUndefined()
})
