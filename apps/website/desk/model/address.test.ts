import { expect, it } from 'vitest'
import { countFilters, partsOf, queryOf, readFilters, writeFilters } from './address.ts'

const noon = new Date(2026, 10, 22, 12).getTime()

it('keeps the known parameters of an address, in a fixed order', () => {
  const filters = readFilters('owner=me&q=ada+love&utm=x&state=new')
  expect(writeFilters(filters)).toBe('q=ada+love&state=new&owner=me')
  expect(countFilters(filters)).toBe(2)
  expect(writeFilters(readFilters(''))).toBe('')
})

it('converts days to points in time, including the last day', () => {
  const query = new URLSearchParams(queryOf(readFilters('from=2026-11-16&to=2026-11-20'), noon))
  expect(query.get('from')).toBe(new Date(2026, 10, 16).toISOString())
  expect(query.get('to')).toBe(new Date(2026, 10, 21).toISOString())
})

it('counts today among the last days', () => {
  expect(new URLSearchParams(queryOf(readFilters('days=1'), noon)).get('from')).toBe(
    new Date(2026, 10, 22).toISOString(),
  )
  expect(new URLSearchParams(queryOf(readFilters('days=7'), noon)).get('from')).toBe(
    new Date(2026, 10, 16).toISOString(),
  )
})

it('reads the parts of a path, also of one that nobody could have encoded', () => {
  expect(partsOf('/calls/a%2Fb')).toEqual(['', 'calls', 'a/b'])
  expect(partsOf('/calls/%E0%A4%A')).toEqual(['', 'calls', '%E0%A4%A'])
})

it('ignores invalid days', () => {
  expect(queryOf(readFilters('days=dates&from=x&to=2026-99-99&state=all'), noon)).toBe('')
})

it.each([
  ['', 'state=todo'],
  ['q=ada', 'q=ada'],
  ['q=ada&state=todo', 'q=ada&state=todo'],
  ['state=all', ''],
  ['state=snoozed', 'state=snoozed'],
])('asks for what there is to do, or to find: "%s" is "%s"', (address, query) => {
  expect(queryOf(readFilters(address), noon)).toBe(query)
})
