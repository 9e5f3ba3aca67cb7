import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sitePages } from '#contract/site-pages.ts'
import { pages } from '#content/pages.ts'
import {
  contactForm,
  createGate,
  fieldOn,
  fillIn,
  requiredFields,
  rowsOf,
  serviceForms,
  someone,
  submitButton,
  thanks,
  thanksPath,
} from './forms.ts'
import { callingIt, it, waitForScripts } from './visit.ts'

/** A phone with a quarter of this machine's speed on slow 4G, as in Lighthouse: 150 ms, 1.6 and 0.75 Mbit/s. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** A visitor with a slow phone, who interacts as soon as the first bytes have arrived. */
const early = { prepare: slowDown, waitUntil: 'commit', viewport: { width: 390, height: 844 } } as const

/** A form near the top of its page. */
const form = serviceForms[0] ?? contactForm

const isScript = (request: Request) => request.resourceType() === 'script'
const isCall = (request: Request) => request.method() === 'POST' && request.url().endsWith('/voice/call/web')

/** What a new connection can carry before the first acknowledgement: ten packets of 1,460 bytes (RFC 6928). */
const firstFlight = 14_600

describe('before the visitor interacts', () => {
  // The browser without windows moves its pointer when a page has loaded.
  callingIt.for(sitePages)(
    '$path is complete, without any script or separate style sheet, in less than 80 KiB and with images of at most 20',
    async ({ id, path }, { visit }) => {
      const requests: Request[] = []
      const page = await visit(path, {
        prepare: async (opened) => opened.on('request', (request) => void requests.push(request)),
      })
      const requestsOf = (type: string) => requests.filter((request) => request.resourceType() === type)
      const [document, bytes] = await page.evaluate(() => {
        const sizes = [
          ...performance.getEntriesByType('navigation'),
          ...performance.getEntriesByType('resource'),
        ].map((entry) => ('transferSize' in entry ? Number(entry.transferSize) : 0))
        return [sizes[0] ?? 0, sizes.reduce((sum, size) => sum + size, 0)] as const
      })
      expect(requestsOf('script')).toEqual([])
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThan(80 * 1024)
      for (const image of requestsOf('image')) {
        expect((await image.sizes()).responseBodySize, image.url()).toBeLessThanOrEqual(20 * 1024)
      }
      // The document is there without another round trip, with its styles, unless it shows every service at work.
      if (id !== 'home' && id !== 'services') {
        const headers = (await page.request.get(page.url())).headersArray()
        const sizeOfHeaders = headers.reduce(
          (sum, { name, value }) => sum + `${name}: ${value}\r\n`.length,
          0,
        )
        // The browser counts 300 bytes for the headers of any answer.
        expect(document - 300 + sizeOfHeaders).toBeLessThanOrEqual(firstFlight)
      }
      await waitForScripts(page)
      expect(requestsOf('stylesheet')).toEqual([])
      expect(requestsOf('script').length).toBeGreaterThan(3)
    },
  )

  it('the scripts start by themselves when nothing happens for a while', async ({ visit }) => {
    const page = await visit(pages.services.path)
    await page.locator('header button[aria-expanded]').waitFor({ state: 'attached' })
  })

  it('the thank-you view does not wait: it is announced at once', async ({ visit }) => {
    const scripts: Request[] = []
    await visit(thanksPath(contactForm), {
      prepare: async (opened) =>
        opened.on('request', (request) => void (isScript(request) && scripts.push(request))),
    })
    expect(scripts.length).toBeGreaterThan(3)
  })
})

describe('as soon as it is visible, on a slow phone,', () => {
  it('the menu opens, and stays open when the scripts load', async ({ visit }) => {
    const page = await visit(pages.services.path, early)
    const menu = page.locator('#mobile-menu')
    await page.locator('header button[popovertarget]').click()
    expect(await menu.evaluate((element) => element.matches(':popover-open'))).toBe(true)
    await page.locator('header button[aria-expanded=true]').waitFor()
    expect(await menu.evaluate((element) => element.matches(':popover-open'))).toBe(true)
  })

  it('a link opens its page', async ({ visit }) => {
    const page = await visit('/', early)
    await page.locator(`main a[href="${pages.services.path}"]`).first().click()
    await page.waitForURL(`**${pages.services.path}`)
    await waitForScripts(page)
  })

  it('a form is sent, once', async ({ visit, site }) => {
    const page = await visit(form.path, early)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toHaveLength(1)
  })
})

describe('a first gesture that sends an empty form,', () => {
  it.for<[string, (page: Page) => Promise<void>]>([
    ['a press on its button', (page) => submitButton(page).click({ noWaitAfter: true })],
    ['Enter in a field', (page) => fieldOn(page, 'email').press('Enter', { noWaitAfter: true })],
    ['the space bar on its button', (page) => submitButton(page).press('Space', { noWaitAfter: true })],
  ])('%s, waits for the page and is answered by our messages', async ([, send], { visit }) => {
    const gate = createGate()
    const page = await visit(form.path, {
      prepare: (opened) => opened.route('**/*.js', gate.hold),
      waitUntil: 'commit',
    })
    await send(page)
    expect(await submitButton(page).getAttribute('aria-busy')).toBe('true')
    gate.open()
    await expectSummary(page)
    expect(await submitButton(page).getAttribute('aria-busy')).toBeNull()
  })
})

/** Expects the messages of the page, not those of the browser. */
async function expectSummary(page: Page): Promise<void> {
  const summary = page.getByRole('alert')
  await summary.waitFor()
  expect(await summary.getByRole('link').count()).toBe(requiredFields.length)
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
}

describe('the call button, as soon as it is visible on a slow phone,', () => {
  callingIt(
    'starts one call, however often it is pressed before the scripts load',
    async ({ browser, site }) => {
      const context = await browser.newContext({ viewport: early.viewport, permissions: ['microphone'] })
      const page = await context.newPage()
      await slowDown(page)
      const calls: Request[] = []
      page.on('request', (request) => void (isCall(request) && calls.push(request)))
      const answered = page.waitForResponse('**/voice/call/web')
      await page.goto(`${site.url}/`, { waitUntil: 'commit' })
      const button = page.locator('.call-button')
      await button.dblclick()
      expect(await button.getAttribute('aria-busy')).toBe('true')
      await answered
      await context.close()
      expect(calls).toHaveLength(1)
    },
  )
})
