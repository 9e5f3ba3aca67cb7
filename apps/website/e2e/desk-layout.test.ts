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
