import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** WCAG 2.2 AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The violations that axe finds, each with its element. Animated elements are checked in their final position.
 *
 * A page takes axe once, and axe describes violations only, not what it found in order: a second look costs a third.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate((runOnly) => {
    // Colours that change with the scheme do so by transitions. One that ends may start another in an element that inherits the colour.
    const transitions = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
    for (let left = transitions(); left.length > 0; left = transitions()) {
      for (const each of left) each.finish()
    }
    return (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
    })
  }, tags)
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** How far the page overflows its right edge, in CSS pixels: no page may scroll in both directions. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Targets smaller than 24 by 24 CSS pixels (WCAG 2.2, 2.5.8), except links within a sentence. */
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
