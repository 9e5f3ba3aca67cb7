import { expect, it } from 'vitest'
import { placeNames, roundUp, stackBars } from './chart-drawing.tsx'

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
  ['21 Sept', 12, 340],
  ['21 Sept', 12, 720],
  ['21. Sept.', 12, 340],
  ['21. Sept.', 12, 560],
  ['21 Sept', 2, 340],
])('names weeks like %s, %d of them, within %d px and apart', (name, count, width) => {
  const step = Math.min((width - 21) / count, 96)
  const placed = placeNames(Array.from<string>({ length: count }).fill(name), { left: 21, step, width })
  // Wider than any letter of the typeface and its fallback.
  const wide = name.length * 7.4
  const sides = placed.map(({ x, anchor }) =>
    anchor === 'end' ? [x - wide, x] : [x - wide / 2, x + wide / 2],
  )
  expect(placed.length).toBeGreaterThan(1)
  expect(sides.at(-1)?.[1]).toBeLessThanOrEqual(width)
  for (const [index, [, end = 0]] of sides.slice(0, -1).entries()) {
    expect(sides[index + 1]?.[0]).toBeGreaterThan(end)
  }
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
