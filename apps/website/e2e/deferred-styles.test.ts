import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { openBrowser } from './open-browser.ts'
import { startSite } from './start-site.ts'

let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

test('the typeface is fetched after the first paint, and at once for visitors from another page', async () => {
  const page = await browser.newPage()
  const arrival = async () => {
    await page.waitForFunction(() => document.fonts.check('16px Geist') && document.fonts.size > 0)
    return page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const fonts = entries.filter(({ name }) => name.endsWith('.woff2'))
      return {
        requested: Math.min(...fonts.map(({ startTime }) => startTime)),
        painted: Math.min(...performance.getEntriesByType('paint').map(({ startTime }) => startTime)),
        media: document.head.querySelector('style')?.media,
      }
    })
  }
  await page.goto(site.url)
  await page.waitForFunction(() => document.head.querySelector('style')?.media === 'all')
  const first = await arrival()
  expect(first.requested).toBeGreaterThan(first.painted)

  // Painting is delayed until the style element has been inspected: the second document does not wait for it.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['media'] = document.head.querySelector('style')?.media
    })
  })
  await page.evaluate((path) => {
    location.href = path
  }, pages.services.path)
  await page.waitForURL(`**${pages.services.path}`)
  expect(await page.locator('html').getAttribute('data-media')).toBe('all')
  await page.close()
})

test('what is below the first screen is laid out after the first paint, and a reload restores its position', async () => {
  const page = await browser.newPage()
  // The first paint may come before or after the end of the document. Its report is held back, so that both states can be seen.
  await page.addInitScript(() => {
    const Observer = window.PerformanceObserver
    window.PerformanceObserver = class extends Observer {
      constructor(report: PerformanceObserverCallback) {
        super((entries, observer) => {
          const isPaint = entries.getEntriesByType('paint').length > 0
          if (isPaint) addEventListener('painted', () => report(entries, observer))
          else report(entries, observer)
          if (isPaint) document.documentElement.dataset['painted'] = ''
        })
      }
    }
    addEventListener('DOMContentLoaded', () => {
      const footer = document.querySelector('footer') as Element
      document.documentElement.dataset['below'] = getComputedStyle(footer).contentVisibility
    })
  })
  await page.goto(site.url)
  const below = () =>
    page.locator('footer').evaluate((element) => getComputedStyle(element).contentVisibility)
  await page.locator('html[data-painted]').waitFor({ state: 'attached' })
  expect(await below()).toBe('auto')
  await page.evaluate(() => dispatchEvent(new Event('painted')))
  await expect.poll(below).toBe('visible')

  const top = () => page.locator('#services').evaluate((element) => element.getBoundingClientRect().top)
  await page.evaluate(() => {
    document.querySelector('#services')?.scrollIntoView({ behavior: 'instant' })
  })
  const before = await top()
  await page.reload()
  expect(await page.locator('html').getAttribute('data-below')).toBe('visible')
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)

  // Also the target of an address, before any of the site's scripts could help.
  await page.goto('about:blank')
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${site.url}/#services`)
  await expect.poll(below).toBe('visible')
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
  await page.close()
})

test('a browser without scripts gets the typeface and the whole layout as well', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const font = page.waitForResponse(/\.woff2$/)
  await page.goto(site.url)
  expect((await font).status()).toBe(200)
  expect(
    await page.locator('footer').evaluate((element) => getComputedStyle(element).contentVisibility),
  ).toBe('visible')
  await context.close()
})
