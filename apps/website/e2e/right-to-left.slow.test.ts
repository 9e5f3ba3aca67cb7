import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabic } from '#agency/testing/arabic.ts'
import { copyWebsite, type WebsiteCopy } from '#agency/testing/copy-website.ts'
import { type DevelopmentSite, startDevelopmentSite } from '#agency/testing/start-development-site.ts'
import { openBrowser } from './open-browser.ts'
import { overflow } from './violations.ts'

describe('a site in Arabic', () => {
  let copy: WebsiteCopy
  let site: DevelopmentSite
  let browser: Browser
  beforeAll(async () => {
    copy = copyWebsite()
    for (const [file, words] of Object.entries(arabic)) {
      for (const [from, to] of words) copy.edit(file, from, to)
    }
    copy.translatePanel()
    site = await startDevelopmentSite(copy.website)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await site.stop()
    copy.remove()
  })

  async function open(path: string, width: number): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(site.address + path)
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await page.locator('header button[aria-expanded]').waitFor({ state: 'attached' })
    return page
  }
  /** How far the middle of an element is from the start of the screen's first line: 0 is the left edge, 1 the right one. */
  async function across(page: Page, selector: string): Promise<number> {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`${selector} is not shown.`)
    return (box.x + box.width / 2) / (page.viewportSize()?.width ?? 0)
  }

  it('marks every page, and overflows no side of a phone', async () => {
    const { text: map } = await site.get('/sitemap.xml')
    const paths = [...map.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname)
    expect(paths.length).toBeGreaterThan(5)
    for (const path of [...paths, '/nowhere']) {
      const page = await open(path, 360)
      const marks = await page.evaluate(() => [document.documentElement.lang, document.dir])
      expect(marks, path).toEqual(['ar', 'rtl'])
      expect(await overflow(page), path).toBe(0)
      // Text beyond the other edge does not widen the page.
      const beyond = await page.locator('main :is(h1, h2, h3, p, a, label, input)').evaluateAll((all) =>
        all
          .filter(
            (each) => each.checkVisibility({ contentVisibilityAuto: true }) && !each.closest('.sr-only'),
          )
          .map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.left < -1 || box.right > innerWidth + 1))
          .map(({ text }) => text),
      )
      expect(beyond, path).toEqual([])
      await page.context().close()
    }
  })

  it('has the bar, the menu and the first screen from right to left', async () => {
    const wide = await open('/', 1280)
    expect(await across(wide, '.logo')).toBeGreaterThan(0.8)
    expect(await across(wide, 'header nav .button')).toBeLessThan(0.2)
    expect(await across(wide, '#home h1')).toBeGreaterThan(0.5)
    expect(await across(wide, '.hero-house')).toBeLessThan(0.5)
    await wide.context().close()

    const phone = await open('/', 360)
    expect(await across(phone, '.logo')).toBeGreaterThan(0.5)
    expect(await across(phone, '.site-header-toggle')).toBeLessThan(0.2)
    await phone.locator('.site-header-toggle').click()
    expect(await across(phone, '.site-header-menu a span, .site-header-menu a')).toBeGreaterThan(0.4)
    await phone.context().close()
  })

  it('begins a label, its error and a choice at the right', async () => {
    const page = await open('/', 360)
    await page.locator('form[novalidate] button[type=submit]').last().click()
    const field = page.locator('form .field:has([name=name])')
    await field.locator('.field-error').waitFor()
    const edges = await field.evaluate((box) => {
      const rightOf = (element: Element | null) => {
        const range = document.createRange()
        range.selectNodeContents(element ?? box)
        return Math.round(box.getBoundingClientRect().right - range.getBoundingClientRect().right)
      }
      return [rightOf(box.querySelector('label')), rightOf(box.querySelector('.field-error'))]
    })
    // The error stands behind its rule.
    expect(edges[0]).toBeLessThan(2)
    expect(edges[1]).toBeLessThan(16)
    const arrow = page.locator('select[name=service]')
    expect(await arrow.evaluate((each) => getComputedStyle(each).backgroundPosition)).toMatch(/^left|^14px/)
    await page.context().close()
  })

  it('begins the week at the right, with the hours beside its first day', async () => {
    const page = await open('/', 1280)
    const [hours, ...days] = await page.evaluate(() => {
      const middle = (element: Element) => {
        const { left, width } = element.getBoundingClientRect()
        return left + width / 2
      }
      const week = document.querySelector('.week')
      const first = week?.querySelector('.week-hour')
      return week && first ? [middle(first), ...[...week.querySelectorAll('.week-day')].map(middle)] : []
    })
    expect(days).toHaveLength(5)
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    expect(hours).toBeGreaterThan(days[0] ?? Infinity)
    await page.context().close()
  })
})
