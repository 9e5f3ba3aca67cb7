import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sitePages } from '#agency/site-pages.ts'
import { openBrowserWithFonts } from './browser-with-fonts.ts'
import { findFont } from './find-font.ts'
import { startSite } from './start-site.ts'

/** Lighthouse's phone and its desktop. */
const devices: BrowserContextOptions[] = [
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  { viewport: { width: 1350, height: 940 } },
]

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite({ VOICE_PROVIDER: 'embedded' })
})
afterAll(() => site.remove())

const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )

/** The sum of a page's layout shifts when Geist arrives after the text was painted in what the machine has. */
async function shiftAt(browser: Browser, path: string, device: BrowserContextOptions): Promise<number> {
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
  const asked = page.waitForRequest(/\.woff2$/)
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
  await asked
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

// Elsewhere than on Linux, Chromium sees the fonts of its system whatever a test says.
test.runIf(process.platform === 'linux').each([
  ['DejaVu Sans', ['DejaVuSans.ttf', 'DejaVuSansMono.ttf']],
  ['Liberation Sans', ['LiberationSans-Regular.ttf', 'LiberationMono-Regular.ttf']],
  // It comes without a font for numbers; a phone has one as wide as DejaVu's.
  ['Roboto', ['Roboto-Regular.ttf', 'DejaVuSansMono.ttf']],
])('nothing moves when the typeface takes the place of %s', { timeout: 180_000 }, async (_, names) => {
  const files = names.map((name) => {
    const file = findFont(name)
    if (!file) throw new Error(`${name} is not installed; npm test installs it on Debian.`)
    return file
  })
  const { browser, close } = await openBrowserWithFonts(files)
  const moved: string[] = []
  const visitAll = async (device: BrowserContextOptions) => {
    for (const { path } of sitePages) {
      const shift = await shiftAt(browser, path, device)
      if (!(shift <= 0.005)) moved.push(`${path} at ${device.viewport?.width} px: ${shift}`)
    }
  }
  try {
    await Promise.all(devices.map(visitAll))
  } finally {
    await close()
  }
  // Words may be such that a line breaks elsewhere by a hair. A font that is not fitted moves something on most pages.
  expect(moved.length, moved.join(', ')).toBeLessThanOrEqual(2)
})
