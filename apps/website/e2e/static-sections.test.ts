import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pages } from '#content/pages.ts'
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

it('the code of static sections is loaded when a visitor leaves the page, for the way back', async ({
  visit,
}) => {
  const loaded: string[] = []
  const page = await visit('/', {
    prepare: async (opened) => opened.on('request', (request) => loaded.push(request.url())),
  })
  await waitForScripts(page)
  const sectionsOf = (name: string) => loaded.filter((url) => url.includes(`/${name}-sections-`))
  const read = () => page.locator('main').innerText()
  const received = await read()
  expect(sectionsOf('home')).toEqual([])

  await page.locator(`#services a[href="${pages.services.path}"]`).first().click()
  await page.locator('#about').waitFor({ state: 'detached' })
  await expect.poll(() => sectionsOf('home')).toHaveLength(1)
  expect(sectionsOf('services')).toHaveLength(1)

  await page.goBack()
  await expect.poll(read).toBe(received)
})

it('a page whose sections cannot be loaded is opened as a new document', async ({ visit }) => {
  let isOpened = false
  const page = await visit('/', {
    expected: /ERR_FAILED/,
    prepare: async (opened) => {
      await opened.route('**/services-sections-*', (route) => (isOpened ? route.continue() : route.abort()))
      opened.on('load', () => {
        isOpened = new URL(opened.url()).pathname === pages.services.path
      })
    },
  })
  await waitForScripts(page)
  await page.locator(`#services a[href="${pages.services.path}"]`).first().click()
  await page.locator('#about').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(pages.services.path)
  await waitForScripts(page)
})
