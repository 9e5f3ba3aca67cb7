import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sendRequest, rowOf, together as it } from './desk-visit.ts'
import { createGate } from './forms.ts'
import { overflow, smallTargets, violations } from './violations.ts'

/* The second agency, which has kinds of appointments. Nothing else books on this site. */

const dialog = (page: Page) => page.getByRole('dialog')
const free = (page: Page) => dialog(page).locator('.free-times button')
const day = 86_400_000
/** The address of a list that begins in some days. */
const listIn = (days: number) =>
  `/calendar?view=list&from=${new Date(Date.now() + days * day).toISOString().slice(0, 10)}`

/** Shows the desk of a site that sends mail. The shared one does not. */
const sendingMail = (page: Page) =>
  page.route('**/api/desk/workspace', async (route) => {
    const response = await route.fetch()
    const workspace = (await response.json()) as object
    await route.fulfill({ response, json: { ...workspace, canSendMail: true } })
  })

/** Books a time for the visitor of a request, of the day with this index among those with free times. */
async function book(page: Page, name: string, at: { day: number; time: number }) {
  await rowOf(page, name).locator('a').click()
  await page.getByRole('button', { name: 'Book an appointment' }).click()
  await free(page).first().waitFor()
  await dialog(page).locator('.free-day').nth(at.day).getByRole('button').nth(at.time).click()
  await page.getByText(`${name} is booked for`).waitFor()
}

/** Opens the calendar at the week or the days of somebody's appointment. */
async function openAt(page: Page, name: string, view: 'list' | 'week') {
  const { origin } = new URL(page.url())
  const answer = await page.request.get(
    `${origin}/api/desk/appointments?from=${new Date().toISOString()}&until=${new Date(Date.now() + 40 * day).toISOString()}`,
  )
  const { appointments } = (await answer.json()) as {
    appointments: { name: string; startsAt: string; id: string }[]
  }
  const found = appointments.find((each) => each.name === name)
  if (!found) throw new Error(`${name} has no appointment`)
  await page.goto(`${origin}/inbox/calendar?view=${view}&from=${found.startsAt.slice(0, 10)}`)
  const slot = page.locator(`[data-appointment="${found.id}"]`)
  await slot.waitFor()
  return { slot, ...found }
}

it('an appointment is booked from a request, moved by keyboard, undone, and cancelled with a word', async ({
  desk,
  site,
}) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('', { prepare: sendingMail })
  await book(page, name, { day: 1, time: 0 })
  await page.locator('.history', { hasText: /booked an appointment for/ }).waitFor()

  const { slot } = await openAt(page, name, 'week')
  await slot.focus()
  await page.keyboard.press('m')
  await dialog(page)
    .getByRole('heading', { name: `Move ${name}'s appointment` })
    .waitFor()
  await dialog(page).getByText('The visitor gets a new invitation.').waitFor()
  await free(page).nth(3).focus()
  await page.keyboard.press('Enter')
  // The report is announced.
  await page.locator('[aria-live=polite]').getByText(`${name}'s appointment moved to`).first().waitFor()
  const moved = await openAt(page, name, 'list')
  await moved.slot.focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Cancel appointment' }).click()
  await dialog(page).getByLabel('Message to the visitor').fill('Our line is down.')
  await dialog(page).getByRole('button', { name: 'Cancel appointment' }).click()
  await page.getByText(`${name}'s appointment is cancelled`).waitFor()
  const row = page.locator('.slot', { has: page.locator(`[data-appointment="${moved.id}"]`) })
  await row.getByText('Cancelled').waitFor()
  await moved.slot.focus()
  await page.keyboard.press('z')
  await page.getByText(`Undone: ${name}'s appointment is cancelled`).waitFor()
  await row.getByText('Cancelled').waitFor({ state: 'detached' })
  await moved.slot.click()
  await dialog(page).getByRole('link', { name: 'Open the request' }).click()
  await page.locator('.history', { hasText: /cancelled the appointment of/ }).waitFor()
  await page.locator('.history', { hasText: /moved the appointment to/ }).waitFor()
})

