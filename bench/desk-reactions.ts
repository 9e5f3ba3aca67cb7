/**
 * How fast the desk reacts on a slow laptop, by keys, and on a slow phone, by taps, with 200 requests in the list. Of the
 * presses of a key the slowest counts, as in INP; each figure is the median of some visits.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from '../apps/website/e2e/open-browser.ts'
import { signInToDesk } from '../apps/website/e2e/sign-in-to-desk.ts'
import { type Site, startSite } from '../apps/website/e2e/start-site.ts'
import { fillSqlite } from '../apps/website/server/desk/testing/fill-requests.ts'
import { databaseFile } from '../apps/website/server/store/sqlite/open-sqlite.ts'
import { aimed, type Measure, median } from './helpers/report.ts'
import { describeReactions, phone, slowDown, timeInteraction, timeTap } from './helpers/slow-device.ts'

const requests = 10_000
/** Rows in the list: as many as somebody reads before they use a filter. */
const rows = 200
/** How often each key is pressed. */
const presses = 5
const laptop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

type Reaction = { what: string; milliseconds: number }

export const measure: Measure = async (scaled) => {
  const visits = scaled(5)
  const site = await startSite()
  const browser = await openBrowser()
  try {
    fillSqlite(databaseFile(site.dataDir), requests, Date.now())
    const storageState = await signIn(browser, site)
    const all: Reaction[] = []
    for (let visit = 0; visit < visits; visit += 1) {
      all.push(...(await onDevice(browser, site, { ...laptop, storageState }, reactToKeys)))
      all.push(...(await onDevice(browser, site, { ...phone, storageState }, reactToTaps)))
    }
    return {
      how:
        `${describeReactions} ${rows} requests in the list, of ${requests.toLocaleString('en')}; of ${presses} presses of a key the slowest; medians of ` +
        `${visits} visits.`,
      head: ['what', 'measured', 'aim'],
      rows: [...Map.groupBy(all, ({ what }) => what)].map(([what, each]) => [
        what,
        ...aimed(median(each.map(({ milliseconds }) => milliseconds)), 'ms', { most: 100 }),
      ]),
    }
  } finally {
    await browser.close()
    await site.remove()
  }
}

async function signIn(browser: Browser, site: Site) {
  const context = await browser.newContext()
  const person = { email: 'mira@example.com', name: 'Mira Okafor', role: 'member' } as const
  await signInToDesk(await context.newPage(), site, person)
  const state = await context.storageState()
  await context.close()
  return state
}

async function onDevice(
  browser: Browser,
  site: Site,
  device: BrowserContextOptions,
  react: (page: Page) => Promise<Reaction[]>,
): Promise<Reaction[]> {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    await page.goto(`${site.url}/inbox`)
    const list = page.locator('.row')
    await list.first().waitFor()
    while ((await list.count()) < rows) {
      await page.locator('.list-scroller').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
      await sleep(100)
    }
    await page.locator('.list-scroller').evaluate((scroller) => scroller.scrollTo(0, 0))
    await slowDown(page)
    await sleep(2_000)
    return await react(page)
  } finally {
    await context.close()
  }
}

async function reactToKeys(page: Page): Promise<Reaction[]> {
  const rowAt = (index: number) => async () => {
    await page.locator(`.row:nth-child(${index + 1}) .row-link:focus`).waitFor()
  }
  const press = (key: string, isAnswered: () => Promise<void>) =>
    timeInteraction(page, () => page.keyboard.press(key), isAnswered)
  const slowest = async (key: string, indexes: readonly number[]) => {
    let most = 0
    for (const index of indexes) most = Math.max(most, await press(key, rowAt(index)))
    return most
  }
  const steps = Array.from({ length: presses }, (_, index) => index)
  return [
    { what: '`j`, to the next request', milliseconds: await slowest('j', [...steps, presses]) },
    { what: '`k`, to the previous request', milliseconds: await slowest('k', steps.toReversed()) },
    {
      what: '`Enter`, opens a request beside the list',
      milliseconds: await press('Enter', () => page.getByLabel('New note').waitFor()),
    },
    {
      what: '`e`, asks for the state',
      milliseconds: await press('e', () => page.getByRole('dialog').waitFor()),
    },
    {
      what: '`3`, changes the state',
      milliseconds: await press('3', () => page.locator('.row[data-stage=won]').first().waitFor()),
    },
  ]
}

async function reactToTaps(page: Page): Promise<Reaction[]> {
  const lost = '.stage-button:has(.stage-lost)'
  return [
    {
      what: 'a tap, opens a request on a phone',
      milliseconds: await timeTap(page, '.row-link', () => page.getByLabel('New note').waitFor()),
    },
    {
      what: 'a tap, changes its state on a phone',
      milliseconds: await timeTap(page, lost, () => page.locator(`${lost}[aria-pressed=true]`).waitFor()),
    },
  ]
}
