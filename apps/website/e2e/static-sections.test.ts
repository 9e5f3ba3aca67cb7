import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { it, waitForScripts } from './visit.ts'

/** Adds a word before the heading that ends the match, as an extension or a translating proxy would. */
const changeHeading = (upToHeading: RegExp) => (page: Page) =>
  page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(upToHeading, '$&Changed ')
      await route.fulfill({ response, body })
    },
  )

it('a static section keeps the HTML that the browser received', async ({ visit }) => {
  const page = await visit('/', { prepare: changeHeading(/<section id="about".*?<h2[^>]*>/s) })
  await waitForScripts(page)
  expect(await page.locator('#about h2').innerText()).toMatch(/^Changed /)
})

it('a page that React has to render again is complete', async ({ visit }) => {
  const untouched = await visit('/')
  await waitForScripts(untouched)
  const expected = await untouched.locator('main').innerText()
  const page = await visit('/', { prepare: changeHeading(/<h1[^>]*>/), expected: /error #4\d\d/ })
  await waitForScripts(page)
  await expect.poll(() => page.locator('main').innerText()).toBe(expected)
})
