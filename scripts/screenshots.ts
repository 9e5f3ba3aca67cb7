/**
 * Takes every page and state of the built site as a picture, at four widths, into `screenshots/` (ignored by git).
 *
 *   npm run screenshots                            everything
 *   npm run screenshots -- --only home --width 360 what contains the word, at one width
 *   npm run screenshots -- --slices                tall pages also cut into pieces of one screen
 *   npm run screenshots -- --url http://…          of a site that runs elsewhere
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { startSite } from './start-site.ts'

type Shot = {
  name: string
  path: string
  /** Brings the page into the state; the whole page is taken when it is missing. */
  prepare?: (page: Page) => Promise<void>
  wholePage?: boolean
  widths?: readonly number[]
  javaScript?: boolean
}

const allWidths: readonly number[] = [360, 768, 1280, 1920]
const heights: Record<number, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 }

const pages = [
  'home /',
  'services /services',
  'customer-support /customer-support',
  'crm-integration /crm-integration',
  'scheduling /scheduling',
  'case-studies /case-studies',
  'privacy /privacy',
  'not-found /no-such-page',
].map((line) => line.split(' ') as [string, string])

const shots: Shot[] = [
  ...pages.map(([name, path]) => ({ name, path, wholePage: true })),
  ...pages.slice(0, 6).map(([name, path]) => ({
    name: `${name}.no-script`,
    path,
    wholePage: true,
    javaScript: false,
    widths: [1280],
  })),
  {
    name: 'state.menu-open',
    path: '/',
    widths: [360],
    prepare: (page) => page.locator('.site-header-toggle').click(),
  },
  {
    name: 'state.header-scrolled',
    path: '/',
    prepare: (page) => page.evaluate(() => scrollTo(0, 1500)),
  },
  {
    name: 'state.form-errors',
    path: '/customer-support',
    prepare: async (page) => {
      await page.locator('#request button[type=submit]').click()
      await page.waitForTimeout(300)
    },
  },
  {
    name: 'state.form-failed',
    path: '/customer-support',
    prepare: async (page) => {
      await page.route('**/api/consultations', (route) => route.fulfill({ status: 400, body: '{}' }))
      await sendForm(page, '#request')
    },
  },
  {
    name: 'state.form-sent',
    path: '/customer-support',
    prepare: async (page) => {
      await page.route('**/api/consultations', (route) => route.fulfill({ status: 201, json: {} }))
      await sendForm(page, '#request')
    },
  },
]

async function sendForm(page: Page, form: string) {
  const fill = (name: string, value: string) => page.locator(`${form} [name=${name}]`).fill(value)
  await fill('name', 'Ada Lovelace')
  await fill('email', 'ada@example.com')
  await fill('phone', '+44 20 7946 0000')
  await fill('company', 'Analytical Engines')
  await page.locator(`${form} button[type=submit]`).click()
  await page.waitForTimeout(600)
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', multiple: true },
    slices: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
})

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.')
const widths: readonly number[] = values.width?.map(Number) ?? allWidths
const target = join(import.meta.dirname, '../screenshots')
mkdirSync(target, { recursive: true })

const site = values.url ? { url: values.url, stop: () => {} } : await startSite()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  for (const shot of shots.filter(({ name }) => name.includes(values.only))) {
    for (const width of (shot.widths ?? allWidths).filter((each) => widths.includes(each))) {
      const viewport = { width, height: heights[width] ?? 800 }
      const page = await browser.newPage({
        viewport,
        javaScriptEnabled: shot.javaScript ?? true,
        reducedMotion: 'reduce',
      })
      await page.goto(site.url + shot.path, { waitUntil: 'networkidle' })
      await shot.prepare?.(page)
      const file = join(target, `${shot.name}.${width}`)
      await page.screenshot({ path: `${file}.png`, fullPage: shot.wholePage ?? false })
      if (values.slices && shot.wholePage) await slice(page, file, viewport)
      await page.close()
      console.log(`${shot.name} ${width}`)
    }
  }
} finally {
  await browser.close()
  site.stop()
}

async function slice(page: Page, file: string, { width, height }: { width: number; height: number }) {
  const total = await page.locator('html').evaluate((html) => html.scrollHeight)
  for (let top = 0, index = 0; top < total; top += height, index += 1) {
    const clip = { x: 0, y: top, width, height: Math.min(height, total - top) }
    await page.screenshot({ path: `${file}.${String(index).padStart(2, '0')}.png`, fullPage: true, clip })
  }
}
