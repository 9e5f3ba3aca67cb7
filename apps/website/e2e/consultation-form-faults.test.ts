import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { limitedAdvice } from '#app/consultation-form/state-after.ts'
import { fieldId } from '#app/consultation-form/form-values.ts'
import { shownWords } from '#contract/form-fields.ts'
import {
  banner,
  consultationsApi,
  contactForm,
  createGate,
  fillIn,
  readForm,
  rowsOf,
  someone,
  submitButton,
  thanks,
} from './forms.ts'
import { overflow, violations } from './violations.ts'
import { it, waitForScripts } from './visit.ts'

/** Console messages of the browser and the form when a request fails. */
const failedRequest = /could not be submitted|Failed to load resource|^failed: .*\/api\/consultations/

describe('when something goes wrong', () => {
  it('the answer is lost: the form retries, and there is one row', async ({ visit, site }) => {
    let lost = 0
    const page = await visit('/', {
      expected: failedRequest,
      prepare: (opened) =>
        opened.route(consultationsApi, async (route) => {
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

  it('the code that sends it cannot be loaded: the browser submits the form itself', async ({
    visit,
    site,
  }) => {
    const page = await visit('/', {
      expected: /form-code|Failed to load resource/,
      prepare: (opened) => opened.route('**/form-code-*.js', (route) => route.abort('connectionreset')),
    })
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(await thanks(page).textContent()).toBe(contactForm.successText)
    expect(rowsOf(site, answers.email)).toMatchObject([answers])
  })

  it('the page is reloaded before the answer: pressing again makes no second row', async ({
    visit,
    site,
  }) => {
    const stored = Promise.withResolvers<void>()
    const page = await visit('/', {
      expected: failedRequest,
      prepare: (opened) =>
        opened.route(
          consultationsApi,
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

  it('no answer arrives: the banner shows, the text stays, and what is sent later is stored', async ({
    visit,
    site,
  }) => {
    const page = await visit('/', {
      expected: failedRequest,
      prepare: async (opened) => {
        await opened.clock.install()
        await opened.route(consultationsApi, async (route) => {
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
    const alert = page.getByRole('alert')
    expect(await alert.textContent()).toBe(banner)
    expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await readForm(page)).toEqual(answers)
    expect(await submitButton(page).textContent()).toBe(contactForm.submitLabel)

    await page.unroute(consultationsApi)
    const changed = { ...answers, message: 'On second thought: 4,000 tickets.' }
    await fillIn(page, changed)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(await page.getByText(banner).count()).toBe(0)
    expect(rowsOf(site, answers.email)).toMatchObject([answers, changed])
  })

  it('the answer takes long: after two seconds the form says that it is still trying', async ({ visit }) => {
    const gate = createGate()
    const page = await visit('/', {
      prepare: async (opened) => {
        await opened.clock.install()
        await opened.route(consultationsApi, gate.hold)
      },
    })
    await waitForScripts(page)
    await fillIn(page, someone())
    const request = page.waitForRequest(consultationsApi)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await submitButton(page).click()
    await request
    await page.clock.runFor(1_900)
    expect(await news(page).textContent()).toBe('')
    await page.clock.runFor(200)
    await expect.poll(() => news(page).textContent()).toBe(shownWords.late)
    gate.open()
    await thanks(page).waitFor()
  })

  it('the visitor is offline: the form says so, and sends it when the network is back', async ({
    visit,
    site,
  }) => {
    const page = await visit('/', { expected: failedRequest })
    await waitForScripts(page)
    const answers = someone()
    const formCode = formCodeLoaded(page)
    await fillIn(page, answers)
    await formCode
    await page.context().setOffline(true)
    await submitButton(page).click()
    await expect.poll(() => news(page).textContent()).toBe(shownWords.offline)
    await page.context().setOffline(false)
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toHaveLength(1)
  })

  it('the visitor’s clock is years ahead: the request is stored without its time', async ({
    visit,
    site,
  }) => {
    const page = await visit('/', {
      expected: failedRequest,
      prepare: (opened) => opened.clock.install({ time: new Date('2099-01-01') }),
    })
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click()
    await thanks(page).waitFor()
    const rows = rowsOf(site, answers.email)
    expect(rows).toMatchObject([answers])
    expect(rows[0]?.context).toEqual({})
  })

  // The server's own refusals: posted-forms.test.ts and post-consultation.test.ts.
  it('a request is refused: at once, with what to do, and the text stays', async ({ visit }) => {
    const page = await visit('/', { expected: failedRequest })
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    const alert = page.getByRole('alert')
    const refuse = async (status: number, body: object, headers: Record<string, string> = {}) => {
      let requests = 0
      await page.route(consultationsApi, (route) => {
        requests += 1
        const json = JSON.stringify({ status, ...body })
        return route.fulfill({ status, headers, contentType: 'application/problem+json', body: json })
      })
      await submitButton(page).click()
      return async () => {
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await violations(page), `${status} at ${width} px`).toEqual([])
          expect(await overflow(page), `${status} at ${width} px`).toBe(0)
        }
        expect(await readForm(page)).toEqual(answers)
        expect(requests).toBe(1)
        await page.unroute(consultationsApi)
      }
    }

    const forbidden = await refuse(403, {})
    await alert.filter({ hasText: banner }).waitFor()
    await forbidden()

    const limited = await refuse(429, {}, { 'Retry-After': '42' })
    await alert.filter({ hasText: limitedAdvice(42) }).waitFor()
    expect(await alert.textContent()).toContain(banner)
    await limited()

    const sentence = 'Enter an e-mail address that takes mail.'
    const invalid = await refuse(422, { errors: { email: sentence, context: 'Leave this out.' } })
    await alert.filter({ hasText: sentence }).waitFor()
    expect(await alert.textContent()).toContain(banner)
    expect(await alert.getByRole('link').allTextContents()).toEqual([sentence])
    expect(await alert.textContent()).toContain('Leave this out.')
    expect(await page.locator(`#${fieldId(contactForm, 'email')}-error`).textContent()).toBe(sentence)
    await invalid()
  })
})

/** The message under the button while sending takes long. */
const news = (page: Page) => page.locator('form[method=post] > div > [aria-live]')

/** Resolves when the code that sends the form is here: it loads while the visitor fills in the fields. */
const formCodeLoaded = (page: Page) =>
  page.waitForEvent('requestfinished', (request) => request.url().includes('/form-code-'))

/** Advances the page's clock, so that the form's waits pass, until a condition holds. */
async function passTimeUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let second = 0; second < 120; second++) {
    if (await isThere()) return
    await page.clock.runFor(1_000)
  }
  throw new Error('It did not come within two minutes of the page’s time')
}
