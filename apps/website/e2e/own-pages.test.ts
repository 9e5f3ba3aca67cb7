import { expect } from 'vitest'
import { ownForms, ownPages } from '#contract/own-pages.ts'
import { required } from '#agency/required.ts'
import { ownPageFiles } from '#agency/own-pages.ts'
import type { OwnSectionKind } from '#agency/schema/own-sections.ts'
import { consultationForms } from '#contract/consultation-forms.ts'
import { fillIn, rowsOf, someone, submitButton, thanks } from './forms.ts'
import { overflow, violations } from './violations.ts'
import { it, waitForScripts } from './visit.ts'

/* The pages of the second agency, which has every kind of section on some page, but for an embed (other-companies.slow.test.ts). */

/** The path of a page with a section of this kind; null while none is on. */
const pathWith = (kind: OwnSectionKind): string | null =>
  [...ownPageFiles.values()].find(
    ({ page }) => page.off !== true && page.sections.some((section) => section.kind === kind),
  )?.page.path ?? null

/** A test of a kind of section, skipped while no page shows it. */
const itWith = (kind: OwnSectionKind) => it.skipIf(pathWith(kind) === null)

it.for(ownPages.map(({ path }) => path))('axe finds nothing on %s at any width', async (path, { tour }) => {
  const page = await tour(path)
  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `at ${width} px`).toBe(0)
    // Between a phone and a wide screen nothing appears that axe could judge otherwise.
    if (width !== 768) expect(await violations(page), `at ${width} px`).toEqual([])
  }
})

itWith('prices')('prices are switched by keyboard, without JavaScript', async ({ visit }) => {
  const page = await visit(pathWith('prices') ?? '', { javaScriptEnabled: false })
  const [monthly, yearly] = ['monthly', 'yearly'].map((period) =>
    page.locator(`.plan-amount[data-period="${period}"]`).first(),
  )
  expect(await monthly?.isVisible()).toBe(true)
  expect(await yearly?.isVisible()).toBe(false)
  await page.locator('.price-switch input').first().focus()
  await page.keyboard.press('ArrowRight')
  expect(await monthly?.isVisible()).toBe(false)
  expect(await yearly?.isVisible()).toBe(true)
})

itWith('questions')('questions open by keyboard, without JavaScript', async ({ visit }) => {
  const page = await visit(pathWith('questions') ?? '', { javaScriptEnabled: false })
  const answer = page.locator('.own-answer').first()
  expect(await answer.isVisible()).toBe(false)
  await page.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  expect(await answer.isVisible()).toBe(true)
})

itWith('comparison')('a comparison scrolls by keyboard on a phone', async ({ visit }) => {
  const page = await visit(pathWith('comparison') ?? '', { viewport: { width: 360, height: 800 } })
  const table = page.locator('.comparison')
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

itWith('steps')('an odd number of steps in two columns leaves no empty cell', async ({ visit }) => {
  const page = await visit(pathWith('steps') ?? '', { viewport: { width: 768, height: 900 } })
  const ends = await page
    .locator('ol:has(> .process-step)')
    .first()
    .evaluate((list) =>
      [list, list.lastElementChild].map((element) => element?.getBoundingClientRect().right ?? 0),
    )
  expect(ends[1]).toBeCloseTo(ends[0] ?? 0, 0)
})

it('a form sends its own page_source and service', async ({ visit, site }) => {
  const [id = ''] = Object.keys(ownForms)
  const form = required(
    consultationForms.find(({ page }) => page === id),
    `form of ${id}`,
  )
  const page = await visit(form.path)
  const answers = someone()
  await fillIn(page, answers)
  await submitButton(page).click()
  await expect.poll(() => thanks(page).innerText()).toContain(form.successText)
  expect(rowsOf(site, answers.email)).toEqual([
    expect.objectContaining({ page_source: form.pageSource, service: form.defaultService }),
  ])
})

it('a page that is opened from another one shows the same', async ({ visit }) => {
  const [first, second] = ownPages.map(({ path }) => path) as [string, string]
  const text = async (page: Awaited<ReturnType<typeof visit>>) =>
    (await page.locator('main').innerText()).replace(/\s+/g, ' ')
  const loaded = await text(await visit(second))
  const page = await visit(first)
  await waitForScripts(page)
  await page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = path
    document.body.append(link)
    link.click()
  }, second)
  await page.waitForURL(`**${second}`)
  await expect.poll(() => text(page)).toBe(loaded)
})
