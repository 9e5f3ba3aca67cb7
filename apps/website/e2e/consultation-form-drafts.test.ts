import { describe, expect } from 'vitest'
import { pages } from '#content/pages.ts'
import {
  anotherService,
  banner,
  consentOn,
  contactForm,
  createGate,
  fieldOn,
  fillIn,
  formOn,
  readForm,
  rowsOf,
  serviceForms,
  someone,
  submitButton,
  thanks,
} from './forms.ts'
import { it, waitForScripts } from './visit.ts'

const other = anotherService(contactForm)

describe('what was typed', () => {
  it('is restored after a reload, in this tab only, until it is sent', async ({ visit, site }) => {
    const page = await visit('/')
    await waitForScripts(page)
    const answers = someone({ service: other })
    await fillIn(page, answers)
    await page.reload()
    await waitForScripts(page)
    expect(await readForm(page)).toMatchObject({ message: answers.message, name: answers.name })
    expect(await fieldOn(page, 'service').inputValue()).toBe(other)

    const otherTab = await page.context().newPage()
    await otherTab.goto(site.url)
    await waitForScripts(otherTab)
    expect(await fieldOn(otherTab, 'name').inputValue()).toBe('')
    await otherTab.close()

    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toMatchObject([answers])
    await page.reload()
    await waitForScripts(page)
    expect(await fieldOn(page, 'name').inputValue()).toBe('')
  })

  it('is restored after visits to other forms, on its own form only', async ({ visit }) => {
    const page = await visit('/')
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    for (const { path } of serviceForms) {
      await page.locator(`a[href="${path}"]`).first().click()
      await page.locator(`form[action^="${path}"]`).waitFor()
      expect(await fieldOn(page, 'name').inputValue()).toBe('')
      await page.getByRole('banner').getByRole('link').first().click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.locator(`#${contactForm.panelId}`).waitFor()
      expect(await readForm(page)).toEqual(answers)
    }
  })

  it('is restored after the visitor enters another address and goes back', async ({ visit, site }) => {
    const page = await visit('/')
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await page.goto(site.url + pages.services.path)
    await page.goBack()
    await waitForScripts(page)
    expect(await readForm(page)).toEqual(answers)
  })

  it('before the scripts load is kept when they do', async ({ visit, site }) => {
    const gate = createGate()
    const page = await visit('/', {
      prepare: (opened) => opened.route('**/*.js', gate.hold),
      waitUntil: 'commit',
    })
    const answers = someone({ service: other })
    await fillIn(page, answers)
    expect(await formOn(page).getAttribute('novalidate')).toBeNull()
    gate.open()
    await waitForScripts(page)
    expect(await readForm(page)).toMatchObject({ name: answers.name, message: answers.message })
    expect(await fieldOn(page, 'service').inputValue()).toBe(other)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toMatchObject([answers])
  })

  it('can be sent before the scripts load', async ({ visit, site }) => {
    const page = await visit('/', {
      prepare: async (opened) => {
        await opened.clock.install()
        await opened.route('**/*.js', () => {})
      },
      waitUntil: 'commit',
      expected: /^failed: .*\.js/,
    })
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click({ noWaitAfter: true })
    expect(await submitButton(page).getAttribute('aria-busy')).toBe('true')
    await page.clock.fastForward(10_000)
    await thanks(page).waitFor()
    expect(await thanks(page).textContent()).toBe(contactForm.successText)
    expect(rowsOf(site, answers.email)).toHaveLength(1)
  })

  it('can be sent at once when the scripts cannot be loaded', async ({ visit, site }) => {
    const page = await visit('/', {
      prepare: (opened) => opened.route('**/*.js', (route) => route.abort('connectionreset')),
      waitUntil: 'commit',
      expected: /\.js|Failed to load resource/,
    })
    const answers = someone()
    const consent = await consentOn(page)
    await fillIn(page, answers)
    await submitButton(page).click({ noWaitAfter: true })
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toMatchObject([{ ...answers, context: { consent } }])
  })

  it('is kept when a form sent before the scripts loaded comes back, and more is typed', async ({
    visit,
    site,
  }) => {
    const gate = createGate()
    const page = await visit('/', {
      prepare: async (opened) => {
        await opened.clock.install()
        await opened.route('**/*.js', gate.hold)
      },
      waitUntil: 'commit',
      expected: /422/,
    })
    const answers = someone({ phone: 'none', service: other })
    await fillIn(page, answers)
    await submitButton(page).click({ noWaitAfter: true })
    await page.clock.fastForward(10_000)
    await page.getByText(banner).waitFor()
    const more = { ...answers, phone: '911', message: `${answers.message}\nAnd one more thing.` }
    await fillIn(page, more)
    gate.open()
    await waitForScripts(page)
    expect(await readForm(page)).toEqual({ ...more, service: undefined })
    expect(await fieldOn(page, 'service').inputValue()).toBe(other)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toMatchObject([more])
    await page.getByRole('button', { name: contactForm.againLabel }).click()
    expect(await readForm(page)).toEqual({ name: '', email: '', phone: '', company: '', message: '' })
    expect(await fieldOn(page, 'service').inputValue()).toBe(contactForm.defaultService)
  })

  it('can be sent if the browser refuses storage', async ({ visit, site }) => {
    const page = await visit('/', {
      expected: /storage/i,
      prepare: (opened) =>
        opened.addInitScript(() => {
          Object.defineProperty(globalThis, 'sessionStorage', {
            get() {
              throw new DOMException('Access to storage is denied', 'SecurityError')
            },
          })
        }),
    })
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toHaveLength(1)
  })

  it('is never truncated: the form says how much is too much', async ({ visit, site }) => {
    const page = await visit('/')
    await waitForScripts(page)
    const answers = someone({ message: 'x'.repeat(5_010) })
    await fillIn(page, answers)
    await page.getByText('10 characters too many.').waitFor()
    await submitButton(page).click()
    await page.getByRole('alert').waitFor()
    expect(await fieldOn(page, 'message').getAttribute('aria-invalid')).toBe('true')
    await fieldOn(page, 'message').fill('x'.repeat(5_000))
    await page.getByText('0 characters left.').waitFor()
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toMatchObject([{ message: 'x'.repeat(5_000) }])
  })
})
