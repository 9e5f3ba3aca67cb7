import { expect } from 'vitest'
import { isLive, it, rowOf, sendRequest } from './desk-visit.ts'

it('shows a new request without loading the list again', async ({ desk, site }) => {
  const lists: string[] = []
  const page = await desk('', {
    prepare: async (opened) => {
      opened.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/desk/requests') lists.push(request.url())
      })
    },
  })
  await isLive(page)
  const { name } = await sendRequest(site.url)
  await rowOf(page, name).waitFor()
  expect(lists).toHaveLength(1)
})

it('moves nothing while a person reads, and announces what arrived', async ({ desk, site }) => {
  const first = await sendRequest(site.url)
  const page = await desk('')
  await isLive(page)
  const row = rowOf(page, first.name)
  await row.hover()
  const before = await row.boundingBox()
  const second = await sendRequest(site.url)
  const pill = page.getByRole('button', { name: '1 new request' })
  await pill.waitFor()
  expect(await row.boundingBox()).toEqual(before)
  await pill.click()
  await expect.poll(() => rowOf(page, second.name).isVisible()).toBe(true)
  await expect.poll(() => pill.count()).toBe(0)
})

it('shows when it is offline, and misses nothing of that time', async ({ desk, site }) => {
  const page = await desk('', {
    expected: /Failed to load resource|failed: /,
    prepare: (opened) => opened.route('**/api/desk/events', (route) => route.abort()),
  })
  await page.getByText('Not live').first().waitFor()
  const { name } = await sendRequest(site.url)
  await page.unroute('**/api/desk/events')
  await isLive(page)
  await rowOf(page, name).waitFor()
})

it('searches while a person types, and keeps search and filters in the address', async ({ desk, site }) => {
  const { name, company } = await sendRequest(site.url, { company: `Sternwarte ${crypto.randomUUID()}` })
  await sendRequest(site.url)
  const page = await desk('')
  await page.getByLabel(/^Search/).fill(company)
  await expect.poll(() => page.locator('.row').count()).toBe(1)
  await page.getByText('Filter').click()
  await page.getByRole('combobox', { name: 'State' }).selectOption('New')
  await expect.poll(() => new URL(page.url()).search).toContain('state=new')
  await page.reload()
  await rowOf(page, name).waitFor()
  expect(await page.locator('.row').count()).toBe(1)
  await page.getByRole('combobox', { name: 'State' }).selectOption('Won')
  await page.getByText('Nothing matches').waitFor()
  await page.getByRole('button', { name: 'Show all requests' }).click()
  await expect.poll(() => page.locator('.row').count()).toBeGreaterThan(1)
  expect(await page.getByLabel(/^Search/).inputValue()).toBe('')
})

it('loads more on scroll, and keeps its position under a request on a phone', async ({ desk, site }) => {
  await Promise.all(Array.from({ length: 55 }, () => sendRequest(site.url)))
  const page = await desk('', { viewport: { width: 360, height: 740 }, hasTouch: true })
  await expect.poll(() => page.locator('.row').count()).toBe(50)
  await page.locator('.row').nth(49).scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator('.row').count()).toBeGreaterThan(50)
  const scroller = page.locator('.list-scroller')
  const row = page.locator('.row').nth(40)
  await row.scrollIntoViewIfNeeded()
  const before = await scroller.evaluate((element) => element.scrollTop)
  await row.locator('a').click()
  await page.locator('.request-head').waitFor()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Back to the list' }).count()).toBe(0)
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(before)

  // A request that is done leaves its place to the next one.
  const next = (await page.locator('.row').nth(41).locator('.row-name').textContent()) ?? ''
  await row.locator('a').click()
  await page.getByRole('button', { name: 'Won', exact: true }).click()
  await page.getByText(/: won$/).waitFor()
  await page.goBack()
  await expect.poll(() => row.locator('.row-name').textContent()).toBe(next)
  await expect.poll(() => row.evaluate((item) => item.contains(document.activeElement))).toBe(true)
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(before)
})

it('assigns several requests at once', async ({ desk, site }) => {
  const company = `Sternwarte ${crypto.randomUUID()}`
  await Promise.all([sendRequest(site.url, { company }), sendRequest(site.url, { company })])
  const page = await desk(`?q=${encodeURIComponent(company)}`)
  await expect.poll(() => page.locator('.row').count()).toBe(2)
  for (const box of await page.getByRole('checkbox', { name: /^Select/ }).all()) await box.check()
  await page.getByText('2 selected').waitFor()
  await page.getByRole('button', { name: 'Assign to…' }).click()
  const choice = page.getByRole('dialog', { name: 'Assign 2 requests to' }).locator('.menu button').first()
  const owner = await choice.evaluate((button) => button.firstChild?.textContent ?? '')
  await choice.click()
  await page.getByText(`2 requests: assigned to ${owner}`).waitFor()
  expect(await page.locator('.row .person').count()).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.locator('.row .person').count()).toBe(0)
})

it('becomes overdue by itself on a desk that was left open', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('', { prepare: (opened) => opened.clock.install(), expected: /./ })
  await rowOf(page, name).waitFor()
  expect(
    await rowOf(page, name)
      .getByText(/^Overdue, /)
      .count(),
  ).toBe(0)
  await page.clock.fastForward(7 * 24 * 3600_000)
  await rowOf(page, name)
    .getByText(/^Overdue, /)
    .waitFor()
})

it('shows held requests that a search finds on a press', async ({ desk, site }) => {
  const id = crypto.randomUUID()
  const { name } = await sendRequest(
    site.url,
    { name: `Held ${id}` },
    { trap: { website: 'https://spam.example' } },
  )
  const page = await desk(`?q=${id}`)
  await page.getByText('Found in suspected spam: 1 request').waitFor()
  await page.getByRole('button', { name: 'Show it' }).click()
  await rowOf(page, name).waitFor()
})

it('selects all that match, not only those that are loaded', async ({ desk, site }) => {
  const company = `Everybody ${crypto.randomUUID()}`
  for (let count = 0; count < 55; count++) await sendRequest(site.url, { company })
  const page = await desk(`?q=${encodeURIComponent(company)}`)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Select all that match' }).click()
  await page.getByText('55 selected').waitFor()
})
