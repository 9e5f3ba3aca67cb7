import type { Page } from 'playwright-core'
import { sitePages } from '#website/contract/site-pages.ts'
import type { Shot } from './shot.ts'

const pages = [
  ...sitePages.map(({ id, path }) => [id, path] as const),
  ['not-found', '/no-such-page'] as const,
]

/** A page without the picture of the first screen. */
const servicesPath = sitePages.find(({ id }) => id === 'services')?.path ?? '/'

const openMenu = (page: Page) => page.locator('.site-header-toggle').click()

/** Every page in full: normal, at 400 % zoom, in forced colours, in print, and without scripts. */
const wholePages = pages.flatMap(([name, path]): Shot[] => [
  { name, path, wholePage: true },
  { name: `zoom.${name}`, path, wholePage: true, widths: [320, 640] },
  { name: `forced-colours.${name}`, path, wholePage: true, widths: [360, 1280], forcedColours: true },
  { name: `print.${name}`, path, wholePage: true, widths: [768], print: true },
  { name: `no-script.${name}`, path, wholePage: true, widths: [360, 1280], javaScript: false },
])

export const pageShots: Shot[] = [
  ...wholePages,
  { name: 'menu.open', path: '/', widths: [320, 360, 640], prepare: openMenu },
  { name: 'menu.open-scrolled', path: servicesPath, widths: [360], prepare: openMenuScrolled },
  { name: 'menu.no-script', path: '/', widths: [360], javaScript: false, prepare: openMenu },
  { name: 'menu.forced-colours', path: '/', widths: [360], forcedColours: true, prepare: openMenu },
  { name: 'header.transparent', path: servicesPath, prepare: scrolledTo(10) },
  { name: 'header.solid', path: '/', prepare: scrolledTo(1500) },
  {
    name: 'focus',
    path: '/',
    widths: [360, 1280],
    prepare: async (page) => {
      for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('Tab')
    },
  },
  {
    name: 'error',
    path: servicesPath,
    before: (page) => page.route('**/_.data*', (route) => route.fulfill({ status: 500, body: '' })),
    prepare: async (page) => {
      // Without its scripts, which wait for an interaction, the link would open a new document.
      await page.mouse.move(9, 9)
      await page.locator('header button[aria-expanded]').waitFor({ state: 'attached' })
      await page.locator('footer a[href="/"], header a[href="/"]').first().click()
      await page.getByText('Unexpected Application Error!').waitFor()
    },
  },
]

async function openMenuScrolled(page: Page) {
  await page.evaluate(() => scrollTo(0, 1200))
  await openMenu(page)
}

function scrolledTo(top: number) {
  return (page: Page) => page.evaluate((to) => scrollTo(0, to), top)
}
