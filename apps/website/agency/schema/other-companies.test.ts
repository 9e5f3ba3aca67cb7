import * as v from 'valibot'
import { expect, it } from 'vitest'
import { otherCompanies } from '#content/other-companies.ts'
import { otherCompaniesSchema } from './other-companies.ts'

const isAccepted = (entry: object) =>
  v.is(otherCompaniesSchema, {
    ...otherCompanies,
    entries: [{ id: 'map', company: 'Map Ltd', name: 'the map', purpose: 'Shows.', ...entry }],
  })

it.each([
  ['https://map.example/embed?at=1;2*3', true],
  ['https://MAP.example:8443/', true],
  ['http://localhost:8000/map', true],
  ['http://map.example/', false],
  ['https://*.example/', false],
  ['https://map.example;sandbox/', false],
  ["https://a;script-src'unsafe-inline'/", false],
  ['https://map.example,default-src/', false],
])('takes %s for the address of a script or a frame: %s', (address, expected) => {
  expect(isAccepted({ kind: 'frame', page: 'home', address })).toBe(expected)
  expect(isAccepted({ kind: 'script', address })).toBe(expected)
})

it('takes no pattern for a further origin', () => {
  const script = { kind: 'script', address: 'https://map.example/' }
  expect(isAccepted({ ...script, origins: ['https://tiles.map.example'] })).toBe(true)
  expect(isAccepted({ ...script, origins: ['https://*.map.example'] })).toBe(false)
})
