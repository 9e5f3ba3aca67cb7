/**
 * Takes the README's pictures of the running product, finer than they are shown, into `docs/pictures/`.
 *
 *   npm run pictures [name]
 */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openBrowser } from '#website/e2e/open-browser.ts'
import { startSite } from '#website/e2e/start-site.ts'
import { call } from './call-shots.ts'

type Picture = {
  name: string
  /** The agency to show; the sample by default. */
  agency?: 'nachtportier'
  path: string
  size: { width: number; height: number }
  /** Device pixels per CSS pixel; two by default. */
  scale?: number
  /** The visible part, in CSS pixels. */
  clip?: { x: number; y: number; width: number; height: number }
  prepare?: (page: Page) => Promise<unknown>
}

/** Maximum size of a picture in bytes: people read a README on phones, too. */
const maxBytes = 300_000

const pictures: Picture[] = [
  // Wide enough for the lamp at the desk, the idea of the page.
  { name: 'home', path: '/', size: { width: 1280, height: 760 }, scale: 1.25 },
  {
    name: 'home-of-another-agency',
    agency: 'nachtportier',
    path: '/en',
    size: { width: 1280, height: 760 },
    scale: 1.25,
  },
  {
    name: 'your-page',
    agency: 'nachtportier',
    path: '/en/prices',
    size: { width: 1280, height: 900 },
    scale: 1,
    prepare: (page) => page.locator('#plans').evaluate((section) => section.scrollIntoView()),
  },
  {
    name: 'your-article',
    agency: 'nachtportier',
    path: '/en/night-book/nine-questions-of-the-night',
    size: { width: 1280, height: 900 },
    scale: 1,
  },
  {
    name: 'your-search',
    agency: 'nachtportier',
    path: '/en/night-book?q=rain',
    size: { width: 1280, height: 760 },
    scale: 1,
  },
  {
    name: 'form',
    path: '/customer-support',
    size: { width: 900, height: 760 },
    prepare: async (page) => {
      await page.locator('#request [name=name]').fill('Ada Lovelace')
      await page.locator('#request [name=email]').fill('ada@example')
      // Until the scripts load at the visitor's first interaction, the browser validates the fields itself.
      await page.locator('#request form[novalidate]').waitFor()
      await page.locator('#request button[type=submit]').click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'call',
    path: '/',
    size: { width: 1040, height: 570 },
    clip: { x: 634, y: 80, width: 406, height: 490 },
    prepare: async (page) => {
      await call(page)
      const panel = page.locator('.call-panel')
      const speaking = page.locator('.call-panel[data-call=speaking]')
      const listening = page.locator('.call-panel[data-call=active]')
      await speaking.waitFor()
      await listening.waitFor()
      await panel.getByLabel('Type instead of speaking').fill('What does a chatbot need from us?')
      await panel.getByRole('button', { name: 'Send' }).click()
      await panel.getByText('What does a chatbot').waitFor()
      await speaking.waitFor()
      await listening.waitFor()
    },
  },
]

const target = join(import.meta.dirname, '../../docs/pictures')
mkdirSync(target, { recursive: true })

const only = process.argv[2] ?? ''
const env = { VOICE_PROVIDER: 'embedded' }
const sample = await startSite({ ...env, AGENCY: 'northlamp' })
const other = await startSite({ ...env, AGENCY: 'nachtportier' })
const browser = await openBrowser()
try {
  for (const { name, agency, path, size, scale = 2, clip, prepare } of pictures.filter((each) =>
    each.name.includes(only),
  )) {
    const site = agency === undefined ? sample : other
    const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale, reducedMotion: 'reduce' })
    page.setDefaultTimeout(120_000)
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await prepare?.(page)
    const file = join(target, `${name}.png`)
    await page.screenshot({ path: file, ...(clip && { clip }) })
    await page.close()
    const { size: bytes } = statSync(file)
    console.log(`${bytes > maxBytes ? 'TOO BIG' : 'ok'} ${name} ${bytes}`)
    if (bytes > maxBytes) process.exitCode = 1
  }
} finally {
  await browser.close()
  await sample.remove()
  await other.remove()
}
