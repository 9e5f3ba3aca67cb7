import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { onceAFile } from './once-a-file.ts'
import { lookAtSite, type RunningSite } from './start-site.ts'

/** Options of a visit: any option of a browser context, and more. */
type VisitOptions = BrowserContextOptions & {
  /** Expected browser errors. */
  expected?: RegExp
  /** Runs before the first page is requested. */
  prepare?: (page: Page) => Promise<unknown>
  /** The state in which the first page counts as open. */
  waitUntil?: 'commit' | 'domcontentloaded' | 'load'
}

/**
 * Opens a page of the site at a path, in a separate browser context (storage, cache, size). It is still unless the test
 * says `...moving`: what moves behind the page takes a quarter of a core for as long as it is open.
 */
type Visit = (path: string, options?: VisitOptions) => Promise<Page>

/** Options of a tour: any of a browser context's, and the browser errors that this page may cause. */
type TourOptions = BrowserContextOptions & { expected?: RegExp }

/**
 * Goes to a path in the tab that the tests of a file share for these options, at any size, and returns it. For tests that
 * look at pages and leave nothing behind: a page in a tab of its own takes twice the processor time.
 */
type Tour = (path: string, options?: TourOptions) => Promise<Page>

/** A tab in a context of its own, which tells what goes wrong in it. */
type Tab = { page: Page; tell: (complaint: string) => void; close: () => Promise<void> }

/**
 * The router preloads the style sheet of the page that the visitor, or the assistant of a call, opens next. On a busy
 * machine that page follows some seconds later, and the browser warns. On a page that nobody leaves it is a defect.
 */
const earlyStyles = /\.css was preloaded using link preload but not used/

/** For tests of what moves, and of pages as most visitors have them. */
export const moving = { reducedMotion: 'no-preference' } as const

/** Resolves when the page is hydrated: from then on the menu's button knows whether it is open. */
export async function waitForScripts(page: Page): Promise<void> {
  // The scripts wait for an interaction.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.locator('header button[aria-expanded]').waitFor({ state: 'attached' })
}

/** What only this file uses while it runs. The runner numbers concurrent files from 1. */
async function shared<Value>(what: 'site' | 'browser' | 'calling-browser'): Promise<Value> {
  const answer = await fetch(`${inject('shared')}/${what}/${process.env.VITEST_POOL_ID}`)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Value
}

const sharedBrowser = (what: 'browser' | 'calling-browser') =>
  onceAFile(
    async () => chromium.connect((await shared<{ endpoint: string }>(what)).endpoint),
    (browser) => browser.close(),
  )

/** The fixture of a browser with all that a visitor's has: a microphone, sound and notifications. It costs half as much again. */
export const callingBrowser = sharedBrowser('calling-browser')

/** The site that only this file uses while it runs. */
export const sharedSite = () => shared<{ url: string; dataDir: string }>('site')

/** A tab of a browser context with these options, which is still unless they say otherwise. */
async function openTab(
  browser: Browser,
  tell: (complaint: string) => void,
  options: BrowserContextOptions,
): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const tab: Tab = { page, tell, close: () => context.close() }
  const note = (complaint: string) => tab.tell(complaint)
  page.setDefaultTimeout(40_000)
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text())
  })
  page.on('pageerror', (error) => note(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The browser aborts requests when the visitor moves on, and blocks scripts if JavaScript is off.
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
  return tab
}

/**
 * Tests with a real site, shared by the files of a project, and a real browser. Any browser error during a visit fails
 * the test: an error in the console, a violation of the Content-Security-Policy, an exception, a failed request.
 */
export const it = test.extend<{
  browser: Browser
  site: RunningSite
  visit: Visit
  tabs: Map<string, Tab>
  tour: Tour
}>({
  browser: sharedBrowser('browser'),
  site: onceAFile(async () => lookAtSite(await sharedSite())),
  visit: async ({ browser, site }, provide) => {
    const complaints: string[] = []
    const closers: (() => Promise<void>)[] = []
    await provide(async (path, { expected, prepare, waitUntil = 'load', ...options } = {}) => {
      const note = (complaint: string) => {
        if (!expected?.test(complaint)) complaints.push(complaint)
      }
      const early: string[] = []
      const tell = (complaint: string) => {
        if (earlyStyles.test(complaint)) early.push(complaint)
        else note(complaint)
      }
      const { page, close } = await openTab(browser, tell, options)
      const paths = new Set<string>()
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) paths.add(new URL(frame.url()).pathname)
      })
      closers.push(async () => {
        await close()
        if (paths.size < 2) early.forEach(note)
      })
      await prepare?.(page)
      await page.goto(site.url + path, { waitUntil })
      return page
    })
    await Promise.all(closers.map((close) => close()))
    expect(complaints).toEqual([])
  },
  tabs: onceAFile(
    async () => new Map<string, Tab>(),
    (tabs) => Promise.all([...tabs.values()].map(({ close }) => close())),
  ),
  tour: async ({ browser, site, tabs }, provide) => {
    const complaints: string[] = []
    await provide(async (path, { expected, viewport = { width: 1280, height: 800 }, ...options } = {}) => {
      const tell = (complaint: string) => {
        if (!earlyStyles.test(complaint) && !expected?.test(complaint)) complaints.push(complaint)
      }
      const name = JSON.stringify(options)
      const tab = tabs.get(name) ?? (await openTab(browser, tell, { viewport, ...options }))
      tabs.set(name, tab)
      tab.tell = tell
      if (viewport) await tab.page.setViewportSize(viewport)
      await tab.page.goto(site.url + path)
      return tab.page
    })
    expect(complaints).toEqual([])
  },
})

/** The same in a browser that has what a call needs. The one without windows crashes at a focused call button. */
export const callingIt = it.extend<{ browser: Browser }>({ browser: callingBrowser })
