import { expect, it } from 'vitest'
import { readFilters } from '../model/address.ts'
import { describeFilters } from './filter-words.ts'
import '../words/testing/in-english.ts'

const workspace = {
  colleagues: [{ id: 'a1', name: 'Tom Hale' }],
  pages: [{ id: 'contact', name: 'Home' }],
  services: [{ name: 'Termine', stored: ['Appointments', 'Termine'] }],
}

it.each([
  ['owner=me', 'Mine'],
  ['state=won&owner=me', 'Mine · Won'],
  ['state=held', 'Suspected spam'],
  ['owner=none&days=7', 'Unassigned · Last 7 days'],
  ['q=+dentist+&state=all', '“dentist” · All'],
  ['owner=a1&service=CRM+Integration&page=contact', 'Tom Hale · CRM Integration · Home'],
  // A colleague with another language may have saved it.
  ['service=Appointments', 'Termine'],
  ['owner=gone', 'Somebody who left'],
  ['from=2026-11-02&to=2026-11-08&days=dates', 'From 2026-11-02 · Until 2026-11-08'],
  ['days=dates', ''],
])('names a view of %s “%s”', (query, name) => {
  expect(describeFilters(readFilters(query), workspace)).toBe(name)
})

it('is short enough for the name of a view', () => {
  expect(describeFilters(readFilters(`q=${'long '.repeat(40)}`), workspace)).toHaveLength(60)
})
