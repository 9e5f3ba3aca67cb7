import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { formChoices } from '#contract/consultation-choices.ts'
import { shownWords } from '#contract/form-fields.ts'
import { consent as notice } from '#content/consent.ts'
import { pages } from '#content/pages.ts'
import {
  banner,
  consentOn,
  fieldOn,
  fillIn,
  forms,
  readForm,
  requiredFields,
  rowsOf,
  someone,
  submitButton,
  thanks,
} from './forms.ts'
import { it, waitForScripts } from './visit.ts'

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

it.for(forms)(
  'the form of $path names missing fields, keeps what was typed, sends it, thanks and starts again',
  async (form, { visit, site }) => {
    const page = await visit(form.path)
    await waitForScripts(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    if (form.hasServiceSelector) {
      expect(await fieldOn(page, 'service').inputValue()).toBe(form.defaultService)
      expect(await fieldOn(page, 'service').locator('option').allTextContents()).toEqual(formChoices)
    } else {
      expect(await fieldOn(page, 'service').count()).toBe(0)
    }
    expect(await fieldOn(page, 'message').getAttribute('rows')).toBe('4')
    expect(await submitButton(page).textContent()).toBe(form.submitLabel)

    // A summary takes the focus, and each field has its message beside it.
    await submitButton(page).click()
    const summary = page.getByRole('alert')
    await summary.waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await summary.textContent()).not.toContain(banner)
    const links = summary.getByRole('link')
    expect(await links.count()).toBe(requiredFields.length)
    for (const [index, name] of requiredFields.entries()) {
      const field = fieldOn(page, name)
      const described = (await field.getAttribute('aria-describedby')) ?? ''
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      expect(await page.locator(`#${described}`).textContent()).toBe(await links.nth(index).textContent())
      await links.nth(index).click()
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    }
    await fieldOn(page, 'name').fill('Ada')
    expect(await fieldOn(page, 'name').getAttribute('aria-invalid')).toBeNull()
    expect(await fieldOn(page, 'email').getAttribute('aria-invalid')).toBe('true')

    // Beside its button is how answers are handled, and they are kept for visitors who read more.
    const answers = someone()
    await fillIn(page, answers)
    const shown = page.locator(`#${String(await submitButton(page).getAttribute('aria-describedby'))}`)
    expect(await shown.textContent()).toBe(`${notice.text} ${notice.link}`)
    await shown.getByRole('link').click()
    await page.waitForURL(`**${pages.privacy.path}`)
    await page.goBack()
    await fieldOn(page, 'name').waitFor()
    expect(await readForm(page)).toEqual(answers)

    const consent = await consentOn(page)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(await thanks(page).textContent()).toBe(form.successText)
    expect(await focusedText(page)).toBe(shownWords.thanks)
    expect(await page.locator('html[data-same-document]').count()).toBe(1)
    expect(rowsOf(site, answers.email)).toMatchObject([
      { ...answers, service: form.defaultService, page_source: form.pageSource, context: { consent } },
    ])

    await page.getByRole('button', { name: form.againLabel }).click()
    expect(await readForm(page)).toEqual({ name: '', email: '', phone: '', company: '', message: '' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    if (form.hasServiceSelector) expect(await fieldOn(page, 'service').inputValue()).toBe(form.defaultService)
  },
)
