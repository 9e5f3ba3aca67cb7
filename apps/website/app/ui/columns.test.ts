import { expect, it } from 'vitest'
import { fullestColumns, largeColumns, mediumColumns } from './columns.ts'

it('puts as many items side by side as fit', () => {
  expect([1, 2, 3].map((count) => fullestColumns(count, 3))).toEqual([1, 2, 3])
})

it('leaves few empty cells in the last row', () => {
  expect([4, 5, 6, 7, 8, 9].map((count) => fullestColumns(count, 3))).toEqual([2, 3, 3, 2, 2, 3])
  expect([5, 6, 7, 8].map((count) => fullestColumns(count, 4))).toEqual([3, 3, 4, 4])
})

it('returns the class of the grid', () => {
  expect(mediumColumns(4, 3)).toBe('md:grid-cols-2')
  expect(largeColumns(5, 5)).toBe('lg:grid-cols-5')
  expect(largeColumns(0, 5)).toBe('lg:grid-cols-1')
})
