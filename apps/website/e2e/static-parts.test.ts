import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { it, waitForScripts } from './visit.ts'

/** Changes a word in the document's heading, as an extension or a translating proxy would. */
const changeHeading = (page: Page) =>
  page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>)/, '$1Changed ') })
    },
  )

it('a page that React has to render again is complete', async ({ visit }) => {
  const untouched = await visit('/')
  await waitForScripts(untouched)
  const expected = await untouched.locator('main').innerText()
  const page = await visit('/', { prepare: changeHeading, expected: /error #4\d\d/ })
  await waitForScripts(page)
  await expect.poll(() => page.locator('main').innerText()).toBe(expected)
})
