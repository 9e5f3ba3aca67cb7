import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { onceAFile } from './once-a-file.ts'
import { openBrowser } from './open-browser.ts'
import { lookAtSite, type RunningSite } from './start-site.ts'

/** How a visitor comes: any option of a browser context, and more. */
type VisitOptions = BrowserContextOptions & {
  /** The browser's complaints that are part of the story. */
  expected?: RegExp
  /** Runs before the first page is asked for. */
  prepare?: (page: Page) => Promise<unknown>
  /** How far the first page has to be. */
  waitUntil?: 'commit' | 'domcontentloaded' | 'load'
}

/** Opens a page of the site in a browser of its own (storage, cache, size), at a path. */
type Visit = (path: string, options?: VisitOptions) => Promise<Page>

/** Resolves when the page's scripts have taken over: from then on the menu's button knows whether it is open. */
export async function waitForScripts(page: Page): Promise<void> {
  // They wait for a sign of the visitor.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.locator('header button[aria-expanded]').waitFor({ state: 'attached' })
}

/** The site that this file has for itself while it runs. */
export function sharedSite(): { url: string; dataDir: string } {
  // The runner numbers what runs at a time from 1.
  const site = inject('sharedSites')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!site) throw new Error('More files run at a time than there are sites')
  return site
}

/**
 * Tests with a real site, which the files of a project share, and a real browser. Whatever the browser complains about during a visit fails the test: an error
 * in the console, a breach of the Content-Security-Policy, an exception, a request that fails.
 */
export const it = test.extend<{ browser: Browser; site: RunningSite; visit: Visit }>({
  browser: onceAFile(
    () => openBrowser(),
    (browser) => browser.close(),
  ),
  site: onceAFile(async () => lookAtSite(sharedSite())),
  visit: async ({ browser, site }, provide) => {
    const complaints: string[] = []
    const closers: (() => Promise<void>)[] = []
    await provide(async (path, { expected, prepare, waitUntil = 'load', ...options } = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
      closers.push(() => context.close())
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      const note = (complaint: string) => {
        if (!expected?.test(complaint)) complaints.push(complaint)
      }
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text())
      })
      page.on('pageerror', (error) => note(`exception: ${error.message}`))
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText
        // The browser gives requests up when the visitor moves on, and scripts where the visitor wants none.
        const isUnwanted = options.javaScriptEnabled === false && reason === 'csp'
        if (reason !== 'net::ERR_ABORTED' && !isUnwanted) note(`failed: ${request.url()} ${reason}`)
      })
      if (options.javaScriptEnabled !== false) {
        await page.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', (event) => {
            console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`)
          })
        })
      }
      await prepare?.(page)
      await page.goto(site.url + path, { waitUntil })
      return page
    })
    await Promise.all(closers.map((close) => close()))
    expect(complaints).toEqual([])
  },
})
