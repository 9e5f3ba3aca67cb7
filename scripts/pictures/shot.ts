import type { Browser, Page } from 'playwright-core'

/** One picture: a page in a state. */
export type Shot = {
  name: string
  path: string
  /** Brings the page into the state. */
  prepare?: (page: Page) => Promise<unknown>
  /** Runs before the page is opened, for instance to hold back answers of the server. */
  before?: (page: Page) => Promise<unknown>
  /** The whole page instead of one screen. */
  wholePage?: boolean
  widths?: readonly number[]
  /** Height of the window in CSS pixels, if it is not the default for the width. */
  height?: number
  javaScript?: boolean
  forcedColours?: boolean
  print?: boolean
  /** `denied`: the browser refuses the microphone, like a visitor may. Otherwise there is one with a tone. */
  microphone?: 'denied'
}

/**
 * Opens a shot, brings it into its state, and takes the picture. Tries three times: a busy machine refuses a call now
 * and then, and conversations run in real time.
 * @throws the error of the third try
 */
export async function takeShot(
  browser: Browser,
  siteUrl: string,
  shot: Shot,
  width: number,
  take: (page: Page) => Promise<unknown>,
) {
  for (let tries = 1; ; tries += 1) {
    const page = await openShot(browser, siteUrl, shot, width)
    try {
      await shot.prepare?.(page)
      await take(page)
      return
    } catch (error) {
      if (tries === 3) throw error
    } finally {
      await page.context().close()
    }
  }
}

const heights: Record<number, number> = { 320: 568, 360: 740, 768: 1024, 1280: 800, 1920: 1080 }

let visitors = 0

/** As if behind a proxy: one visitor may try at most sixty calls in an hour. */
function newVisitor() {
  visitors += 1
  return { 'x-forwarded-for': `198.51.100.${visitors % 256}` }
}

/** Opens a separate page for one picture, with a separate visitor, and waits until it settles. Close its context. */
async function openShot(browser: Browser, siteUrl: string, shot: Shot, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: shot.height ?? heights[width] ?? 800 },
    javaScriptEnabled: shot.javaScript ?? true,
    reducedMotion: 'reduce',
    forcedColors: shot.forcedColours ? 'active' : 'none',
    extraHTTPHeaders: newVisitor(),
    // Without an explicit permission, a headless browser refuses the microphone.
    permissions: shot.microphone === 'denied' ? [] : ['microphone'],
  })
  const page = await context.newPage()
  if (shot.print) await page.emulateMedia({ media: 'print' })
  await shot.before?.(page)
  await page.goto(siteUrl + shot.path, { waitUntil: 'networkidle' })
  if (shot.wholePage) await loadPictures(page)
  return page
}

/** Pictures further down load when they are scrolled near. */
async function loadPictures(page: Page) {
  for (const picture of await page.locator('img[loading=lazy]').all()) {
    await picture.scrollIntoViewIfNeeded()
    await page.waitForTimeout(200)
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** Cuts the picture of the whole page into pieces of one screen. */
export async function slice(page: Page, file: string) {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  const total = await page.locator('html').evaluate((html) => html.scrollHeight)
  for (let top = 0, index = 0; top < total; top += height, index += 1) {
    const clip = { x: 0, y: top, width, height: Math.min(height, total - top) }
    await page.screenshot({ path: `${file}.${String(index).padStart(2, '0')}.png`, fullPage: true, clip })
  }
}
