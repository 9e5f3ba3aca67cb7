import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { shownCards } from '#agency/shown-cards.ts'
import { sitePages } from '#agency/site-pages.ts'
import { shownMenu } from '#app/site-header/shown-menu.ts'
import { brand } from '#content/brand.ts'
import { getStarted, shell } from '#content/navigation.ts'
import { pages } from '#content/pages.ts'
import { home } from '#content/pages/home.ts'
import { homeHero } from '#content/pages/home-hero.ts'
import { services } from '#content/services.ts'
import { it, waitForScripts } from './visit.ts'

/** The links of the bar: the menu, and its button. */
const barItems = [...shownMenu, getStarted]
const otherPages = sitePages.filter(({ id }) => id !== 'home')

const header = (page: Page) => page.getByRole('banner')
const itemOf = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })
/** The brand, which links home. */
const wordmark = (page: Page) => header(page).getByRole('link').first()
const scrollPosition = (page: Page) => page.evaluate(() => scrollY)
const topOf = (page: Page, section: string) =>
  page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top)

/** A link far down the home page that leads to another one. */
const linkToServices = (page: Page) => page.locator(`#services a[href="${pages.services.path}"]`).first()

/** The targets of the links. */
const paths = (links: Element[]) => links.map((link) => link.getAttribute('href'))

/** The page of a service, or that of all services if it has none. */
function pathOf(service: string): string {
  const page = services.find(({ id }) => id === service)?.page
  return (sitePages.find(({ id }) => id === page) ?? pages.services).path
}

/** Whether a section is at the top of the window, under the bar, or as far up as the page's end allows. */
async function isAtSection(page: Page, section: string): Promise<boolean> {
  const top = await topOf(page, section)
  const isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.body.scrollHeight - 2)
  return Math.abs(top) < 120 || (isAtEnd && top > 0)
}

/** Waits until the page has stopped scrolling at a section. */
async function expectSection(page: Page, section: string): Promise<void> {
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

/** Counts the scroll positions of the page: one for a jump, many for smooth scrolling. */
async function countScrollSteps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = new Set<number>()
    addEventListener('scroll', () => {
      document.documentElement.dataset['steps'] = String(seen.add(scrollY).size)
    })
  })
  return async () => Number(await page.locator('html').getAttribute('data-steps'))
}

