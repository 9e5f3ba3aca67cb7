import { expect, it } from 'vitest'
import { groundsOf } from './grounds.ts'

const own = { a: 'band', b: 'plain', c: 'band', d: 'plain', sky: 'sky', list: 'lined' } as const

it('leaves sections alone whose grounds alternate by themselves', () => {
  expect(groundsOf(['a', 'b', 'c', 'd'], own, 'plain')).toEqual(['band', 'plain', 'band', 'plain'])
})

it('alternates whatever is left out or moved', () => {
  expect(groundsOf(['a', 'c', 'd', 'b'], own, 'plain')).toEqual(['band', 'plain', 'band', 'plain'])
  expect(groundsOf(['b', 'd'], own, 'plain')).toEqual(['plain', 'band'])
})

it('begins again after a section with a ground of its own', () => {
  expect(groundsOf(['a', 'sky', 'c', 'b'], own, 'plain')).toEqual(['band', 'plain', 'band', 'plain'])
})

it('draws one line where a band meets a line', () => {
  expect(groundsOf(['a', 'list', 'c'], own, 'lined')).toEqual(['open-band', 'plain', 'open-band'])
})
