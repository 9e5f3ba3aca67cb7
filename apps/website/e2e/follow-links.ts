import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { visibleMenu } from '#contract/site-map.ts'
import { getStarted } from '#content/navigation.ts'

/** The links of the bar: the menu, and its button. */
export const barItems = [...visibleMenu, getStarted]

export const header = (page: Page) => page.getByRole('banner')
export const itemOf = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })
export const scrollPosition = (page: Page) => page.evaluate(() => scrollY)

/** Whether a section is at the top of the window, under the bar, or as far up as the page's end allows. */
async function isAtSection(page: Page, section: string): Promise<boolean> {
  const top = await page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top)
  const isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.body.scrollHeight - 2)
  return Math.abs(top) < 120 || (isAtEnd && top > 0)
}

/** Waits until the page has stopped scrolling at a section. */
export async function expectSection(page: Page, section: string): Promise<void> {
  let before = -1
  await expect
    .poll(async () => {
      const position = await scrollPosition(page)
      const isAtRest = position === before
      before = position
      return isAtRest && (await isAtSection(page, section))
    })
    .toBe(true)
}
