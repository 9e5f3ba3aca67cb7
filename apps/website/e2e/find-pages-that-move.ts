import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { sitePages } from '#contract/site-pages.ts'
import { openBrowserWithFonts } from './browser-with-fonts.ts'
import { findFont } from './find-font.ts'
import { startSite } from './start-site.ts'

/** Lighthouse's phone and its desktop. */
const devices: BrowserContextOptions[] = [
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  { viewport: { width: 1350, height: 940 } },
]

const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )

/** The sum of a page's layout shifts when Geist loads after the text was painted in a local font. */
async function shiftAt(browser: Browser, address: string, device: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  const { promise: painted, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await painted
    await route.continue()
  })
  await page.addInitScript(() => {
    const state = Object.assign(globalThis, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shift += 'value' in entry ? Number(entry.value) : 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const request = page.waitForRequest(/\.woff2$/)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await request
  await twoFrames(page)
  release()
  await page.waitForFunction(() => {
    const faces = [...document.fonts].filter(({ family }) => family === 'Geist')
    return faces.some(({ status }) => status === 'loaded') && document.fonts.status === 'loaded'
  })
  await twoFrames(page)
  const shift = await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))
  await context.close()
  return shift
}

/**
 * Opens every page on a phone and a desktop with only these fonts, and lets the typeface load after the first text.
 * @param names font files of the simulated machine
 * @returns the pages on which something moved
 * @throws when a font is not installed
 */
export async function findPagesThatMove(names: readonly string[]): Promise<string[]> {
  const files = names.map((name) => {
    const file = findFont(name)
    if (!file) throw new Error(`${name} is not installed; npm test installs it on Debian.`)
    return file
  })
  const site = await startSite({ VOICE_PROVIDER: 'embedded' })
  const { browser, close } = await openBrowserWithFonts(files)
  const moved: string[] = []
  const visitAll = async (device: BrowserContextOptions) => {
    for (const { path } of sitePages) {
      const shift = await shiftAt(browser, site.url + path, device)
      if (!(shift <= 0.005)) moved.push(`${path} at ${device.viewport?.width} px: ${shift}`)
    }
  }
  try {
    await Promise.all(devices.map(visitAll))
  } finally {
    await close()
    await site.remove()
  }
  return moved
}
