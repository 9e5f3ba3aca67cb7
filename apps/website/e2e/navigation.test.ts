import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { visibleCards } from '#contract/visible-cards.ts'
import { sitePages } from '#contract/site-pages.ts'
import { getStarted } from '#content/navigation.ts'
import { pages } from '#content/pages.ts'
import { home } from '#content/pages/home.ts'
import { homeHero } from '#content/pages/home-hero.ts'
import { services } from '#content/services.ts'
import { expectSection, itemOf, scrollPosition } from './follow-links.ts'
import { it, waitForScripts } from './visit.ts'

/** A link far down the home page that leads to another one. */
const linkToServices = (page: Page) => page.locator(`#services a[href="${pages.services.path}"]`).first()

/** The targets of the links. */
const paths = (links: Element[]) => links.map((link) => link.getAttribute('href'))

/** The page of a service, or that of all services if it has none. */
function pathOf(service: string): string {
  const page = services.find(({ id }) => id === service)?.page
  return (sitePages.find(({ id }) => id === page) ?? pages.services).path
}

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
    const page = await visit(pages.services.path)
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
    expect(solutions).toEqual(visibleCards.map(({ service }) => pathOf(service)))
    const listed = await page.locator('#services a').evaluateAll(paths)
    expect(new Set(listed)).toEqual(new Set([pages.services.path]))
    const proof = await page.locator('#about a').evaluateAll(paths)
    expect(proof).toEqual(sitePages.flatMap(({ id, path }) => (id === 'case-studies' ? [path] : [])))
  })
})