it('an appointment is dragged to a free time', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('')
  await book(page, name, { day: 2, time: 0 })
  const before = await openAt(page, name, 'week')
  const box = await before.slot.boundingBox()
  if (!box) throw new Error('It is not shown')
  await before.slot.scrollIntoViewIfNeeded()
  await before.slot.hover()
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + 30, { steps: 3 })
  await page.locator('.week-free').first().waitFor()
  // The second free time of the same day that is not its own.
  const column = page.locator('.week-column', { has: before.slot })
  const target = await column.locator('.week-free').nth(2).boundingBox()
  if (!target) throw new Error('No time is free')
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 3 })
  await page.locator('.week-free[data-target]').waitFor()
  await page.mouse.up()
  await page.getByText(`${name}'s appointment moved to`).waitFor()
  const after = await openAt(page, name, 'week')
  expect(after.startsAt).not.toBe(before.startsAt)
})

it('a press on one appointment moves none, after the drag of another one has lost it', async ({
  desk,
  site,
  colleague,
}) => {
  const [dragged, other] = [await sendRequest(site.url), await sendRequest(site.url)]
  const page = await desk('')
  await book(page, other.name, { day: 2, time: 3 })
  await page.goto(new URL('/inbox', page.url()).href)
  await book(page, dragged.name, { day: 2, time: 1 })
  const theirs = await desk('', { storageState: colleague })
  const before = await openAt(page, other.name, 'week')
  const { slot } = await openAt(page, dragged.name, 'week')
  const box = await slot.boundingBox()
  if (!box) throw new Error('It is not shown')
  await slot.hover()
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + 30, { steps: 3 })
  await page.locator('.week-free').first().waitFor()
  // A colleague moves it to another day, so that it leaves the pointer.
  const moving = await openAt(theirs, dragged.name, 'list')
  await moving.slot.focus()
  await theirs.keyboard.press('m')
  await dialog(theirs).locator('.free-day').nth(3).getByRole('button').first().click()
  await theirs.getByText(`${dragged.name}'s appointment moved to`).waitFor()
  await page.locator('.week[data-dragging]').waitFor({ state: 'detached' })
  await page.mouse.up()
  await page.locator(`[data-appointment="${before.id}"]`).click()
  await dialog(page).getByRole('heading', { name: other.name }).waitFor()
  expect((await openAt(page, other.name, 'week')).startsAt).toBe(before.startsAt)
})

it('the focus follows an appointment that is moved by keyboard, in the list too', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('')
  await book(page, name, { day: 1, time: 2 })
  for (const view of ['week', 'list'] as const) {
    const { slot, id } = await openAt(page, name, view)
    await slot.focus()
    await page.keyboard.press('m')
    await dialog(page)
      .locator('.free-day')
      .nth(2)
      .getByRole('button')
      .nth(view === 'week' ? 3 : 4)
      .focus()
    await page.keyboard.press('Enter')
    await page.getByText(`${name}'s appointment moved to`).first().waitFor()
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['appointment']))
      .toBe(id)
  }
})

it('staff book a time for somebody who has sent no request', async ({ desk }) => {
  const name = `Noor ${crypto.randomUUID().slice(0, 8)}`
  const page = await desk(listIn(0))
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await dialog(page).getByLabel('Name').fill(name)
  await dialog(page).getByRole('button', { name: 'Choose a time' }).click()
  await dialog(page).getByText('Enter an e-mail address or a phone number.').waitFor()
  await dialog(page).getByLabel('Phone').fill('030 1234567')
  await dialog(page).getByLabel('Note (optional)').fill('Rang about a call.')
  await dialog(page).getByRole('button', { name: 'Choose a time' }).click()
  await dialog(page).getByText('The visitor gets no mail.').waitFor()
  await free(page).first().click()
  await page.getByText(`${name} is booked for`).waitFor()
  const { slot } = await openAt(page, name, 'list')
  for (const change of ['Move', 'Cancel appointment']) {
    await slot.click()
    await dialog(page).getByRole('button', { name: change }).click()
    await dialog(page).getByText('The visitor gets no mail.').waitFor()
    expect(await dialog(page).getByRole('textbox').count()).toBe(0)
    await page.keyboard.press('Escape')
  }
  await slot.click()
  await dialog(page).getByRole('link', { name: 'Open the request' }).click()
  await page.locator('.message-words', { hasText: 'Rang about a call.' }).waitFor()
  await page.locator('.history', { hasText: /booked an appointment for/ }).waitFor()
  expect(await page.getByLabel('Reply').count()).toBe(0)
})

