import type { MailboxTrouble } from '#contract/desk/mails.ts'
import type { MailBacklog } from '#contract/desk/workspace.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { it, rowOf, sendRequest, together } from './desk-visit.ts'
import { overflow, violations } from './violations.ts'

/** A screen, what it requests, and how it calls that. */
const screens = [
  ['', '**/api/desk/workspace', 'desk'],
  ['', '**/api/desk/requests?*', 'requests'],
  ['/calls', '**/api/desk/calls', 'calls'],
  ['/calls/none', '**/api/desk/calls/none', 'call'],
  ['/questions', '**/api/desk/questions', 'questions'],
  ['/numbers', '**/api/desk/numbers?*', 'numbers'],
  ['/settings', '**/api/desk/account/sessions', 'sessions'],
  ['/settings', '**/api/desk/account/passkeys', 'passkeys'],
  ['/settings/team', '**/api/desk/staff', 'team'],
  ['/settings/audit', '**/api/desk/audit', 'audit'],
] as const

/** Holds requests back until `release` is called. */
async function hold(page: Page, address: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return release
}

it.for(screens)(
  '%s, while %s loads, says so; when it fails, says so; and shows it on retry',
  async ([path, address, what], { desk }) => {
    const held = Promise.withResolvers<void>()
    const page = await desk(path, {
      expected: /Failed to load resource/,
      prepare: (opened) =>
        opened.route(address, async (route) => {
          await held.promise
          await route.fulfill({ status: 503, json: { detail: 'Try again soon.' } })
        }),
    })
    const loading = page.getByText(`Loading the ${what}…`)
    await loading.waitFor()
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)

    held.resolve()
    const failed = page.getByText(`The ${what} could not be loaded`)
    await failed.waitFor()
    expect(await loading.count()).toBe(0)
    await page.getByText('Try again soon.').waitFor()
    expect(await violations(page)).toEqual([])

    await page.unroute(address)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => failed.count()).toBe(0)
    await expect.poll(() => loading.count()).toBe(0)
  },
)

it.for([
  ['its words', /\/inbox\/assets\/en-[^/]+[.]js$/],
  ['its script', /\/inbox\/assets\/index-[^/]+[.]js$/],
] as const)(
  'says that it has not loaded without %s, and loads on retry',
  async ([what, address], { desk }) => {
    const page = await desk('', {
      viewport: { width: 768, height: 1024 },
      expected: /Failed to load resource|Failed to fetch dynamically/,
      prepare: (opened) => opened.route(address, (route) => route.fulfill({ status: 502, body: '' })),
    })
    // Where no script runs at all, it is shown after a while.
    if (what === 'its script')
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    await page.getByRole('heading', { name: 'The desk has not loaded' }).waitFor()
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.unroute(address)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Requests' }).waitFor()
    expect(await page.getByText('The desk has not loaded').count()).toBe(0)
  },
)

it('says on top which channel fails, what it has given up, and how to send it again', async ({ desk }) => {
  const page = await desk('', {
    viewport: { width: 360, height: 740 },
    prepare: (opened) =>
      opened.route('**/api/desk/workspace', async (route) => {
        const response = await route.fetch()
        const troubledChannels = [{ channel: 'email', failingSince: '2026-06-01T10:00:00.000Z', givenUp: 2 }]
        await route.fulfill({ response, json: { ...(await response.json()), troubledChannels } })
      }),
  })
  const notice = page.getByRole('alert').filter({ hasText: 'email' })
  await notice.getByText('Requests do not get through: email').waitFor()
  expect(await notice.innerText()).toContain('has given up 2 requests')
  expect(await notice.locator('code').innerText()).toBe('npm run deliveries -- replay --channel email')
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})

it('says that a request is loading beside its row', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('')
  const release = await hold(page, '**/api/desk/requests/*')
  await rowOf(page, name).locator('a').click()
  await page.getByText('Loading the request…').waitFor()
  expect(await page.getByRole('heading', { level: 2 }).textContent()).toBe(name)
  release()
  await page.getByLabel('New note').waitFor()
})

