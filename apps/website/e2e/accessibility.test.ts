import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { publicPages } from '#content/public-pages.ts'
import { forms } from './forms.ts'
import { it, waitForScripts } from './visit.ts'

/** WCAG 2.2 AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, each with the element. Things that move in are looked at where they end up. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    (runOnly) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, { runOnly }),
    tags,
  )
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

const still = { reducedMotion: 'reduce' } as const

describe.each([320, 1280])('at %i px', (width) => {
  const options = { ...still, viewport: { width, height: 800 } }
  const thanks = forms.map(({ path, source, section }) => `${path}?sent=${source}#${section}`)

  it.for([...publicPages.map(({ path }) => path), ...thanks])(
    'axe finds nothing on %s',
    async (path, { visit }) => {
      const page = await visit(path, options)
      await waitForScripts(page)
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    },
  )

  it('axe finds nothing on the page that is not there', async ({ visit }) => {
    const page = await visit('/no-such-page', { ...options, expected: /404/ })
    await waitForScripts(page)
    expect(await violations(page)).toEqual([])
  })

  it.for(forms)(
    'axe finds nothing on $path with every message shown',
    async ({ path, submit }, { visit }) => {
      const page = await visit(path, options)
      await waitForScripts(page)
      await page.getByRole('button', { name: submit }).click()
      await page.locator('[aria-invalid="true"]').first().waitFor()
      expect(await violations(page)).toEqual([])
    },
  )
})

it('axe finds nothing with the menu open', async ({ visit }) => {
  const page = await visit('/', { ...still, viewport: { width: 360, height: 780 } })
  await waitForScripts(page)
  await page.locator('header button[aria-expanded]').click()
  await page.locator('header button[aria-expanded="true"]').waitFor()
  expect(await violations(page)).toEqual([])
})
