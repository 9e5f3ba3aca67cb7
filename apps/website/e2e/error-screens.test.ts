import { describe, expect } from 'vitest'
import { shell } from '#content/navigation.ts'
import { pages } from '#content/pages.ts'
import { it, waitForScripts } from './visit.ts'

describe('an unknown address', () => {
  it.for([true, false])('answers 404 with a link home (scripts: %s)', async (scripts, { visit, site }) => {
    const page = await visit(pages.services.path, { javaScriptEnabled: scripts, expected: /404/ })
    const response = await page.goto(`${site.url}/no/such/page`)
    expect(response?.status()).toBe(404)
    expect(await page.getByRole('banner').count()).toBe(1)
    expect(await page.title()).not.toBe('')
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.locator('#contact').waitFor({ state: 'attached' })
  })
})

describe('an unexpected error', () => {
  it('shows the error in the site’s own look, within its policy, with a link home', async ({ visit }) => {
    const page = await visit(pages.services.path, {
      expected: /500|Internal Server Error/,
      prepare: (opened) =>
        opened.route('**/_.data*', (route) =>
          route.fulfill({ status: 500, contentType: 'text/plain', body: 'The store is on fire' }),
        ),
    })
    await waitForScripts(page)
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('heading', { name: shell.error.title }).waitFor()
    expect(await page.title()).toContain(shell.error.title)
    expect(await page.getByRole('main').innerText()).toMatch(/500|The store is on fire/)
    expect(await page.getByRole('banner').count()).toBe(1)
    await page.unroute('**/_.data*')
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.locator('#contact').waitFor({ state: 'attached' })
  })
})
