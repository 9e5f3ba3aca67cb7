import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { homePath } from '#contract/home-path.ts'
import { visibleCards } from '#contract/visible-cards.ts'
import { services } from '#content/services.ts'
import { it } from './visit.ts'

const card = '.card:has(.card-link)'
const listed = services.filter(({ kind }) => kind !== 'additional')

/**
 * The target of a card, and the parts of it that link elsewhere: its corners, its middle, and all of its words and
 * pictures.
 */
const strayParts = (cards: Locator) =>
  cards.evaluateAll((elements) =>
    elements.map((element) => {
      const link = element.querySelector<HTMLAnchorElement>('.card-link')
      link?.scrollIntoView({ block: 'center' })
      const parts = [...element.querySelectorAll('h3, p, figure, svg')]
      const stray = parts.filter((part) => {
        part.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = part.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return seen?.closest('a') !== link
      })
      return {
        name: link?.textContent ?? '',
        parts: parts.length,
        stray: stray.map((part) => part.outerHTML),
      }
    }),
  )

describe.each([360, 1280])('a card at %i px', (width) => {
  it.for([
    [homePath, '#solutions', visibleCards.length],
    [homePath, '#services', listed.length],
  ] as const)(
    'of %s %s is one link as a whole, with a short name',
    async ([path, part, count], { visit }) => {
      const page = await visit(path, { viewport: { width, height: 800 } })
      const cards = await strayParts(page.locator(`${part} ${card}`))
      expect(cards).toHaveLength(count)
      for (const { name, parts, stray } of cards) {
        expect(parts).toBeGreaterThan(2)
        expect(stray).toEqual([])
        expect(name.length).toBeLessThan(45)
      }
    },
  )
})

describe('a card', () => {
  it.for([true, false])('opens its page from its picture, with scripts: %s', async (scripts, { visit }) => {
    const page = await visit(homePath, { javaScriptEnabled: scripts })
    const first = page.locator(`#solutions ${card}`).first()
    const path = await first.locator('.card-link').getAttribute('href')
    await first
      .locator('.vignette')
      .first()
      .click({ force: true, position: { x: 30, y: 30 } })
    await page.waitForURL(`**${path}`)
  })
})
