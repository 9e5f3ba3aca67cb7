import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desk as content } from '#content/desk.ts'
import { it, rowOf, sendRequest } from './desk-visit.ts'

const company = `Keys ${crypto.randomUUID()}`

/** Three requests that one search finds, the newest first. */
async function three(url: string): Promise<string[]> {
  const names: string[] = []
  for (let count = 0; count < 3; count += 1) names.unshift((await sendRequest(url, { company })).name)
  return names
}

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('.row')?.querySelector('.row-name')?.textContent ?? null,
  )

it('works by keyboard alone: move, open, change, undo, search, help', async ({ desk, site }) => {
  const [first = '', second = '', third = ''] = await three(site.url)
  const page = await desk(`?q=${encodeURIComponent(company)}`)
  await rowOf(page, third).waitFor()

  await page.keyboard.press('j')
  expect(await focused(page)).toBe(first)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  expect(await focused(page)).toBe(third)
  await page.keyboard.press('k')
  expect(await focused(page)).toBe(second)

  await page.keyboard.press('e')
  await page.getByRole('dialog', { name: `State of ${second}` }).waitFor()
  await page.keyboard.press('3')
  await rowOf(page, second).getByText('Won').waitFor()
  await page.getByText(`${second}: won`).waitFor()
  expect(await focused(page)).toBe(second)
  await page.keyboard.press('z')
  await page.getByText(`Undone: ${second}: won`).waitFor()
  await rowOf(page, second).getByText('New', { exact: true }).waitFor()

  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: second }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(second)
  const reply = page.getByRole('textbox', { name: 'Reply' })
  await reply.waitFor()
  await page.keyboard.press('r')
  await page.keyboard.type('jjkez')
  expect(await reply.inputValue()).toBe('jjkez')
  await page.keyboard.press('Escape')
  const writer = page.getByRole('region', { name: 'Answer by mail' })
  expect(await writer.evaluate((section) => section === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe(second)

  await page.keyboard.press('/')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('search')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe(first)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe(first)

  await page.keyboard.press('/')
  await page.keyboard.type('nobody')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Requests')
  expect(await page.getByRole('textbox', { name: /^Search/ }).inputValue()).toBe('')
})

it('assigns, answers from a template and writes a note by keyboard alone', async ({ desk, site }) => {
  const [first = ''] = await three(site.url)
  const page = await desk(`?q=${encodeURIComponent(company)}`)
  await rowOf(page, first).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  const choice = page
    .getByRole('dialog', { name: `Assign ${first} to` })
    .locator('.menu button')
    .first()
  await choice.waitFor()
  const owner = await choice.evaluate((button) => button.firstChild?.textContent ?? '')
  await page.keyboard.press('1')
  await page.getByText(`${first}: assigned to ${owner}`).waitFor()

  await page.keyboard.press('Enter')
  const reply = page.getByRole('textbox', { name: 'Reply' })
  await reply.waitFor()
  await page.keyboard.press('t')
  const templates = page.getByRole('dialog', { name: 'Begin with a template' })
  await templates.waitFor()
  // The arrows only move: the second template is a press away.
  await page.keyboard.press('ArrowDown')
  expect(await reply.inputValue()).toBe('')
  await page.keyboard.press('Enter')
  await expect.poll(() => reply.inputValue()).not.toBe('')
  await expect.poll(() => reply.evaluate((field) => field === document.activeElement)).toBe(true)

  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.keyboard.type('Called, no answer.')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Note added').waitFor()
  const notes = page.getByRole('region', { name: 'Notes' })
  await notes.getByText('Called, no answer.').waitFor()
  // What colleagues know is read before an answer is written.
  const answer = await page.getByRole('region', { name: 'Answer by mail' }).boundingBox()
  expect((await notes.boundingBox())?.y).toBeLessThan(answer?.y ?? 0)

  // It appears above, and the field for the next one stays in view.
  const field = page.getByLabel('New note')
  await field.fill('One line.\n'.repeat(30))
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => notes.getByRole('listitem').count()).toBe(2)
  const bottom = await page.locator('.toasts').evaluate((toasts) => toasts.getBoundingClientRect().top)
  await expect
    .poll(async () => (await field.boundingBox())?.y, { message: 'The top of the field' })
    .toBeLessThan(bottom)

  await page.keyboard.press('Escape')
  const inRequest = () => page.evaluate(() => document.activeElement?.closest('article') !== null)
  await page.keyboard.press('s')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('1')
  await page.getByText(/: snoozed\. Back/).waitFor()
  await expect.poll(inRequest).toBe(true)
  await page.getByRole('textbox', { name: /^Value/ }).fill('4500')
  await page.keyboard.press('Enter')
  await page.getByText(/: worth .*4,500$/).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  await page.keyboard.press('z')
  await page.getByText(/^Undone: .*: worth/).waitFor()
})

