import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { it, rowOf, sendRequest } from './desk-visit.ts'

/** How many rows the elements stand in. */
async function rowsOf(elements: Locator): Promise<number> {
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()))
  const middles = boxes.flatMap((box) => (box ? [Math.round(box.y + box.height / 2)] : []))
  return new Set(middles).size
}

it('shows a long name as a whole where there is room, and cuts the end of Arabic', async ({ desk, site }) => {
  const company = `Layout ${crypto.randomUUID()}`
  const { name } = await sendRequest(site.url, { company, name: 'Aleksandra Wojciechowska-Brandt' })
  const arabic = await sendRequest(site.url, { company, message: 'السلام عليكم، نريد مساعدًا صوتيًا.' })
  const page = await desk(`?q=${encodeURIComponent(company)}`, { viewport: { width: 1920, height: 1080 } })
  const cut = rowOf(page, name)
    .locator('.row-name')
    .evaluate((element) => element.scrollWidth > element.clientWidth)
  expect(await cut).toBe(false)
  const excerpt = rowOf(page, arabic.name).locator('.row-excerpt')
  expect(await excerpt.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
})

it('keeps the controls of a request, a selection and the settings in two rows on a phone', async ({
  desk,
  site,
}) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await rowOf(page, name).getByRole('checkbox').check()
  const selection = page.locator('.list-foot-bulk').getByRole('button')
  expect(await rowsOf(selection)).toBe(2)
  await rowOf(page, name).locator('a').click()
  await page.getByLabel('New note').waitFor()
  const controls = page.locator('.request-actions').locator('button, select, input')
  expect(await rowsOf(controls)).toBe(2)
  await page.goto(`${site.url}/inbox/settings`)
  const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  await tabs.first().waitFor()
  expect(await rowsOf(tabs)).toBe(2)
})

it('covers nothing of a request with its reports, on a phone and beside the list', async ({ desk, site }) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    const { name } = await sendRequest(site.url)
    const page = await desk('?state=all', { viewport })
    await rowOf(page, name).locator('a').click()
    const reply = page.getByRole('textbox', { name: 'Reply' })
    const reports = page.locator('.toast:visible')
    const stages = ['Contacted', 'Won', 'New']
    for (const stage of stages) {
      await page.getByRole('button', { name: stage, exact: true }).click()
      await page.getByText(`${name}: ${stage.toLowerCase()}`, { exact: true }).waitFor()
      expect(await reports.count()).toBe(1)
    }
    const boxes = async () => [await reports.boundingBox(), await page.locator('main').boundingBox()]
    const [report, screen] = await boxes()
    expect(report?.y).toBeGreaterThanOrEqual((screen?.y ?? 0) + (screen?.height ?? 0))

    // The one before takes the place of a dismissed one.
    await page.getByRole('button', { name: 'Dismiss' }).click()
    expect(await reports.textContent()).toContain(`${name}: won`)
    // What is being written stays in view.
    for (let left = await reports.count(); left > 0; left = await reports.count())
      await page.getByRole('button', { name: 'Dismiss' }).click()
    const note = page.getByLabel('New note')
    await note.focus()
    await note.evaluate((field) => field.scrollIntoView({ block: 'end' }))
    // A press that leaves the focus where it is.
    await page
      .getByRole('button', { name: 'Won', exact: true })
      .evaluate((button: HTMLElement) => button.click())
    await reports.getByText(`${name}: won`).waitFor()
    // It stays while somebody points at it.
    await reports.hover()
    const [top] = await boxes()
    const field = await note.boundingBox()
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)

    await reply.focus()
    while (!(await reports.evaluate((element) => element.contains(document.activeElement))))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText(`Undone: ${name}: won`).waitFor()
  }
})

