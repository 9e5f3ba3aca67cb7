import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sitePages } from '#contract/site-pages.ts'
import { visibleMenu } from '#contract/site-map.ts'
import { shell } from '#content/navigation.ts'
import { pages } from '#content/pages.ts'
import { callingIt, it, moving, waitForScripts } from './visit.ts'

/** The focused element, and what is wrong with its focus style. Null at the browser's own controls. */
type Stop = { name: string; faults: string[] } | null

const stop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const faults: string[] = []
    // A card that is one link has its outline around the whole card.
    const { outlineStyle, outlineWidth } = getComputedStyle(
      element,
      element.matches('.card-link') ? '::after' : null,
    )
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('no outline')
    const [box] = element.getClientRects()
    if (!box) return { name: element.outerHTML.slice(0, 90), faults: ['not on the page'] }
    if (box.top + box.height / 2 > innerHeight) faults.push('below the window')
    const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
    const isOfHeader = element.closest('.site-header, .skip-link') !== null
    if (!isOfHeader && box.top < header - 1 && box.height < innerHeight / 2) faults.push('under the header')
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, innerHeight / 4)]
    const seen = document.elementFromPoint(x, y)
    if (!element.contains(seen) && !seen?.contains(element)) faults.push(`covered by ${seen?.className}`)
    return { name: element.outerHTML.slice(0, 90), faults }
  })

/** Presses the key until the focus leaves the page, or this many times. Returns the stops. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<NonNullable<Stop>[]> {
  const stops: NonNullable<Stop>[] = []
  while (stops.length < most) {
    await page.keyboard.press(key)
    const here = await stop(page)
    if (!here) break
    stops.push(here)
  }
  return stops
}

/** Walks over a page to its end, and back. */
async function expectVisibleStops(page: Page): Promise<void> {
  await waitForScripts(page)
  const there = await walk(page, 'Tab', 200)
  const back = await walk(page, 'Shift+Tab', there.length)
  expect([...there, ...back].filter(({ faults }) => faults.length > 0)).toEqual([])
  expect(there.length).toBeGreaterThan(8)
  expect(there.length).toBeLessThan(200)
  expect(back.map(({ name }) => name).toReversed()).toEqual(there.map(({ name }) => name))
}

/** The pages without a call button, which the browser without windows must not focus. */
const paths = [...sitePages.map(({ path }) => path).filter((path) => path !== '/'), '/no-such-page']

describe.each([
  [360, 740],
  [1280, 720],
])('by keyboard at %i by %i px', (width, height) => {
  const title = 'the focus is visible on every stop of %s, in both directions'
  const options = { viewport: { width, height }, expected: /404/ }
  callingIt.for(['/'])(title, async (path, { tour }) => expectVisibleStops(await tour(path, options)))
  it.for(paths)(title, async (path, { tour }) => expectVisibleStops(await tour(path, options)))
})

describe('by keyboard', () => {
  it('the first stop skips the header', async ({ visit }) => {
    const page = await visit(pages.services.path)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(shell.skipToContent)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  it('a visitor who follows a link begins at the heading of the new page', async ({ visit }) => {
    const page = await visit('/')
    await waitForScripts(page)
    const link = page.locator('footer nav a').first()
    const path = await link.getAttribute('href')
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${path}`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  it('opens the menu, chooses an item and closes it', async ({ visit }) => {
    const page = await visit(pages.services.path, { viewport: { width: 360, height: 740 } })
    await waitForScripts(page)
    const last = visibleMenu.at(-1)
    const menu = page.locator('header [popover]')
    const toggle = page.locator('.site-header-toggle')
    await toggle.focus()
    await page.keyboard.press('Enter')
    await menu.waitFor({ state: 'visible' })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(visibleMenu[0]?.label)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    for (let presses = 0; presses < visibleMenu.length; presses += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(last?.label)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')
    await menu.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(last?.section)
  })

  it('pauses motion, also on later pages', async ({ visit }) => {
    const page = await visit('/', moving)
    await waitForScripts(page)
    await page.getByRole('button', { name: shell.pauseMotion }).focus()
    await page.keyboard.press('Space')
    const paused = () => page.evaluate(() => document.documentElement.dataset['motion'])
    await expect.poll(paused).toBe('paused')
    await page.goto(new URL(pages.services.path, page.url()).href)
    await waitForScripts(page)
    await expect.poll(paused).toBe('paused')
    await page.getByRole('button', { name: shell.resumeMotion }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(paused).toBeUndefined()
  })
})