it('a colleague sees it live, and learns what it is now if they were slower', async ({
  desk,
  site,
  colleague,
}) => {
  const { name } = await sendRequest(site.url)
  const mine = await desk('')
  const theirs = await desk(listIn(0), { storageState: colleague, expected: /409|Failed to load resource/ })
  await book(mine, name, { day: 1, time: 5 })
  const booked = await openAt(mine, name, 'list')
  await openAt(theirs, name, 'list')
  // What they see is held back, so that their page is old.
  const gate = createGate()
  await theirs.route('**/api/desk/appointments?*', gate.hold)
  await theirs.locator(`[data-appointment="${booked.id}"]`).click()
  await dialog(theirs).getByRole('button', { name: 'Move' }).click()
  await free(theirs).first().waitFor()
  await booked.slot.click()
  await dialog(mine).getByRole('button', { name: 'Cancel appointment' }).click()
  await dialog(mine).getByRole('button', { name: 'Cancel appointment' }).click()
  await mine.getByText(`${name}'s appointment is cancelled`).waitFor()
  await free(theirs).first().click()
  await theirs.getByText('Somebody has changed the appointment since you saw it.').waitFor()
  gate.open()
  await theirs.locator('.slot', { hasText: name }).getByText('Cancelled').waitFor()
})

it('staff block a time and set their hours', async ({ desk, colleague }) => {
  const page = await desk(listIn(0))
  await page.getByRole('button', { name: 'Block a time' }).click()
  await dialog(page).getByLabel('What for').fill('Dentist')
  await dialog(page).getByRole('button', { name: 'Block this time' }).click()
  await page.locator('.slot-blocked', { hasText: 'Dentist' }).waitFor()
  const theirs = await desk(listIn(0), { storageState: colleague })
  await theirs.locator('.slot-blocked', { hasText: 'Dentist' }).waitFor()
  expect(await theirs.locator('.slot-blocked button').count()).toBe(0)
  await page.getByRole('button', { name: 'Unblock' }).click()
  await page.locator('.slot-blocked').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Block a time')
  await page.keyboard.press('z')
  await page.locator('.slot-blocked').waitFor()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await page.locator('.slot-blocked').waitFor({ state: 'detached' })
  await page.goto(new URL('/inbox/calendar?from=2026', page.url()).href)
  await page.getByRole('heading', { name: 'Calendar' }).waitFor()

  await page.goto(new URL('/inbox/settings', page.url()).href)
  await page.getByLabel('My own hours').check()
  await page.getByLabel('Monday', { exact: true }).uncheck()
  await page.getByLabel('Tuesday until').fill('12:00')
  await page.getByRole('button', { name: 'Add hours on Tuesday' }).click()
  await page.getByLabel('Tuesday from (2)').fill('20:00')
  await page.getByLabel('Tuesday until (2)').fill('01:00')
  await page.getByText('until the next day').waitFor()
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByRole('button', { name: 'Add days off' }).click()
  await page.getByRole('button', { name: 'Remove these days off' }).click()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add days off')
  await page.getByRole('button', { name: 'Save your hours' }).click()
  await page.getByText('Your hours are saved').waitFor()
  await page.reload()
  await page.getByLabel('Tuesday until', { exact: true }).waitFor()
  expect(await page.getByLabel('Tuesday until', { exact: true }).inputValue()).toBe('12:00')
  expect(await page.getByLabel('Tuesday until (2)').inputValue()).toBe('01:00')
  expect(await page.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo')
  expect(await page.getByLabel('Monday', { exact: true }).isChecked()).toBe(false)
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Whenever appointments are offered').check()
  await page.getByRole('button', { name: 'Save your hours' }).click()
  await page.getByText('Your hours are saved').waitFor()
})

it('axe finds nothing in the calendar, its list and its dialogs', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('')
  await book(page, name, { day: 3, time: 1 })
  const expectClean = async (state: string) => {
    for (const [width, colorScheme] of [
      [1280, 'dark'],
      [768, 'light'],
      [360, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      const where = `${state} at ${width} px`
      expect(await violations(page), where).toEqual([])
      expect(await overflow(page), where).toBe(0)
      expect(await smallTargets(page), where).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await openAt(page, name, 'week')
  await expectClean('week')
  const { slot } = await openAt(page, name, 'list')
  await expectClean('list')
  await slot.click()
  await expectClean('appointment')
  await dialog(page).getByRole('button', { name: 'Move' }).click()
  await free(page).first().waitFor()
  await expectClean('free times')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Block a time' }).click()
  await expectClean('block')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expectClean('book')
})
