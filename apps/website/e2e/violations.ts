import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** WCAG 2.2 AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, each with the element. Things that move in are looked at where they end up. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    (runOnly) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, { runOnly }),
    tags,
  )
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** How much of the page lies beyond its right edge, in CSS pixels: nothing may be scrolled to both ways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Targets smaller than 24 by 24 CSS pixels (WCAG 2.2, 2.5.8), but for links in a sentence: those have other words on their
 * line.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.innerText.trim() !== element.innerText.trim()
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width} by ${box.height}`)
  })
