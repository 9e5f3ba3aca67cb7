/**
 * How fast the pages react to a tap and scroll on a slow phone, and what their background costs while nothing happens. Each
 * figure is the median of some visits.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../apps/website/e2e/open-browser.ts'
import { type Site, startSite } from '../apps/website/e2e/start-site.ts'
import { aimed, type Cell, type Measure, median } from './helpers/report.ts'
import { describeReactions, phone, slowDown, timeTap } from './helpers/slow-device.ts'

/** Milliseconds of idle time for which the CPU time is measured. */
const rest = 10_000

/** The element that a visitor presses, and the one that proves that the page has reacted. */
const presses = [
  {
    what: 'menu',
    path: '/services',
    button: 'header button[popovertarget]',
    answer: '#mobile-menu:popover-open',
  },
  {
    what: 'form errors',
    path: '/customer-support',
    button: 'form button[type=submit]',
    answer: '[role=alert]',
  },
  { what: 'call button', path: '/', button: '.call-button', answer: '.call-panel' },
] as const

export const measure: Measure = async (scaled) => {
  const visits = scaled(5)
  const medianOf = async (visit: () => Promise<number>) => {
    const values: number[] = []
    while (values.length < visits) values.push(await visit())
    return median(values)
  }
  const site = await startSite({ VOICE_PROVIDER: 'embedded', VOICE_DAILY_MINUTES: '1000000' })
  const browser = await openBrowser(['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'])
  try {
    while (!(await site.log()).includes('the voice platform is ready')) await sleep(100)
    // Fixed sentences are being synthesised: that belongs to the start, not to a page.
    await sleep(10_000)
    const rows: Cell[][] = []
    for (const { what, path, button, answer } of presses) {
      const measured = await medianOf(() =>
        onPhone(browser, site, path, (page) => timePress(page, button, answer)),
      )
      rows.push([`${what}, interaction to next paint`, ...aimed(measured, 'ms', { most: 100 })])
    }
    const frames = await medianOf(() => onPhone(browser, site, '/', (page) => countFrames(browser, page)))
    rows.push(['scrolling through the home page, frames shown', ...aimed(frames, 'a second', { least: 60 })])
    const share = await medianOf(() => weighCanvas(site))
    rows.push(['drifting dots, of one core', ...aimed(share, '%', { most: 3 })])
    return {
      how:
        `${describeReactions} Medians of ${visits} visits. The dots' share is the processor time of the page's own process, all its threads, at full ` +
        'speed, less what it takes when motion is paused.',
      head: ['what', 'measured', 'aim'],
      rows,
    }
  } finally {
    await browser.close()
    await site.remove()
  }
}

async function onPhone(
  browser: Browser,
  site: Site,
  path: string,
  visit: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ ...phone, permissions: ['microphone'] })
  const page = await context.newPage()
  try {
    await open(page, site, path)
    await slowDown(page)
    return await visit(page)
  } finally {
    await context.close()
  }
}

/** Resolves when the page is hydrated and idle. */
async function open(page: Page, site: Site, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`)
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.locator('header button[aria-expanded]').waitFor({ state: 'attached' })
  await sleep(2_000)
}

async function timePress(page: Page, button: string, answer: string): Promise<number> {
  await page.locator(button).first().scrollIntoViewIfNeeded()
  await sleep(500)
  return timeTap(page, button, () => page.locator(answer).first().waitFor())
}

/** Frames per second on the screen while the page is scrolled at a finger's pace of 1,200 pixels a second. */
async function countFrames(browser: Browser, page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await browser.startTracing(page, { categories: ['viz', 'input'] })
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 700,
    yDistance: -4_000,
    speed: 1_200,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString())
  if ((await page.evaluate(() => scrollY)) < 3_000) throw new Error('The page did not scroll')
  const { traceEvents } = trace as { traceEvents: { name: string; ts: number }[] }
  const times = (event: string) => traceEvents.filter(({ name }) => name === event).map(({ ts }) => ts)
  // Without scrolling, only the dots request frames, and fewer.
  const gesture = times('SyntheticGestureController::running')
  const shown = times('Display::FrameDisplayed').filter(
    (ts) => ts >= Math.min(...gesture) && ts <= Math.max(...gesture),
  )
  return ((shown.length - 1) * 1_000_000) / (Math.max(...shown) - Math.min(...shown))
}

/**
 * Percent of one core for the dots of a page without any other motion. In a separate browser, because it counts by
 * process.
 */
async function weighCanvas(site: Site): Promise<number> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await open(page, site, '/privacy')
    const moving = await restingShare(browser)
    await page.getByRole('button', { name: 'Pause' }).click()
    await sleep(1_000)
    return moving - (await restingShare(browser))
  } finally {
    await browser.close()
  }
}

/** Percent of one core for the browser's pages at the moment. */
async function restingShare(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const seconds = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    return processInfo
      .filter(({ type }) => type === 'renderer')
      .reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  const before = await seconds()
  await sleep(rest)
  return (((await seconds()) - before) / (rest / 1_000)) * 100
}