it('ignores single keys if they are switched off', async ({ desk, site }) => {
  const [, , third = ''] = await three(site.url)
  const page = await desk('')
  await rowOf(page, third).waitFor()
  await page.keyboard.press('?')
  await page.getByLabel('Use shortcuts of a single key').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  expect(await focused(page)).toBeNull()
  await page.reload()
  await rowOf(page, third).waitFor()
  await page.keyboard.press('j')
  expect(await focused(page)).toBeNull()
})

it('changes all that are selected by one key, and leaves a request for the list', async ({ desk, site }) => {
  const [first = '', second = '', third = ''] = await three(site.url)
  const page = await desk(`?q=${encodeURIComponent(company)}`)
  await rowOf(page, third).waitFor()
  for (const key of ['j', 'x', 'j', 'x', 'j']) await page.keyboard.press(key)
  expect(await focused(page)).toBe(third)
  await page.keyboard.press('e')
  await page.getByRole('dialog', { name: 'State of 2 requests' }).waitFor()
  await page.keyboard.press('2')
  await rowOf(page, first).getByText('Contacted').waitFor()
  await rowOf(page, second).getByText('Contacted').waitFor()
  expect(await rowOf(page, third).getByText('Contacted').count()).toBe(0)

  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: third }).waitFor()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: second }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/inbox')
})

it('asks why a request is lost, by key and by press', async ({ desk, site }) => {
  const [reason = '', other = ''] = content.lostReasons
  const [first = '', second = '', third = ''] = await three(site.url)
  const page = await desk(`?q=${encodeURIComponent(company)}`)
  await rowOf(page, third).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await page.getByRole('dialog', { name: `State of ${first}` }).waitFor()
  await page.keyboard.press('4')
  await page.getByRole('dialog', { name: `Why was ${first} lost?` }).waitFor()
  await page.keyboard.press('Escape')
  expect(await rowOf(page, first).getByText('Lost').count()).toBe(0)
  await expect.poll(() => focused(page)).toBe(first)
  for (const key of ['x', 'j', 'x', 'e', '4']) await page.keyboard.press(key)
  await page.getByRole('dialog', { name: 'Why were 2 requests lost?' }).waitFor()
  await page.keyboard.press('1')
  await page.getByText(`2 requests: lost. ${reason}`).waitFor()

  await rowOf(page, third).locator('a').click()
  await page.getByRole('button', { name: 'Lost', exact: true }).click()
  await page.getByRole('dialog', { name: `Why was ${third} lost?` }).waitFor()
  await page.getByRole('button', { name: other }).click()
  await page.getByText(`${third}: lost. ${other}`).waitFor()
  await rowOf(page, second).locator('a').click()
  await expect.poll(() => page.getByLabel('Why it was lost').inputValue()).toBe(reason)
})

it('keeps a key that is pressed while a request is opening', async ({ desk, site }) => {
  const [first = '', second = ''] = await three(site.url)
  const page = await desk(`?q=${encodeURIComponent(company)}`, {
    expected: /\/api\/desk\/requests\?|net::ERR_FAILED/,
  })
  await rowOf(page, first).waitFor()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/api\/desk\/requests\/[^/?]+$/, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: first }).waitFor()
  await page.keyboard.press('t')
  expect(await page.getByRole('dialog').count()).toBe(0)
  answer()
  await page.getByRole('dialog', { name: 'Begin with a template' }).waitFor()
  await page.keyboard.press('Escape')

  // Opened by its address, its row is not known either.
  const address = await rowOf(page, second).locator('a').getAttribute('href')
  await page.route(/\/api\/desk\/requests\?/, (route) => route.abort())
  await page.goto(new URL(address ?? '', site.url).href, { waitUntil: 'commit' })
  await page.locator('.request-pane').waitFor()
  await page.keyboard.press('e')
  await page.getByRole('dialog', { name: `State of ${second}` }).waitFor()
})

it('opens the filters by a key, and closes them by another', async ({ desk, site }) => {
  const [first = ''] = await three(site.url)
  const page = await desk(`?q=${encodeURIComponent(company)}`)
  await rowOf(page, first).waitFor()
  await page.keyboard.press('f')
  const state = page.getByRole('combobox', { name: 'State' })
  expect(await state.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await state.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Filter')
})
