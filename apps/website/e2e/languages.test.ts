import { describe, expect } from 'vitest'
import { siteLanguages } from '#contract/languages.ts'
import { pages as germanPages } from '../agencies/nachtportier/pages.ts'
import { pages } from '../agencies/nachtportier/languages/en/pages.ts'
import { formFields } from '../agencies/nachtportier/form-fields.ts'
import { shell } from '../agencies/nachtportier/languages/en/navigation.ts'
import { voice } from '../agencies/nachtportier/voice.ts'
import { header } from './follow-links.ts'
import { violations } from './violations.ts'
import { it, waitForScripts } from './visit.ts'

const [german] = siteLanguages
const name = formFields.find((field) => 'name' in field && field.name === 'name')

describe('a site in two languages', () => {
  it('changes the language on the same page, by keyboard, and remembers it for this visitor only', async ({
    visit,
  }) => {
    const page = await visit(pages.services.path, { locale: 'en-GB' })
    await waitForScripts(page)
    const link = header(page).getByRole('link', { name: german?.name ?? '' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${germanPages.services.path}`)
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await waitForScripts(page)
    // Within the language, pages follow without a new document.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator(`footer a[href="${germanPages.privacy.path}"]`).click()
    await page.waitForURL(`**${germanPages.privacy.path}`)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.goto(new URL('/', page.url()).href)
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.locator('html').getAttribute('lang')).toBe('de')

    const second = await visit('/', { locale: 'en-GB' })
    expect(new URL(second.url()).pathname).toBe(pages.home.path)
    expect(await second.locator('html').getAttribute('lang')).toBe('en')
  })

  it('begins in the language of the browser, on a phone and without JavaScript', async ({ visit }) => {
    const page = await visit('/', {
      locale: 'en-IE',
      viewport: { width: 360, height: 780 },
      javaScriptEnabled: false,
    })
    expect(new URL(page.url()).pathname).toBe(pages.home.path)
    await header(page).getByRole('button', { name: shell.menu }).click()
    await header(page)
      .getByRole('link', { name: german?.name ?? '' })
      .click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
  })

  it('says in German what is missing in a form, and who answers a call', async ({ visit }) => {
    const page = await visit(germanPages.home.path, { locale: 'de-DE' })
    await waitForScripts(page)
    expect(await page.locator('.call-button').textContent()).toBe(voice.button.inEnglish)
    await page.locator('form button[type=submit]').click()
    await page
      .getByText(name && 'missing' in name ? String(name.missing) : '', { exact: true })
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('is no wider than a small phone, although German words are longer', async ({ tour }) => {
    for (const path of Object.values(german?.paths ?? {})) {
      const page = await tour(path, { viewport: { width: 360, height: 780 } })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })
})
