import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { limitedAdvice } from '#app/consultation-form/state-after.ts'
import { shownWords } from '#contract/form-fields.ts'
import { sitePages } from '#contract/site-pages.ts'
import {
  banner,
  consultationsApi,
  contactForm,
  fillIn,
  forms,
  someone,
  submitButton,
  thanksPath,
} from './forms.ts'
import { overflow, violations } from './violations.ts'
import { it, waitForScripts } from './visit.ts'

/** The server's answers to a form, and what the form shows then. */
const refusals = [
  { status: 400, shows: banner },
  { status: 422, json: { errors: { phone: 'Enter a phone number' } }, shows: shownWords.problems },
  { status: 429, shows: limitedAdvice(null) },
]

const widths = [320, 1280]
const options = { viewport: { width: 320, height: 800 } }

/** Expects no violation on the current page, on a narrow screen and on a wide one. */
async function expectNoFault(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violations(page), `at ${width} px`).toEqual([])
    expect(await overflow(page), `at ${width} px`).toBe(0)
  }
}

it.for([...sitePages.map(({ path }) => path), ...forms.map(thanksPath)])(
  'axe finds nothing on %s',
  async (path, { visit }) => {
    const page = await visit(path, options)
    await waitForScripts(page)
    await expectNoFault(page)
  },
)

it('axe finds nothing on the error page', async ({ visit }) => {
  const page = await visit('/no-such-page', { ...options, expected: /404/ })
  await waitForScripts(page)
  await expectNoFault(page)
})

it.for(forms)('axe finds nothing on $path with every message shown', async ({ path }, { visit }) => {
  const page = await visit(path, options)
  await waitForScripts(page)
  await submitButton(page).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
  await expectNoFault(page)
})

// The forms are one component with the same banners on each page.
it('axe finds nothing when a request is refused', async ({ visit }) => {
  const page = await visit(contactForm.path, {
    ...options,
    expected: /could not be submitted|Failed to load resource/,
  })
  await waitForScripts(page)
  await fillIn(page, someone())
  for (const { status, json = {}, shows } of refusals) {
    await page.route(consultationsApi, (route) => route.fulfill({ status, json }))
    await submitButton(page).click()
    await page.getByRole('alert').filter({ hasText: shows }).waitFor()
    await expectNoFault(page)
  }
})

it('axe finds nothing with the menu open', async ({ visit }) => {
  const page = await visit('/', { viewport: { width: 360, height: 780 } })
  await waitForScripts(page)
  await page.locator('header button[aria-expanded]').click()
  await page.locator('header button[aria-expanded="true"]').waitFor()
  expect(await violations(page)).toEqual([])
})
