import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { shownWords } from '#contract/form-fields.ts'
import { pages } from '#content/pages.ts'
import {
  anotherService,
  consultationsApi,
  contactForm,
  createGate,
  fillIn,
  formOn,
  rowsOf,
  someone,
  submitButton,
  thanks,
  thanksPath,
} from './forms.ts'
import { it, waitForScripts } from './visit.ts'

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

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
    // The address changes before the page does.
    await formOn(page).waitFor({ state: 'detached' })
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