it('shows the controls of a request in two rows beside the list, none of them alone', async ({
  desk,
  site,
}) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('?state=all', { viewport: { width: 1280, height: 800 } })
  await rowOf(page, name).locator('a').click()
  await page.getByLabel('New note').waitFor()
  const others = page.locator('.request-actions').locator('select, input, .request-actions > button')
  for (const stage of ['New', 'Won', 'Lost']) {
    await page.getByRole('button', { name: stage, exact: true }).click()
    if (stage === 'Lost') await page.getByRole('dialog').getByRole('button', { name: 'No reason' }).click()
    await page.getByRole('button', { name: stage, exact: true, pressed: true }).waitFor()
    expect(await rowsOf(others)).toBe(1)
    expect(await others.count()).toBeGreaterThan(1)
  }
})

it('has a place for everything in the row of somebody who wrote again', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url, { company: 'Wojciechowska Sp. z o.o.' })
  for (const width of [360, 1280]) {
    const page = await desk('', {
      viewport: { width, height: 800 },
      prepare: (opened) =>
        opened.route(/\/api\/desk\/requests(\?|$)/, async (route) => {
          const response = await route.fetch()
          const { items, ...rest } = await response.json()
          const wroteAgain = { waitsSince: new Date().toISOString(), createdAt: '2026-01-05T10:00:00.000Z' }
          const changed = items.map((item: object) => ({ ...item, ...wroteAgain, level: 'hour' }))
          await route.fulfill({ response, json: { ...rest, items: changed } })
        }),
    })
    const row = rowOf(page, name)
    await row.getByText('Wrote again').waitFor()
    const parts = row.locator('.row-name, .row-time, .stage, .clock, .row-service')
    expect(await row.locator('.clock').count()).toBe(1)
    const boxes = (await Promise.all((await parts.all()).map((part) => part.boundingBox()))).flatMap(
      (box) => box ?? [],
    )
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(
          one.x + one.width <= other.x + 1 ||
            other.x + other.width <= one.x + 1 ||
            one.y + one.height <= other.y + 1 ||
            other.y + other.height <= one.y + 1,
        ).toBe(true)
  }
})

it('shows whole who has a request that waits for an answer, on a phone', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('', { viewport: { width: 360, height: 740 } })
  await rowOf(page, name).locator('a').focus()
  await page.keyboard.press('a')
  await page.getByRole('dialog').locator('.menu button').first().click()
  await page.getByText(`${name}: assigned to `).waitFor()
  await rowOf(page, name).locator('a').focus()
  await page.keyboard.press('e')
  await page.keyboard.press('2')
  await rowOf(page, name).getByText('Contacted').waitFor()
  await page.keyboard.press('s')
  await page.getByRole('button', { name: /^If no answer in a week/ }).click()
  await page.getByRole('button', { name: /snoozed$/ }).click()
  const foot = rowOf(page, name).locator('.row-foot')
  await foot.locator('.person').waitFor()
  expect(await foot.evaluate((parts) => parts.scrollWidth - parts.clientWidth)).toBe(0)
})

it('hides the list from screen readers exactly while a request covers it, also at the moment of a resize', async ({
  desk,
  site,
}) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('', {
    viewport: { width: 360, height: 740 },
    // The first to learn of the new width, before the desk renders for it.
    prepare: (opened) =>
      opened.addInitScript(() => {
        matchMedia('(width >= 1000px)').addEventListener('change', () => {
          const pane = document.querySelector('.list-pane')
          if (!pane) return
          const { contentVisibility } = getComputedStyle(pane)
          Object.assign(window, { atResize: [pane.getAttribute('aria-hidden'), contentVisibility] })
        })
      }),
  })
  await rowOf(page, name).locator('a').click()
  await page.getByLabel('New note').waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })
  await rowOf(page, name).waitFor()
  expect(await page.evaluate(() => (window as { atResize?: unknown }).atResize)).toEqual(['true', 'hidden'])
  await page.locator('.list-pane[aria-hidden=false]').waitFor()
  expect(await rowOf(page, name).locator('a').isVisible()).toBe(true)
})
