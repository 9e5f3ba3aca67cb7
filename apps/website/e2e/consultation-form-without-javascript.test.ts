import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { fieldId } from '#app/consultation-form/form-values.ts'
import {
  anotherService,
  banner,
  consentOn,
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
import { it } from './visit.ts'

const javaScriptEnabled = false
const viewport = { width: 360, height: 740 }

/** Whether all of it is in the window and not under the bar. */
const isInView = (part: Locator) =>
  part.evaluate((element) => {
    const bar = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
    const { top, bottom } = element.getBoundingClientRect()
    return top >= bar && bottom <= innerHeight
  })

it.for(forms)(
  'the form of $path, without JavaScript, marks what it needs, keeps what it refuses, sends, thanks and starts again',
  async (form, { visit, site }) => {
    const page = await visit(form.path, { javaScriptEnabled, viewport, expected: /422/ })
    expect(await submitButton(page).textContent()).toBe(form.submitLabel)
    const isRequired = (name: string) => requiredFields.some((each) => each === name)
    const attributes = async (name: string) => {
      const field = fieldOn(page, name)
      return [
        await field.getAttribute('type'),
        await field.getAttribute('autocomplete'),
        (await field.getAttribute('required')) !== null,
      ]
    }
    expect(await attributes('name')).toEqual(['text', 'name', isRequired('name')])
    expect(await attributes('email')).toEqual(['email', 'email', isRequired('email')])
    expect(await attributes('phone')).toEqual(['tel', 'tel', isRequired('phone')])
    expect(await attributes('company')).toEqual(['text', 'organization', isRequired('company')])
    expect((await fieldOn(page, 'message').getAttribute('required')) !== null).toBe(isRequired('message'))
    if (form.hasServiceSelector)
      expect(await fieldOn(page, 'service').getAttribute('required')).not.toBeNull()
    await submitButton(page).click()
    expect(await page.locator('input:invalid').count()).toBe(requiredFields.length)
    expect(new URL(page.url()).search).toBe('')

    const consent = await consentOn(page)
    const answers = someone({
      name: '"><script>alert(1)</script> & Söhne',
      phone: 'none',
      message: '\n\nAfter two empty lines: 李小龍 🙂 </textarea>',
      ...(form.hasServiceSelector && { service: anotherService(form) }),
    })
    const { service = form.defaultService, ...typed } = answers
    await fillIn(page, answers)
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      submitButton(page).click(),
    ])
    expect(response.status()).toBe(422)
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toContain(banner)
    await expect.poll(() => isInView(alert)).toBe(true)
    const links = alert.getByRole('link')
    expect(await links.count()).toBe(1)
    expect(await page.locator(`#${fieldId(form, 'phone')}-error`).textContent()).toBe(
      await links.textContent(),
    )
    expect(await readForm(page)).toEqual(typed)
    if (answers.service) expect(await fieldOn(page, 'service').inputValue()).toBe(service)
    await links.click()
    expect(await page.locator(':focus').getAttribute('name')).toBe('phone')

    await fieldOn(page, 'phone').fill('911')
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(page.url()).toBe(site.url + thanksPath(form))
    expect(await thanks(page).textContent()).toBe(form.successText)
    await expect.poll(() => isInView(thanks(page))).toBe(true)
    expect(await formOn(page).count()).toBe(0)
    expect(rowsOf(site, answers.email)).toMatchObject([
      { ...typed, phone: '911', service, page_source: form.pageSource, context: { consent } },
    ])

    await page.getByRole('button', { name: form.againLabel }).click()
    await formOn(page).waitFor()
    expect(new URL(page.url()).hash).toBe(`#${form.panelId}`)
    expect(await fieldOn(page, 'name').inputValue()).toBe('')
  },
)
