import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sitePages } from '#contract/site-pages.ts'
import { brand } from '#content/brand.ts'
import { getStarted } from '#content/navigation.ts'
import { pages } from '#content/pages.ts'
import { barItems, expectSection, header, itemOf, scrollPosition } from './follow-links.ts'
import { it, moving, waitForScripts } from './visit.ts'

const otherPages = sitePages.filter(({ id }) => id !== 'home')

/** The brand, which links home. */
const wordmark = (page: Page) => header(page).getByRole('link').first()

/** Counts the steps by which the page scrolls: one for a jump, many for smooth scrolling. */
async function countScrollSteps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let [steps, last] = [0, scrollY]
    addEventListener('scroll', () => {
      if (scrollY !== last) steps += 1
      last = scrollY
      document.documentElement.dataset['steps'] = String(steps)
    })
  })
  return async () => Number(await page.locator('html').getAttribute('data-steps'))
}

/** Runs the page's queued tasks without advancing its clock. */
async function runQueuedTasks(page: Page): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', resolve)
          port1.start()
          port2.postMessage(null)
        }),
    )
  }
}

describe('the bar', () => {
  const glass = (page: Page) =>
    header(page).evaluate((bar) => {
      const { opacity, backdropFilter, backgroundColor } = getComputedStyle(bar, '::before')
      return { opacity: Number(opacity), isBlurred: backdropFilter.includes('blur'), backgroundColor }
    })

  it('is clear up to 10 px of scroll, and dark translucent glass beyond', async ({ visit }) => {
    const page = await visit('/')
    await waitForScripts(page)
    expect(await header(page).evaluate((bar) => getComputedStyle(bar).position)).toBe('fixed')
    for (const [position, opacity] of [
      [0, 0],
      [10, 0],
      [11, 1],
      [600, 1],
      [10, 0],
    ] as const) {
      await page.evaluate((top) => scrollTo(0, top), position)
      await expect.poll(async () => (await glass(page)).opacity).toBe(opacity)
    }
    const { isBlurred, backgroundColor } = await glass(page)
    expect(isBlurred).toBe(true)
    expect(backgroundColor).toMatch(/^(oklch|rgba)\(.*0\.\d+\)$/)
  })

  it('does the same without JavaScript', async ({ visit }) => {
    const page = await visit('/', { javaScriptEnabled: false })
    expect((await glass(page)).opacity).toBe(0)
    const turnWheel = async () => {
      await page.mouse.wheel(0, 400)
      return (await glass(page)).opacity
    }
    await expect.poll(turnWheel).toBe(1)
  })

  it('is on every page, with the brand, the menu and its button', async ({ visit, site }) => {
    const page = await visit('/')
    for (const { path } of sitePages) {
      await page.goto(site.url + path)
      const links = header(page).getByRole('link')
      const names = (await links.allTextContents()).map((name) => name.trim())
      expect(names.slice(1)).toEqual(barItems.map(({ label }) => label))
      expect(await itemOf(page, brand.name).locator('svg').count()).toBe(1)
    }
  })
})

describe('an item of the bar', () => {
  it('scrolls smoothly on the home page, and the brand back', async ({ visit }) => {
    const page = await visit('/', moving)
    await waitForScripts(page)
    const steps = await countScrollSteps(page)
    for (const { label, section } of barItems.filter((item) => item.section !== 'home')) {
      const before = await steps()
      await itemOf(page, label).click()
      await expectSection(page, section)
      // A jump is one step. How many frames a smooth scroll gets depends on how busy the machine is.
      expect(await steps(), label).toBeGreaterThan(before + 1)
      expect(new URL(page.url()).pathname).toBe('/')

      await wordmark(page).click()
      await expect.poll(() => scrollPosition(page)).toBe(0)
    }
  })

  it('jumps under reduced motion', async ({ visit }) => {
    const page = await visit('/')
    await waitForScripts(page)
    const steps = await countScrollSteps(page)
    await itemOf(page, getStarted.label).click()
    await expectSection(page, getStarted.section)
    expect(await steps()).toBe(1)
  })

  const fromElsewhere = barItems.map((item, index) => ({
    ...item,
    path: otherPages[index % otherPages.length]?.path ?? '',
  }))

  it('scrolls from another page to its section', async ({ visit, site }) => {
    const page = await visit('/', moving)
    for (const { label, section, path } of fromElsewhere) {
      await page.goto(site.url + path)
      await waitForScripts(page)
      await page.evaluate(() => scrollTo(0, 700))
      await itemOf(page, label).click()
      await page.waitForURL((url) => url.pathname === '/')
      if (section === 'home') await expect.poll(() => scrollPosition(page)).toBe(0)
      else await expectSection(page, section)
    }
  })

  it('passes the section in the navigation state, which is scrolled to after 100 ms', async ({ visit }) => {
    const page = await visit(pages.services.path, {
      ...moving,
      prepare: async (opened) => {
        await opened.clock.install()
        await opened.addInitScript(() => {
          Element.prototype.scrollIntoView = function record() {
            document.documentElement.dataset['scrolledTo'] = this.id
          }
        })
      },
    })
    await waitForScripts(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const { label, section } = getStarted
    await itemOf(page, label).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.locator(`#${section}`).waitFor({ state: 'attached' })
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain(`"${section}"`)
    await runQueuedTasks(page)
    const scrolledTo = () => page.locator('html').getAttribute('data-scrolled-to')
    await page.clock.runFor(99)
    expect(await scrolledTo()).toBeNull()
    await page.clock.runFor(1)
    expect(await scrolledTo()).toBe(section)
  })

  it('works before the scripts load', async ({ visit }) => {
    const page = await visit(pages.services.path, { javaScriptEnabled: false })
    await itemOf(page, getStarted.label).click()
    await page.waitForURL(`**/#${getStarted.section}`)
    await expectSection(page, getStarted.section)
  })
})
