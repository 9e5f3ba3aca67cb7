import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { formChoices } from '#contract/consultation-choices.ts'
import { shownWords } from '#contract/form-fields.ts'
import { consent as notice } from '#content/consent.ts'
import { pages } from '#content/pages.ts'
import {
  anotherService,
  banner,
  consentOn,
  consultationsApi,
  contactForm,
  createGate,
  fieldOn,
  fillIn,
  formOn,
  forms,
  readForm,
  requiredFields,
  rowsOf,
  someone,
  submitButton,
  thanks,
  thanksPath,
} from './forms.ts'
import { it, waitForScripts } from './visit.ts'

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe.each(forms)('the form of $path', (form) => {
  it('sends what was typed, thanks without loading a page, and starts again', async ({ visit, site }) => {
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

    const answers = someone()
    const consent = await consentOn(page)
    await fillIn(page, answers)
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
  })

  it('shows beside its button how answers are handled, and keeps them for visitors who read more', async ({
    visit,
  }) => {
    const page = await visit(form.path)
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    const shown = page.locator(`#${String(await submitButton(page).getAttribute('aria-describedby'))}`)
    expect(await shown.textContent()).toBe(`${notice.text} ${notice.link}`)
    await shown.getByRole('link').click()
    await page.waitForURL(`**${pages.privacy.path}`)
    await page.goBack()
    await fieldOn(page, 'name').waitFor()
    expect(await readForm(page)).toEqual(answers)
  })

  it('names missing fields, in a summary that takes the focus and beside each field', async ({ visit }) => {
    const page = await visit(form.path)
    await waitForScripts(page)
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
  })
})

describe('while a request is in flight', () => {
  it('the button says so, keeps the focus and ignores a second press', async ({ visit, site }) => {
    const gate = createGate()
    const page = await visit('/', { prepare: (opened) => opened.route(consultationsApi, gate.hold) })
    await waitForScripts(page)
    const answers = someone({ service: anotherService(contactForm) })
    await fillIn(page, answers)
    await submitButton(page).click()
    await page.getByRole('button', { name: shownWords.submitting }).waitFor()
    expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true')
    expect(await focusedText(page)).toBe(shownWords.submitting)
    await page.keyboard.press('Enter')
    gate.open()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toMatchObject([answers])
  })

  it('a double click makes one row', async ({ visit, site }) => {
    const page = await visit('/')
    await waitForScripts(page)
    let requests = 0
    page.on('request', (request) => (requests += Number(request.method() === 'POST')))
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).dblclick()
    await thanks(page).waitFor()
    expect(requests).toBe(1)
    expect(rowsOf(site, answers.email)).toHaveLength(1)
  })

  it('a press before the sending code is loaded waits for it', async ({ visit, site }) => {
    const gate = createGate()
    const page = await visit('/', {
      prepare: (opened) => opened.route('**/form-code-*.js', gate.hold),
    })
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).dblclick()
    await page.getByRole('button', { name: shownWords.submitting }).waitFor()
    gate.open()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toMatchObject([answers])
  })

  it('a visitor may open another page, and sees the thank-you view on return', async ({ visit, site }) => {
    const gate = createGate()
    const page = await visit('/', { prepare: (opened) => opened.route(consultationsApi, gate.hold) })
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click()
    await page.locator(`a[href="${pages.services.path}"]`).first().click()
    await page.waitForURL(`**${pages.services.path}`)
    gate.open()
    await page.goBack()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toHaveLength(1)
  })
})

it('the thank-you view of a form sent without scripts is announced, and shown once', async ({ visit }) => {
  const page = await visit(thanksPath(contactForm))
  await expect.poll(() => focusedText(page)).toBe(shownWords.thanks)
  await page.reload()
  await waitForScripts(page)
  await formOn(page).waitFor()
  expect(await thanks(page).count()).toBe(0)
})
