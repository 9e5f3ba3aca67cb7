import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { addCalls } from '../apps/website/e2e/add-calls.ts'
import { signInToDesk } from '../apps/website/e2e/sign-in-to-desk.ts'
import { deskCalls } from './desk-calls.ts'
import { deskRequests, sendSeed } from './desk-requests.ts'

type DeskShot = {
  name: string
  path: string
  /** Taken of a stranger. */
  isSignedOut?: boolean
  prepare?: (page: Page) => Promise<unknown>
}

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
  { name: 'desk.numbers', path: '/numbers' },
  {
    name: 'desk.numbers-table',
    path: '/numbers',
    prepare: (page) => page.getByRole('button', { name: 'Show as a table' }).first().click(),
  },
  {
    name: 'desk.numbers-failed',
    path: '',
    async prepare(page) {
      await page.route('**/api/desk/numbers?*', (route) => route.abort())
      await page.getByRole('link', { name: 'Numbers' }).click()
      await page.getByText('The numbers could not be loaded').waitFor()
    },
  },
  { name: 'desk.device', path: '/settings/device' },
  {
    name: 'desk.privacy',
    path: '/settings/privacy',
    async prepare(page) {
      await page.getByLabel('E-mail address').fill('ada@example.com')
      await page.keyboard.press('Enter')
      await page.getByText('What would be removed').waitFor()
    },
  },
  {
    name: 'desk.privacy-erase',
    path: '/settings/privacy',
    async prepare(page) {
      await page.getByLabel('E-mail address').fill('ada@example.com')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Erase…' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'desk.import',
    path: '/settings/import',
    async prepare(page) {
      await page.getByLabel('CSV file').setInputFiles({
        name: 'consultations.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(earlierRequests),
      })
      await page.getByRole('button', { name: 'Check the file' }).click()
      await page.getByText('Nothing is imported yet.').waitFor()
    },
  },
  { name: 'desk.audit', path: '/settings/audit' },
  { name: 'desk.sign-in', path: '/sign-in', isSignedOut: true },
  {
    name: 'desk.sign-in-wrong',
    path: '/sign-in',
    isSignedOut: true,
    async prepare(page) {
      await page.getByLabel('E-mail address').fill('mira@example.com')
      await page.getByLabel('Password').fill('not the password')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'desk.link-gone', path: '/welcome/none', isSignedOut: true },
  { name: 'desk.account', path: '/settings' },
  { name: 'desk.team', path: '/settings/team' },
]

/** Two good rows and two with problems. */
const earlierRequests = `id,created_at,name,email,phone,company,service,message,page_source,lead_score
1,2021-03-01 09:00:00+00,Edith Clarke,edith@example.com,020 7946 0000,Clarke Grids,CRM Integration,,contact,3
2,2021-04-11 14:20:00+00,Annie Easley,annie@example.com,020 7946 0001,Centaur,Customer Support,,contact,5
3,last spring,,annie@example,,,Customer Support,,contact,1
4,2021-04-12 14:20:00+00,Mary
`

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
  for (const { name, path, isSignedOut = false, prepare } of wanted) {
    for (const width of widths) {
      for (const colorScheme of schemes) {
        const context = await browser.newContext({
          viewport: { width, height: heights[width] ?? 800 },
          colorScheme,
          ...(!isSignedOut && { storageState }),
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        await page.goto(`${site.url}/inbox${path}`)
        await page.locator('.row, .blank, .setting, .figures, .question, .entrance-title').first().waitFor()
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
