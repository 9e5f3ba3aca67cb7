import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { homePath } from '#contract/home-path.ts'
import { ownPages } from '#contract/own-pages.ts'
import { sitePages } from '#contract/site-pages.ts'
import { contactForm, forms, submitButton, thanksPath } from './forms.ts'
import { overflow, violations } from './violations.ts'
import { it, waitForScripts } from './visit.ts'

/** The second agency's colours and words differ, not the layout of its pages: axe looks at them on a wide screen. */
const isFirst = process.env['AGENCY'] === 'northlamp'

/** Those of the agency's own have own-pages.test.ts. */
const paths = sitePages.map(({ path }) => path).filter((path) => ownPages.every((own) => own.path !== path))

const options = { viewport: { width: 320, height: 800 } }

/** Expects no violation on the current page, on a narrow screen and on a wide one. */
async function expectNoFault(page: Page): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `at ${width} px`).toBe(0)
    if (isFirst || width === 1280) expect(await violations(page), `at ${width} px`).toEqual([])
  }
}

it.for(paths)('axe finds nothing on %s', async (path, { tour }) => {
  const page = await tour(path, options)
  await waitForScripts(page)
  await expectNoFault(page)
})

it.for(forms)(
  'axe finds nothing in the form of $path with every message shown',
  async ({ path }, { tour }) => {
    const page = await tour(path, options)
    await waitForScripts(page)
    await submitButton(page).click()
    await page.locator('[aria-invalid="true"]').first().waitFor()
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  },
)

// The forms are one component, with the same banners and the same thank-you view on each page.
it('axe finds nothing on the thank-you view', async ({ tour }) => {
  const page = await tour(thanksPath(contactForm), options)
  await waitForScripts(page)
  await expectNoFault(page)
})

it('axe finds nothing on the error page', async ({ tour }) => {
  const page = await tour('/no-such-page', { ...options, expected: /404/ })
  await waitForScripts(page)
  await expectNoFault(page)
})

it('axe finds nothing with the menu open', async ({ tour }) => {
  const page = await tour(homePath, { viewport: { width: 360, height: 780 } })
  await waitForScripts(page)
  await page.locator('header button[aria-expanded]').click()
  await page.locator('header button[aria-expanded="true"]').waitFor()
  expect(await violations(page)).toEqual([])
})
