import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from '../apps/website/e2e/open-browser.ts'
import { signInToDesk } from '../apps/website/e2e/sign-in-to-desk.ts'
import { type Site, startSite } from '../apps/website/e2e/start-site.ts'
import { databaseFile } from '../apps/website/server/store/sqlite/open-sqlite.ts'
import { fillSqlite } from '../apps/website/server/desk/testing/fill-requests.ts'
import { aimsTable } from './aims.ts'
import { noteMachine } from './machine.ts'
import { median } from './median.ts'
import { timeInteraction } from './time-interaction.ts'

/** Each figure is the median of this many visits. */
const visits = 5
/** How many times slower than this machine the device is. */
const slowdown = 4
const requests = 10_000
/** Rows in the list: as many as somebody reads before they use a filter. */
const rows = 200
/** How often each key is pressed. The slowest press counts, as in INP. */
const presses = 5

const laptop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

type Reaction = { what: string; milliseconds: number }

/** Measures how fast the desk reacts on a slow laptop, by keys, and on a slow phone, by taps. */
export async function measureDeskReactions(): Promise<string> {
  const machine = noteMachine()
  const site = await startSite()
  const browser = await openBrowser()
  try {
    fillSqlite(databaseFile(site.dataDir), requests, Date.now())
    const storageState = await signIn(browser, site)
    const all: Reaction[] = []
    for (let visit = 0; visit < visits; visit += 1) {
      for (const [device, react] of [
        [laptop, reactToKeys],
        [phone, reactToTaps],
      ] as const) {
        all.push(...(await onDevice(browser, site, { ...device, storageState }, react)))
      }
    }
    return [
      `Chromium ${browser.version()}, headless, drawing without a GPU; ${rows} requests in the list, of ${requests.toLocaleString('en')}; the processor ` +
        `slowed down ${slowdown} times, real input through the debugging protocol, durations from the browser's event timing (multiples of 8 ms); of ` +
        `${presses} presses of a key the slowest; medians of ${visits} visits; ${machine.describe()}.`,
      aimsTable(
        [...new Set(all.map(({ what }) => what))].map((what) => ({
          what,
          measured: median(all.filter((each) => each.what === what).map(({ milliseconds }) => milliseconds)),
          unit: 'ms',
          most: 100,
        })),
      ),
    ].join('\n\n')
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
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
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
      milliseconds: await press('3', () => page.locator('.row[data-state=won]').first().waitFor()),
    },
  ]
}

async function reactToTaps(page: Page): Promise<Reaction[]> {
  const tap = async (target: string, isAnswered: () => Promise<void>) => {
    const box = await page.locator(target).first().boundingBox()
    if (!box) throw new Error(`There is no ${target}`)
    return timeInteraction(
      page,
      () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2),
      isAnswered,
    )
  }
  const lost = '.state-button:has(.state-lost)'
  return [
    {
      what: 'a tap, opens a request on a phone',
      milliseconds: await tap('.row-link', () => page.getByLabel('New note').waitFor()),
    },
    {
      what: 'a tap, changes its state on a phone',
      milliseconds: await tap(lost, () => page.locator(`${lost}[aria-pressed=true]`).waitFor()),
    },
  ]
}
