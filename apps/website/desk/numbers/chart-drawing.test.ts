import { expect, it } from 'vitest'
import { roundUp, stackBars } from './chart-drawing.tsx'

it('stacks each series on the one before, and omits empty pieces', () => {
  const bars = stackBars(
    [
      { name: 'Home', counts: [2, 0] },
      { name: 'CRM', counts: [3, 4] },
    ],
    2,
  )
  expect(bars).toEqual([
    [
      { series: 0, from: 0, to: 2 },
      { series: 1, from: 2, to: 5 },
    ],
    [{ series: 1, from: 0, to: 4 }],
  ])
})

it.each([
  [0, 4],
  [7, 10],
  [11, 20],
  [43, 50],
  [51, 100],
  [4.2, 10],
])('shows a bar of %d on a scale up to %d, whose half is an integer', (tallest, top) => {
  expect(roundUp(tallest)).toBe(top)
  expect((top / 2) % 1).toBe(0)
})
