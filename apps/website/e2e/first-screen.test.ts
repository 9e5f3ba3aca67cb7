import { homePath } from '#contract/home-path.ts'
import { describe, expect } from 'vitest'
import { it } from './visit.ts'

const parts = {
  headline: '#home h1',
  lead: '#home .hero-lead',
  action: '#home .button-lamp',
  call: '#home .call-button',
  window: '#home .facade-frame',
}

describe.each([
  [320, 568],
  [360, 640],
  [360, 740],
  [390, 844],
  [667, 375],
  [740, 360],
  [844, 390],
])('the first screen of a phone, %i by %i px', (width, height) => {
  it('has the headline, the lead, the action, the lit window and the call, without overlaps', async ({
    tour,
  }) => {
    const page = await tour(homePath, { viewport: { width, height } })
    const boxes = await page.evaluate(
      (selectors) =>
        Object.entries(selectors).map(([name, selector]) => {
          const { left, right, top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
          return { name, left, right, top, bottom }
        }),
      parts,
    )
    for (const { left, right, top, bottom } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(top).toBeGreaterThan(72)
      expect(bottom).toBeLessThanOrEqual(height)
    }
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Number(one.left) < Number(other.right) &&
            Number(other.left) < Number(one.right) &&
            Number(one.top) < Number(other.bottom) &&
            Number(other.top) < Number(one.bottom),
        )
        .map((other) => `${one.name} and ${other.name}`),
    )
    expect(overlaps).toEqual([])
  })
})

describe.each([1280, 1440, 1920])('the house at %i px', (width) => {
  it('ends at the edge of the page, with space before it', async ({ tour }) => {
    const page = await tour(homePath, { viewport: { width, height: 900 } })
    const edges = () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
        const actions = [...document.querySelectorAll('.hero-actions > *')]
        return {
          house: box('.facade'),
          panel: box('#home .night'),
          actions: Math.max(...actions.map((action) => action.getBoundingClientRect().right)),
        }
      })
    const { house, panel } = await edges()
    expect(house?.right).toBeCloseTo((panel?.right ?? 0) + 1, 0)
    // In the site's typeface, which loads a little later.
    await expect.poll(async () => (house?.left ?? 0) - (await edges()).actions).toBeGreaterThan(40)
  })
})
