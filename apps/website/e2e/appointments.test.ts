import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { required } from '#agency/required.ts'
import { appointmentsFile } from '#agency/appointments.ts'
import { shownWords } from '#contract/form-fields.ts'
import { bookingKinds } from '#contract/appointments.ts'
import { siteLanguage } from '#contract/language.ts'
import { contactForm, fieldOn, requiredFields, rowsOf, someone, submitButton } from './forms.ts'
import { overflow, smallTargets, violations } from './violations.ts'
import { it } from './visit.ts'

/* The second agency, which has kinds of appointments. */

const kind = required(bookingKinds[0], 'kind of appointment')
const { words } = required(appointmentsFile, 'appointments.ts').appointments

const nameOfNewYorkTime = (day: Date) =>
  new Intl.DateTimeFormat(siteLanguage.dates, { timeZone: 'America/New_York', timeZoneName: 'long' })
    .formatToParts(day)
    .find(({ type }) => type === 'timeZoneName')?.value

async function expectAccessible(page: Page, state: string) {
  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page), `${state} at ${width} px`).toEqual([])
    expect(await overflow(page), `${state} at ${width} px`).toBe(0)
  }
}

it('a time is booked, moved and cancelled without JavaScript', async ({ visit, site }) => {
  const page = await visit(`${kind.path}?zone=Europe/London`, {
    javaScriptEnabled: false,
    expected: /422/,
  })
  const visitor = someone()
  await page.locator('.book-time').nth(2).click()
  // Nothing is filled in: what is missing is said on the page, and the time stays held.
  await page.locator('form.book-fields').evaluate((form) => form.setAttribute('novalidate', ''))
  await page.getByRole('button', { name: words.book }).click()
  expect(await page.getByRole('alert').textContent()).toContain(shownWords.problems)
  for (const name of requiredFields) await page.locator(`[name=${name}]`).fill(visitor[name as 'name'])
  await page.getByRole('button', { name: words.book }).click()
  await page.getByRole('heading', { name: words.booked.title }).waitFor()
  expect(await page.locator('main').textContent()).not.toContain(visitor.email)
  expect(rowsOf(site, visitor.email)).toHaveLength(1)

  const before = await page.locator('.book-when').textContent()
  await page.getByRole('link', { name: words.move, exact: true }).click()
  await page.locator('.book-time').last().click()
  await page.getByRole('heading', { name: words.moved.title }).waitFor()
  expect(await page.locator('.book-when').textContent()).not.toBe(before)

  await page.locator('summary', { hasText: words.cancel }).click()
  await page.getByRole('button', { name: words.cancelNow }).click()
  await page.getByRole('heading', { name: words.cancelled.title }).waitFor()
})

it('a time is booked by keyboard, in the zone of the browser', async ({ visit, site }) => {
  const page = await visit(kind.path, { timezoneId: 'America/New_York' })
  await page.waitForURL(/zone=America(?:%2F|\/)New_York/)
  await expect.poll(() => page.locator('.book-zone').textContent()).toContain('America/New York')
  const visitor = someone()
  await page.locator('.book-time').nth(1).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/book\/[^/]+\/[^/]+$/)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
  await page.locator(`[name=${requiredFields[0]}]`).focus()
  for (const name of requiredFields) {
    // Fields that are not required stand between them.
    for (let presses = 0; presses < 8 && (await focused()) !== name; presses += 1)
      await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
    await page.keyboard.type(visitor[name as 'name'])
  }
  await page.locator(`[name=${requiredFields[0]}]`).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: words.booked.title }).waitFor()
  const [winter, summer] = ['2026-01-15', '2026-07-15'].map((day) => nameOfNewYorkTime(new Date(day)))
  expect(await page.locator('.book-when').textContent()).toMatch(new RegExp(`${winter}|${summer}`))
  expect(rowsOf(site, visitor.email)).toHaveLength(1)
})

it('a time is booked by touch at 360 px', async ({ visit, site }) => {
  const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
  const page = await visit(`${kind.path}?zone=Europe/Berlin`, phone)
  const visitor = someone()
  expect(await smallTargets(page)).toEqual([])
  await page.locator('.book-time').nth(10).tap()
  await page.locator('form.book-fields').waitFor()
  expect(await smallTargets(page)).toEqual([])
  for (const name of requiredFields) await page.locator(`[name=${name}]`).fill(visitor[name as 'name'])
  await page.getByRole('button', { name: words.book }).tap()
  await page.getByRole('heading', { name: words.booked.title }).waitFor()
  expect(await smallTargets(page)).toEqual([])
  expect(rowsOf(site, visitor.email)).toHaveLength(1)
})

it('after a form a time is booked in two tabs without typing anything again', async ({ visit, site }) => {
  const page = await visit(contactForm.path)
  const visitor = someone()
  for (const name of requiredFields) await fieldOn(page, name).fill(visitor[name as 'name'])
  await submitButton(page).click()
  const link = page.getByRole('link', { name: words.link.replace('{kind}', kind.name) })
  await link.waitFor()
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href)
  const other = await page.context().newPage()
  const tabs = [page, other]
  for (const tab of tabs) {
    await tab.goto(address)
    // The zone of the browser is in the address: the page has come a second time.
    await tab.waitForURL(/zone=/)
    await tab.locator('.book-time').nth(7).click()
    await tab.waitForURL(/\/book\/[^/]+\/[^/]+$/)
  }
  for (const tab of tabs) {
    expect(await tab.getByRole('textbox').count()).toBe(0)
    await tab.getByRole('button', { name: words.book }).click()
    await tab.getByRole('heading', { name: words.booked.title }).waitFor()
    expect(await tab.locator('main').textContent()).not.toContain(visitor.email)
  }
  expect(rowsOf(site, visitor.email)).toHaveLength(1)
})

it('axe finds nothing on any of the pages at any width', async ({ visit }) => {
  const page = await visit(`${kind.path}?zone=Europe/Berlin`, { expected: /status of 4/ })
  await expectAccessible(page, 'times')
  await page.locator('.book-zones summary').click()
  await expectAccessible(page, 'zones')
  await page.locator('.book-time').nth(4).click()
  await page.waitForURL(/\/book\/[^/]+\/[^/]+$/)
  await expectAccessible(page, 'details')
  const visitor = someone()
  for (const name of requiredFields) await page.locator(`[name=${name}]`).fill(visitor[name as 'name'])
  await page.getByRole('button', { name: words.book }).click()
  await page.getByRole('heading', { name: words.booked.title }).waitFor()
  await expectAccessible(page, 'booked')
  await page.goto(`${page.url()}?move=1`)
  await expectAccessible(page, 'moving')
  await page.goto(new URL(`${kind.path}/guessed`, page.url()).href)
  await page.getByRole('heading', { name: words.unknown.title }).waitFor()
  expect(await page.title()).toContain(words.unknown.title)
  await expectAccessible(page, 'unknown')
})