/** Runs the page's queued tasks without advancing its clock. */
async function settle(page: Page): Promise<void> {
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
  it.for(barItems.filter(({ section }) => section !== 'home'))(
    '$label scrolls smoothly on the home page, and the brand back',
    async ({ label, section }, { visit }) => {
      const page = await visit('/')
      await waitForScripts(page)
      const steps = await countScrollSteps(page)
      await itemOf(page, label).click()
      await expectSection(page, section)
      expect(await steps()).toBeGreaterThan(3)
      expect(new URL(page.url()).pathname).toBe('/')

      await wordmark(page).click()
      await expect.poll(() => scrollPosition(page)).toBe(0)
    },
  )

  it('jumps under reduced motion', async ({ visit }) => {
    const page = await visit('/', { reducedMotion: 'reduce' })
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

  it.for(fromElsewhere)('$label scrolls from $path to its section', async (item, { visit }) => {
    const page = await visit(item.path)
    await waitForScripts(page)
    await page.evaluate(() => scrollTo(0, 700))
    await itemOf(page, item.label).click()
    await page.waitForURL((url) => url.pathname === '/')
    if (item.section === 'home') await expect.poll(() => scrollPosition(page)).toBe(0)
    else await expectSection(page, item.section)
  })

  it('passes the section in the navigation state, which is scrolled to after 100 ms', async ({ visit }) => {
    const page = await visit(pages.services.path, {
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
    await settle(page)
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

describe('navigating from page to page', () => {
  it('applies each style sheet once, whichever page was the first', async ({ visit }) => {
    const page = await visit('/')
    await waitForScripts(page)
    const applied = () =>
      page.evaluate(() =>
        Array.from(document.styleSheets, ({ disabled, href }) =>
          // The hash of a file name has eight characters, which may be hyphens.
          disabled ? 'disabled' : (href ?? 'inline').replace(/.*\/|-.{8}\.css$/g, ''),
        ),
      )
    // The deferred sheet, the shared one and the home page's own.
    expect(await applied()).toEqual(['inline', 'inline', 'inline'])
    await linkToServices(page).click()
    await page.waitForURL(`**${pages.services.path}`)
    await page.locator('#about').waitFor({ state: 'detached' })
    expect(await applied()).toEqual(['inline', 'inline', 'inline', 'services'])
    await page.goBack()
    await page.locator('#about').waitFor()
    expect(await applied()).toEqual(['inline', 'inline', 'inline', 'home'])
  })

  it('begins at the top, and restores the position on the way back', async ({ visit }) => {
    const page = await visit('/')
    await waitForScripts(page)
    const link = linkToServices(page)
    await link.scrollIntoViewIfNeeded()
    const position = await scrollPosition(page)
    expect(position).toBeGreaterThan(400)
    await link.click()
    await page.waitForURL(`**${pages.services.path}`)
    await expect.poll(() => scrollPosition(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 500))
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => scrollPosition(page)).toBe(position)
    await page.goForward()
    await page.waitForURL(`**${pages.services.path}`)
    await expect.poll(() => scrollPosition(page)).toBe(500)
  })

  it('back keeps the position in a page that was reached by a section', async ({ visit }) => {
    // A smooth scroll could go on after the page was scrolled by the test.
    const page = await visit(pages.services.path, { reducedMotion: 'reduce' })
    await waitForScripts(page)
    await itemOf(page, getStarted.label).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expectSection(page, getStarted.section)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(() => scrollPosition(page)).toBe(900)
    await linkToServices(page).evaluate((link) => link instanceof HTMLElement && link.click())
    await page.waitForURL(`**${pages.services.path}`)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    // A line that a vignette adds above moves the page by a few pixels, which is still the same position.
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(850)
    await page.waitForTimeout(300)
    expect(await scrollPosition(page)).toBeLessThan(950)
  })

  it.for([true, false])('an address with a section opens there (scripts: %s)', async (scripts, { visit }) => {
    const page = await visit('/#services', { javaScriptEnabled: scripts })
    await expectSection(page, 'services')
  })

  it('the buttons of the home page open their targets', async ({ visit }) => {
    const page = await visit('/')
    await waitForScripts(page)
    for (const [name, section] of [
      [homeHero.consultation, 'contact'],
      [homeHero.solutions, 'services'],
      [home.cta.trial, 'contact'],
      [home.cta.demo, 'contact'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
      await expectSection(page, section)
    }
    const solutions = await page.locator('#solutions a').evaluateAll(paths)
    expect(solutions).toEqual(shownCards.map(({ service }) => pathOf(service)))
    const listed = await page.locator('#services a').evaluateAll(paths)
    expect(new Set(listed)).toEqual(new Set([pages.services.path]))
    const proof = await page.locator('#about a').evaluateAll(paths)
    expect(proof).toEqual(sitePages.flatMap(({ id, path }) => (id === 'case-studies' ? [path] : [])))
  })
})

describe('the menu of a small screen', () => {
  const small = { viewport: { width: 390, height: 780 } }
  const toggle = (page: Page) => header(page).getByRole('button')
  const dropdown = (page: Page) => header(page).getByRole('navigation', { name: shell.menu })

  it('opens with the items of the bar, and exposes its state', async ({ visit }) => {
    const page = await visit('/', small)
    await waitForScripts(page)
    expect(await dropdown(page).isVisible()).toBe(false)
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false')
    expect(await toggle(page).getAttribute('aria-label')).toBe(shell.menu)
    await toggle(page).click()
    await dropdown(page).waitFor()
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('true')
    expect(await toggle(page).getAttribute('aria-label')).toBe(shell.closeMenu)
    const controlled = await toggle(page).getAttribute('aria-controls')
    expect(await page.locator(`#${controlled}`).isVisible()).toBe(true)
    expect(await dropdown(page).getByRole('link').allTextContents()).toEqual(
      barItems.map(({ label }) => label),
    )
    await toggle(page).click()
    await dropdown(page).waitFor({ state: 'hidden' })
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('false')
  })

  it.for(barItems)('closes when $label is chosen, and goes there', async ({ label, section }, { visit }) => {
    const page = await visit('/', small)
    await waitForScripts(page)
    await toggle(page).click()
    await dropdown(page).getByRole('link', { name: label, exact: true }).click()
    await dropdown(page).waitFor({ state: 'hidden' })
    await expectSection(page, section)
  })

  it('closes when an item leads to another page', async ({ visit }) => {
    const page = await visit(pages.services.path, small)
    await waitForScripts(page)
    await toggle(page).click()
    await dropdown(page).getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await dropdown(page).waitFor({ state: 'hidden' })
  })

  it('closes on Escape, and returns the focus', async ({ visit }) => {
    const page = await visit('/', small)
    await waitForScripts(page)
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await dropdown(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await dropdown(page).waitFor({ state: 'hidden' })
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('false')
  })

  it('closes on a click outside', async ({ visit }) => {
    const page = await visit('/', small)
    await waitForScripts(page)
    await toggle(page).click()
    await dropdown(page).waitFor()
    await page.mouse.click(195, 760)
    await dropdown(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('opens, navigates and closes without JavaScript', async ({ visit }) => {
    const page = await visit(pages.services.path, { ...small, javaScriptEnabled: false })
    await toggle(page).click()
    await dropdown(page).waitFor()
    await dropdown(page).getByRole('link', { name: getStarted.label, exact: true }).click()
    await page.waitForURL(`**/#${getStarted.section}`)
    expect(await dropdown(page).isVisible()).toBe(false)
  })
})
