import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it, rowOf, sendRequest } from './desk-visit.ts'
import { overflow, smallTargets, violations } from './violations.ts'

/** Expects no fault on the current page, on a phone in the light scheme and on a computer in the dark one. */
async function expectClean(page: Page) {
  for (const [width, colorScheme] of [
    [1280, 'dark'],
    [360, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    const where = `at ${width} px, ${colorScheme}`
    expect(await violations(page), where).toEqual([])
    expect(await overflow(page), where).toBe(0)
    expect(await smallTargets(page), where).toEqual([])
  }
}

const screens = [
  '/numbers',
  '/settings',
  '/settings/device',
  '/settings/templates',
  '/settings/team',
  '/settings/privacy',
  '/settings/import',
  '/settings/audit',
  '/nowhere',
]

describe('at 360 px, light, and at 1280 px, dark', () => {
  const options = { viewport: { width: 360, height: 800 } } as const

  it('axe finds nothing in the list, its filters and its dialogs', async ({ desk, site }) => {
    const { name } = await sendRequest(site.url)
    const page = await desk('', options)
    await rowOf(page, name).waitFor()
    await expectClean(page)
    await page.getByText('Filter').click()
    await rowOf(page, name).getByRole('checkbox').check()
    await expectClean(page)
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await expectClean(page)
    await page.keyboard.press('Escape')
    await rowOf(page, name).locator('a').focus()
    await page.keyboard.press('e')
    await page.getByRole('dialog').waitFor()
    await expectClean(page)
    await page.keyboard.press('2')
    await page.getByText(`${name}: contacted`).waitFor()
    await expectClean(page)
  })

  it('axe finds nothing in a request, and when nothing matches', async ({ desk, site }) => {
    const { name } = await sendRequest(site.url)
    const page = await desk('', options)
    await rowOf(page, name).locator('a').click()
    await page.getByLabel('New note').waitFor()
    await expectClean(page)
    await page.goto(`${site.url}/inbox?q=${crypto.randomUUID()}`)
    await page.getByText('Nothing matches').waitFor()
    await expectClean(page)
  })

  it('axe finds nothing when the list cannot be loaded, and when the sign-in has ended', async ({ desk }) => {
    const page = await desk('', {
      ...options,
      expected: /Failed to load resource/,
      prepare: (opened) =>
        opened.route('**/api/desk/requests?*', (route) => route.fulfill({ status: 503, json: {} })),
    })
    await page.getByText('could not be loaded').waitFor()
    await expectClean(page)
    await page.context().clearCookies()
    await page.unroute('**/api/desk/requests?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Your sign-in has ended.').first().waitFor()
    await expectClean(page)
  })

  it('axe finds nothing on the other screens', async ({ desk, site }) => {
    const page = await desk('', options)
    for (const path of screens) {
      await page.goto(`${site.url}/inbox${path}`)
      await page.locator('.setting, .blank, .figures').first().waitFor()
      await expectClean(page)
    }
  })
})

/** A real one: random letters from a client that sends many are held as spam. */
const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft'

it.for([768, 1920])('shows everything at %i px without scrolling sideways', async (width, { desk, site }) => {
  const { name } = await sendRequest(site.url, { company: longWord.repeat(2) })
  const page = await desk('', { viewport: { width, height: 800 } })
  await rowOf(page, name).locator('a').click()
  await page.getByLabel('New note').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
})
