import { describe, expect, it } from 'vitest'
import { dotCount, driftDots, scatterDots } from './dots.ts'

describe('the dots in the background', () => {
  it('are fifty', () => {
    expect(scatterDots(Math.random).x).toHaveLength(50)
    expect(dotCount).toBe(50)
  })

  it('drift slowly and never leave the canvas', () => {
    const dots = scatterDots(Math.random)
    const before = dots.x.slice()
    driftDots(dots, 1, 1000, 800)
    expect(dots.x).not.toEqual(before)
    for (let hour = 0; hour < 60; hour += 1) driftDots(dots, 60, 1000, 800)
    for (const coordinate of [...dots.x, ...dots.y]) {
      expect(coordinate).toBeGreaterThanOrEqual(0)
      expect(coordinate).toBeLessThanOrEqual(1)
    }
  })

  it('cover less than ten pixels a second', () => {
    const { vx, vy } = scatterDots(Math.random)
    for (const [index, speed] of vx.entries()) expect(Math.hypot(speed, vy[index] ?? 0)).toBeLessThan(10)
  })
})