it('keeps the link back above a request that cannot be loaded', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('', {
    viewport: { width: 360, height: 740 },
    expected: /Failed to load resource/,
    prepare: (opened) =>
      opened.route('**/api/desk/requests/*', (route) => route.fulfill({ status: 503, json: {} })),
  })
  await rowOf(page, name).locator('a').click()
  const failure = await page.getByText('The request could not be loaded').boundingBox()
  const back = await page.getByRole('button', { name: 'Back to the list' }).boundingBox()
  expect(back?.y).toBeLessThan(failure?.y ?? 0)
})

it('shows its progress: finding a person, checking a file', async ({ desk }) => {
  const page = await desk('/settings/privacy')
  const found = await hold(page, '**/api/desk/privacy?*')
  await page.getByLabel('E-mail address').fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Finding…' }).waitFor()
  found()
  await page.getByText('The desk holds nothing about nobody@example.com.').waitFor()

  await page.getByRole('link', { name: 'Import' }).click()
  const checked = await hold(page, '**/api/desk/import?*')
  const buffer = Buffer.from('created_at,name,email,service,page_source\n')
  await page.getByLabel('CSV file').setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('button', { name: 'Checking…' }).waitFor()
  checked()
  await page.getByRole('button', { name: 'Check the file' }).waitFor()
})

it('keeps what is on the screen without a network, and opens another screen when it is back', async ({
  desk,
  site,
}) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('', { expected: /Failed to load resource|Failed to fetch|ERR_INTERNET|failed: / })
  await rowOf(page, name).waitFor()
  await page.context().setOffline(true)
  // The script of this screen is not loaded yet.
  await page.getByRole('link', { name: 'Numbers' }).click()
  await page.getByText('The screen could not be loaded').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('The server cannot be reached.').waitFor()
  await page.getByRole('link', { name: 'Requests' }).click()
  await rowOf(page, name).waitFor()
  await page.getByRole('link', { name: 'Numbers' }).click()
  await page.getByText('The screen could not be loaded').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Numbers' }).waitFor()
  await expect.poll(() => page.getByText('The server cannot be reached.').count()).toBe(0)
})

together(
  'says in the frame that mail does not go out or come in, until it does',
  async ({ desk, colleague }) => {
    const since = new Date(2026, 10, 20, 22, 30).toISOString()
    let backlog: MailBacklog = { since, waiting: 4, why: 'The last answer: 421 4.3.2 Too busy.' }
    let trouble: MailboxTrouble = { since, why: 'The sign-in at the mail server failed.' }
    const prepare = async (opened: Page) => {
      await opened.clock.install({ time: new Date(2026, 10, 20, 23) })
      await opened.route('**/api/desk/mail', (route) => route.fulfill({ json: backlog }))
      await opened.route('**/api/desk/mailbox', (route) => route.fulfill({ json: trouble }))
    }
    const page = await desk('', { prepare })
    const notice = page.getByRole('status').filter({ hasText: 'Mail has not gone out since 22:30; 4 wait.' })
    await notice.getByText('The last answer: 421 4.3.2 Too busy. The setting is SMTP_URL.').waitFor()
    const mailbox = page.getByRole('status').filter({ hasText: 'Mail has not come in since 22:30.' })
    await mailbox.getByText('The sign-in at the mail server failed. The setting is IMAP_URL.').waitFor()

    // A setting is nothing that a member can change.
    const members = await desk('', { prepare, storageState: colleague })
    const said = members.getByRole('status').filter({ hasText: /Mail has not (gone out|come in)/ })
    await expect.poll(() => said.count()).toBe(2)
    expect((await said.allInnerTexts()).join(' ')).not.toMatch(/setting|_URL/)

    backlog = null
    trouble = null
    await page.clock.fastForward(30_000)
    for (const each of [notice, mailbox]) await expect.poll(() => each.count()).toBe(0)
  },
)
