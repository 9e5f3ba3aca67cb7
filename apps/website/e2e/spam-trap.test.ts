import { describe, expect } from 'vitest'
import { shownFields } from '#contract/form-fields.ts'
import { contactForm, fieldOn, fillIn, formOn, rowsOf, someone, submitButton, thanks } from './forms.ts'
import { it, waitForScripts } from './visit.ts'

const trap = 'website'

describe.each([true, false])('the hidden field, with scripts: %s', (javaScriptEnabled) => {
  it('is not reachable by eye, keyboard or assistive technology', async ({ visit }) => {
    const page = await visit(contactForm.path, { javaScriptEnabled })
    expect(await fieldOn(page, trap).count()).toBe(1)
    expect(await fieldOn(page, trap).isVisible()).toBe(false)
    expect(await formOn(page).ariaSnapshot()).not.toContain('Leave this empty')

    const [first = '', ...others] = shownFields.map(({ name }) => name)
    await fieldOn(page, first).focus()
    const met: string[] = []
    while (!met.includes('submit')) {
      await page.keyboard.press('Tab')
      const focused = page.locator('*:focus')
      met.push((await focused.getAttribute('name')) ?? (await focused.getAttribute('type')) ?? 'a link')
    }
    expect(met).toEqual([...others, 'a link', 'submit'])
  })

  it('holds a request in which it is filled in, with the same thanks', async ({ visit, site }) => {
    const page = await visit(contactForm.path, { javaScriptEnabled })
    if (javaScriptEnabled) await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await fieldOn(page, trap).evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(await thanks(page).textContent()).toBe(contactForm.successText)
    const [row] = rowsOf(site, answers.email)
    expect(row).toMatchObject({ ...answers, state: 'held' })
    expect(row?.context).not.toHaveProperty('trap')
  })
})
