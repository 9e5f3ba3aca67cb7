import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { banner, fieldOn, fillIn, formOn, forms, readForm, someone, submitButton } from './forms.ts'
import { type Site, startSite } from './start-site.ts'
import { it, waitForScripts } from './visit.ts'

const api = '**/api/consultations'
const contact = forms[0]
/** What the browser and the form write into the console when a submission fails. */
const failedSubmission = /could not be submitted|Failed to load resource|^failed: .*\/api\/consultations/

const rowsOf = (site: Site, email: string) => site.consultations().filter((row) => row.email === email)
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const thanks = (page: Page) => page.getByRole('status')

/** Holds requests back until `open` is called. */
function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, hold: async (route: Route) => promise.then(() => route.continue()) }
}

describe.each(forms)('the $name form', (form) => {
  it('sends what was typed, thanks without loading a page, and starts again', async ({ visit, site }) => {
    const page = await visit(form.path)
    await waitForScripts(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    if (form.hasSelector) {
      expect(await fieldOn(page, 'service').inputValue()).toBe(form.service)
      expect(await fieldOn(page, 'service').locator('option').allTextContents()).toEqual([
        'Customer Support',
        'CRM Integration',
        'Appointment Setting',
      ])
    } else {
      expect(await fieldOn(page, 'service').count()).toBe(0)
    }
    expect(await fieldOn(page, 'message').getAttribute('rows')).toBe('4')
    expect(await submitButton(page).textContent()).toBe(form.submit)

    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(await thanks(page).textContent()).toBe(form.success)
    expect(await focusedText(page)).toBe('Thank you')
    expect(await page.locator('html[data-same-document]').count()).toBe(1)
    expect(rowsOf(site, answers.email)).toMatchObject([
      { ...answers, service: form.service, page_source: form.source },
    ])

    await page.getByRole('button', { name: form.again }).click()
    expect(await readForm(page)).toEqual({ name: '', email: '', phone: '', company: '', message: '' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    if (form.hasSelector) expect(await fieldOn(page, 'service').inputValue()).toBe(form.service)
  })

  it('names what is missing, in a summary that takes the focus and beside each field', async ({ visit }) => {
    const page = await visit(form.path)
    await waitForScripts(page)
    await submitButton(page).click()
    const summary = page.getByRole('alert')
    await summary.waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await summary.textContent()).not.toContain(banner)
    const links = summary.getByRole('link')
    expect(await links.count()).toBe(4)
    for (const [index, name] of ['name', 'email', 'phone', 'company'].entries()) {
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

describe('while a request is on its way', () => {
  it('the button says so, keeps the focus and takes no second press', async ({ visit, site }) => {
    const gate = createGate()
    const page = await visit('/', { prepare: (opened) => opened.route(api, gate.hold) })
    await waitForScripts(page)
    const answers = someone({ service: 'Appointment Setting' })
    await fillIn(page, answers)
    await submitButton(page).click()
    await page.getByRole('button', { name: 'Submitting...' }).waitFor()
    expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true')
    expect(await focusedText(page)).toBe('Submitting...')
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

  it('a press that comes before the code that sends it waits for that code', async ({ visit, site }) => {
    const gate = createGate()
    const page = await visit('/scheduling', {
      prepare: (opened) => opened.route('**/form-work-*.js', gate.hold),
    })
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).dblclick()
    await page.getByRole('button', { name: 'Submitting...' }).waitFor()
    gate.open()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toMatchObject([answers])
  })

  it('a visitor may look at another page, and is thanked on coming back', async ({ visit, site }) => {
    const gate = createGate()
    const page = await visit('/', { prepare: (opened) => opened.route(api, gate.hold) })
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click()
    await page.locator('a[href="/case-studies"]').first().click()
    await page.waitForURL('**/case-studies')
    gate.open()
    await page.goBack()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toHaveLength(1)
  })
})

it('the thank-you view of a form sent without scripts is announced, and seen once', async ({ visit }) => {
  const page = await visit('/?sent=contact#contact-form')
  await expect.poll(() => focusedText(page)).toBe('Thank you')
  await page.reload()
  await waitForScripts(page)
  await formOn(page).waitFor()
  expect(await thanks(page).count()).toBe(0)
})

describe('when something goes wrong', () => {
  it('the answer is lost: the form asks again, and there is one row', async ({ visit, site }) => {
    let lost = 0
    const page = await visit('/', {
      expected: failedSubmission,
      prepare: (opened) =>
        opened.route(api, async (route) => {
          if (lost === 2) return route.continue()
          lost += 1
          await route.fetch()
          await route.abort('connectionreset')
        }),
    })
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(lost).toBe(2)
    expect(rowsOf(site, answers.email)).toHaveLength(1)
  })

  it('the code that sends it cannot be loaded: the browser sends the form by itself', async ({
    visit,
    site,
  }) => {
    const page = await visit('/', {
      expected: /form-work|Failed to load resource/,
      prepare: (opened) => opened.route('**/form-work-*.js', (route) => route.abort('connectionreset')),
    })
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(await thanks(page).textContent()).toBe(contact.success)
    expect(rowsOf(site, answers.email)).toMatchObject([answers])
  })

  it('the page is loaded again before the answer came: pressing again makes no second row', async ({
    visit,
    site,
  }) => {
    const stored = Promise.withResolvers<void>()
    const page = await visit('/', {
      expected: failedSubmission,
      prepare: (opened) =>
        opened.route(
          api,
          async (route) => {
            await route.fetch()
            stored.resolve()
          },
          { times: 1 },
        ),
    })
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click()
    await stored.promise
    await page.reload()
    await waitForScripts(page)
    expect(await readForm(page)).toEqual(answers)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toHaveLength(1)
  })

  it('the answers are lost and the text is changed: the visitor gets through', async ({ visit, site }) => {
    const page = await visit('/', {
      expected: failedSubmission,
      prepare: async (opened) => {
        await opened.clock.install()
        await opened.route(api, async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        })
      },
    })
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click()
    await passTimeUntil(page, () => page.getByText(banner).isVisible())
    await page.unroute(api)
    const changed = { ...answers, message: 'On second thought: 4,000 tickets.' }
    await fillIn(page, changed)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toMatchObject([answers, changed])
  })

  it('the server is down: the banner shows, the text stays, and later it goes through', async ({ visit }) => {
    const ownSite = await startSite()
    try {
      const page = await visit('/services', { expected: failedSubmission })
      await page.clock.install()
      await page.goto(ownSite.url)
      await waitForScripts(page)
      const answers = someone()
      await fillIn(page, answers)
      await ownSite.stop()
      await submitButton(page).click()
      await passTimeUntil(page, () => page.getByText(banner).isVisible())
      const alert = page.getByRole('alert')
      expect(await alert.textContent()).toBe(banner)
      expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await readForm(page)).toEqual(answers)
      expect(await submitButton(page).textContent()).toBe(contact.submit)

      await ownSite.start()
      await submitButton(page).click()
      await thanks(page).waitFor()
      expect(await page.getByText(banner).count()).toBe(0)
      expect(ownSite.consultations()).toMatchObject([answers])
    } finally {
      await ownSite.remove()
    }
  })

  it('too many requests: the visitor gets a sentence and keeps the text', async ({ visit }) => {
    const strictSite = await startSite({ RATE_LIMIT_PER_MINUTE: '1' })
    try {
      const page = await visit('/services', { expected: failedSubmission })
      await page.goto(strictSite.url)
      await waitForScripts(page)
      await fillIn(page, someone())
      await submitButton(page).click()
      await thanks(page).waitFor()
      await page.getByRole('button', { name: contact.again }).click()
      const answers = someone()
      await fillIn(page, answers)
      await submitButton(page).click()
      const alert = page.getByRole('alert')
      await alert.waitFor()
      expect(await alert.textContent()).toContain(banner)
      expect(await alert.textContent()).toMatch(/please wait \d+ seconds? and send it again/)
      expect(await readForm(page)).toEqual(answers)
      expect(strictSite.consultations()).toHaveLength(1)
    } finally {
      await strictSite.remove()
    }
  })

  it('the server refuses a field the browser let through: banner, summary and message', async ({ visit }) => {
    const sentence = 'Enter an e-mail address that takes mail.'
    const page = await visit('/', {
      expected: failedSubmission,
      prepare: (opened) =>
        opened.route(api, (route) =>
          route.fulfill({
            status: 422,
            contentType: 'application/problem+json',
            body: JSON.stringify({ status: 422, errors: { email: sentence, context: 'Leave this out.' } }),
          }),
        ),
    })
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click()
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toContain(banner)
    expect(await alert.getByRole('link').allTextContents()).toEqual([sentence])
    expect(await alert.textContent()).toContain('Leave this out.')
    expect(await page.locator('#contact-email-error').textContent()).toBe(sentence)
    expect(await readForm(page)).toEqual(answers)
  })

  it.for([400, 403, 413, 415])(
    'the server answers %d: the banner shows at once',
    async (status, { visit }) => {
      let requests = 0
      const page = await visit('/', {
        expected: failedSubmission,
        prepare: (opened) =>
          opened.route(api, (route) => {
            requests += 1
            return route.fulfill({ status, contentType: 'application/problem+json', body: '{}' })
          }),
      })
      await waitForScripts(page)
      const answers = someone()
      await fillIn(page, answers)
      await submitButton(page).click()
      await page.getByText(banner).waitFor()
      expect(await readForm(page)).toEqual(answers)
      expect(requests).toBe(1)
    },
  )
})

describe('what was typed', () => {
  it('is there after a reload, in this tab only, until it is sent', async ({ visit, site }) => {
    const page = await visit('/crm-integration')
    await waitForScripts(page)
    const answers = someone({ service: 'Appointment Setting' })
    await fillIn(page, answers)
    await page.reload()
    await waitForScripts(page)
    expect(await readForm(page)).toMatchObject({ message: answers.message, name: answers.name })
    expect(await fieldOn(page, 'service').inputValue()).toBe('Appointment Setting')

    const otherTab = await page.context().newPage()
    await otherTab.goto(`${site.url}/crm-integration`)
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

  it('is there after a look at another page, on its own form only', async ({ visit }) => {
    const page = await visit('/')
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await page.locator('a[href="/scheduling"]').first().click()
    await page.locator('form[action^="/scheduling"]').waitFor()
    expect(await fieldOn(page, 'name').inputValue()).toBe('')
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await fieldOn(page, 'service').waitFor()
    expect(await readForm(page)).toEqual(answers)
  })

  it('is there after an address was typed and the visitor went back', async ({ visit, site }) => {
    const page = await visit('/')
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await page.goto(`${site.url}/services`)
    await page.goBack()
    await waitForScripts(page)
    expect(await readForm(page)).toEqual(answers)
  })

  it('before the scripts arrived is kept when they do', async ({ visit, site }) => {
    const gate = createGate()
    const page = await visit('/', {
      prepare: (opened) => opened.route('**/*.js', gate.hold),
      waitUntil: 'commit',
    })
    const answers = someone({ service: 'CRM Integration' })
    await fillIn(page, answers)
    expect(await formOn(page).getAttribute('novalidate')).toBeNull()
    gate.open()
    await waitForScripts(page)
    expect(await readForm(page)).toMatchObject({ name: answers.name, message: answers.message })
    expect(await fieldOn(page, 'service').inputValue()).toBe('CRM Integration')
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toMatchObject([answers])
  })

  it('can be sent before the scripts arrive', async ({ visit, site }) => {
    const page = await visit('/', {
      prepare: (opened) => opened.route('**/*.js', () => {}),
      waitUntil: 'commit',
      expected: /^failed: .*\.js/,
    })
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click({ noWaitAfter: true })
    await thanks(page).waitFor()
    expect(await thanks(page).textContent()).toBe(contact.success)
    expect(rowsOf(site, answers.email)).toHaveLength(1)
  })

  it('is kept when a form sent before the scripts arrived comes back, and more is typed', async ({
    visit,
    site,
  }) => {
    const gate = createGate()
    const page = await visit('/', {
      prepare: (opened) => opened.route('**/*.js', gate.hold),
      waitUntil: 'commit',
      expected: /422/,
    })
    const answers = someone({ phone: 'none', service: 'CRM Integration' })
    await fillIn(page, answers)
    await submitButton(page).click({ noWaitAfter: true })
    await page.getByText(banner).waitFor()
    const more = { ...answers, phone: '911', message: `${answers.message}\nAnd one more thing.` }
    await fillIn(page, more)
    gate.open()
    await waitForScripts(page)
    expect(await readForm(page)).toEqual({ ...more, service: undefined })
    expect(await fieldOn(page, 'service').inputValue()).toBe('CRM Integration')
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toMatchObject([more])
    await page.getByRole('button', { name: contact.again }).click()
    expect(await readForm(page)).toEqual({ name: '', email: '', phone: '', company: '', message: '' })
    expect(await fieldOn(page, 'service').inputValue()).toBe('Customer Support')
  })

  it('can be sent where the browser refuses storage', async ({ visit, site }) => {
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

  it('is never cut: the form says how much is too much', async ({ visit, site }) => {
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

/** Lets the page's clock run on, where waiting is what the form does, until something is there. */
async function passTimeUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let second = 0; second < 120; second++) {
    if (await isThere()) return
    await page.clock.runFor(1_000)
  }
  throw new Error('It did not come within two minutes of the page’s time')
}
