import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { addCalls } from '../apps/website/e2e/add-calls.ts'
import { signInToDesk } from '../apps/website/e2e/sign-in-to-desk.ts'
import { deskCalls } from './desk-calls.ts'
import { deskRequests, sendSeed } from './desk-requests.ts'

type DeskShot = { name: string; path: string; prepare?: (page: Page) => Promise<unknown> }

/** Opens the request of the first person in the list. */
async function open(page: Page) {
  await page.locator('.row', { hasText: deskRequests[0].name }).locator('a').click()
  await page.getByLabel('New note').waitFor()
}

const shots: readonly DeskShot[] = [
  { name: 'desk.list', path: '' },
  { name: 'desk.request', path: '', prepare: open },
  {
    name: 'desk.filters',
    path: '',
    prepare: (page) => page.getByText('Filter').click(),
  },
  { name: 'desk.nothing', path: '?q=zeppelin' },
  {
    name: 'desk.state',
    path: '',
    async prepare(page) {
      await page.keyboard.press('j')
      await page.keyboard.press('e')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'desk.help',
    path: '',
    async prepare(page) {
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'desk.calls', path: '/calls' },
  {
    name: 'desk.calls-open',
    path: '/calls',
    async prepare(page) {
      await page.locator('.row a').first().click()
      await page.locator('.transcript').waitFor()
    },
  },
  { name: 'desk.calls-unanswered', path: '/questions' },
  {
    name: 'desk.calls-answering',
    path: '/questions',
    async prepare(page) {
      await page
        .getByRole('button', { name: /^Answer: / })
        .first()
        .click()
      await page.getByLabel('Answer', { exact: true }).fill('Yes, we connect to Otrix by its API.')
    },
  },
  { name: 'desk.account', path: '/settings' },
  { name: 'desk.team', path: '/settings/team' },
]

const heights: Record<number, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 }

type DeskShotOptions = {
  only: string
  widths: readonly number[]
  /** By day, by night, or both. */
  schemes?: readonly ('light' | 'dark')[]
}

/**
 * Takes the desk's screens whose name contains `only`, with requests in them, in both schemes.
 * @param site with its data directory: an account is made there
 */
export async function takeDeskShots(
  browser: Browser,
  site: { url: string; dataDir: string },
  target: string,
  { only, widths, schemes = ['light', 'dark'] }: DeskShotOptions,
) {
  const wanted = shots.filter(({ name }) => name.includes(only))
  if (wanted.length === 0) return
  const storageState = await prepareDesk(browser, site)
  for (const { name, path, prepare } of wanted) {
    for (const width of widths) {
      for (const colorScheme of schemes) {
        const context = await browser.newContext({
          viewport: { width, height: heights[width] ?? 800 },
          colorScheme,
          storageState,
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        await page.goto(`${site.url}/inbox${path}`)
        await page.locator('.row, .blank, .line, .question').first().waitFor()
        await prepare?.(page)
        await page.screenshot({ path: join(target, `${name}.${colorScheme}.${width}.png`) })
        await context.close()
        console.log(`${name} ${colorScheme} ${width}`)
      }
    }
  }
}

/** Sends the requests, makes the account, and works through some of them. */
async function prepareDesk(
  browser: Browser,
  site: { url: string; dataDir: string },
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  for (const request of deskRequests.toReversed()) await sendSeed(site.url, request)
  await addCalls(site.dataDir, deskCalls)
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInToDesk(page, site, { email: 'mira@example.com', name: 'Mira Okafor', role: 'admin' })
  for (const { name, state } of deskRequests) {
    if (state === undefined) continue
    const row = page.locator('.row', { hasText: name })
    await row.locator('a').focus()
    await page.keyboard.press('e')
    await page.getByRole('dialog').getByRole('button', { name: state }).click()
    await row.getByText(state).waitFor()
  }
  const storageState = await context.storageState()
  await context.close()
  return storageState
}
