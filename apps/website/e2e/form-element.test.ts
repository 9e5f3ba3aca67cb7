import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { required } from '#agency/required.ts'
import { siteLanguage } from '#contract/language.ts'
import { rowOf } from './desk-visit.ts'
import { consultationsApi, forms, rowsOf, serviceForms, someone } from './forms.ts'
import { signInOnce } from './sign-in-to-desk.ts'
import { type Site, startSite } from './start-site.ts'
import { overflow, smallTargets, violations } from './violations.ts'
import { it } from './visit.ts'

const form = required(serviceForms[0], 'form on the page of a service')

/** Serves a page of somebody else, with the two lines and a policy that allows what the docs name. */
async function startOtherSite(): Promise<{ server: Server; origin: string; show: (site: Site) => void }> {
  let siteUrl = ''
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; img-src data:; script-src ${siteUrl}; connect-src ${siteUrl}`,
    )
    response.end(`<!doctype html><html lang="en"><title>A shop</title><link rel="icon" href="data:,">
      <meta name="viewport" content="width=device-width"><main><h1>A shop</h1><h2>Ask the agency</h2>
      <script type="module" src="${siteUrl}/frontdesk-form.js"></script>
      <frontdesk-form page-source="${form.pageSource}"><a href="${siteUrl}${form.path}">Write to us</a></frontdesk-form>
      </main></html>`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { server, origin, show: (site) => (siteUrl = site.url) }
}

describe('the form on a page of another site', () => {
  let shop: Awaited<ReturnType<typeof startOtherSite>>
  let stranger: Awaited<ReturnType<typeof startOtherSite>>
  let site: Site
  const closers: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    ;[shop, stranger] = await Promise.all([startOtherSite(), startOtherSite()])
    site = await startSite({ ALLOWED_ORIGINS: shop.origin, PROOF_OF_WORK: 'on' })
    for (const each of [shop, stranger]) each.show(site)
  })
  afterEach(async () => {
    for (const close of closers.splice(0)) await close()
  })
  afterAll(async () => {
    for (const each of [shop, stranger]) each.server.close()
    await site.remove()
  })

  async function open(browser: Browser, origin: string, options: object = {}) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 800 },
      reducedMotion: 'reduce',
      ...options,
    })
    closers.push(() => context.close())
    const messages: string[] = []
    const follow = (page: Page) => {
      page.on('console', (message) => void messages.push(message.text()))
      page.on('pageerror', (error) => void messages.push(error.message))
      return page
    }
    const tab = async () => {
      const page = follow(await context.newPage())
      await page.goto(origin)
      return page
    }
    return { page: await tab(), tab, context, messages }
  }
  const fieldOn = (page: Page, name: string) => page.locator(`frontdesk-form [name=${name}]`)
  const button = (page: Page) => page.locator('frontdesk-form button[type=submit]')
  async function fillIn(page: Page, answers: Record<string, string>) {
    for (const [name, answer] of Object.entries(answers)) await fieldOn(page, name).fill(answer)
  }
  const clean = async (page: Page) => {
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
  }

  it('is sent by keyboard, and seen at the desk with the site that it came from', async ({ browser }) => {
    const { page, context, messages } = await open(browser, `${shop.origin}/winter`)
    await button(page).waitFor()
    await clean(page)
    await button(page).focus()
    await page.keyboard.press('Enter')
    const summary = page.locator('frontdesk-form .banner-alarm')
    await summary.waitFor()
    await clean(page)
    await summary.locator('a').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => fieldOn(page, 'name').evaluate((field) => field.matches(':focus'))).toBe(true)

    const answers = someone()
    await fillIn(page, answers)
    await page.reload()
    await expect.poll(() => fieldOn(page, 'message').inputValue()).toBe(answers.message)
    await fieldOn(page, 'message').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: form.successText }).waitFor()
    await clean(page)
    expect(rowsOf(site, answers.email)).toMatchObject([
      {
        ...answers,
        page_source: form.pageSource,
        service: form.defaultService,
        state: 'accepted',
        context: {
          site: shop.origin,
          touch: { first: { page: '/winter', referrer: new URL(shop.origin).host } },
        },
      },
    ])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    expect(messages).toEqual([])

    const storageState = await signInOnce(browser, site, {
      email: 'mira@example.com',
      name: 'Mira Okafor',
      role: 'admin',
    })
    const desk = await browser.newContext({ storageState })
    closers.push(() => desk.close())
    const inbox = await desk.newPage()
    await inbox.goto(`${site.url}/inbox`)
    await rowOf(inbox, answers.name).locator('a').click()
    await inbox.getByText(shop.origin, { exact: true }).waitFor()
  })

  it('keeps what could not be sent, and sends it once', async ({ browser }) => {
    const { page } = await open(browser, shop.origin)
    const answers = someone()
    await fillIn(page, answers)
    await page.route(consultationsApi, async (route) => {
      // It arrives, and its answer is lost.
      if (route.request().method() === 'POST') await route.fetch()
      const headers = { 'access-control-allow-origin': shop.origin }
      await route.fulfill({ status: 422, headers, json: {} })
    })
    await button(page).click()
    await page.locator('frontdesk-form .banner-alarm').waitFor()
    expect(await fieldOn(page, 'message').inputValue()).toBe(answers.message)
    await page.unroute(consultationsApi)
    await page.reload()
    await expect.poll(() => fieldOn(page, 'email').inputValue()).toBe(answers.email)
    await button(page).click()
    await page.locator('frontdesk-form .banner-done').waitFor()
    expect(rowsOf(site, answers.email)).toHaveLength(1)
  })

  it('is another one in each tab', async ({ browser }) => {
    const { page, tab } = await open(browser, shop.origin)
    const other = await tab()
    const [one, two] = [someone(), someone()]
    await fillIn(page, one)
    await fillIn(other, two)
    await page.reload()
    await expect.poll(() => fieldOn(page, 'message').inputValue()).toBe(one.message)
    for (const each of [other, page]) {
      await button(each).click()
      await each.locator('frontdesk-form .banner-done').waitFor()
    }
    for (const { email, name } of [one, two]) expect(rowsOf(site, email)).toMatchObject([{ name }])
  })

  it('is not shown on a site that is not allowed: a link is, and a sentence says why', async ({
    browser,
  }) => {
    const { page, messages } = await open(browser, stranger.origin)
    await expect
      .poll(() => messages.join())
      .toContain(`does not allow its form on ${stranger.origin}. Its operator can add this origin`)
    expect(await page.getByRole('link', { name: 'Write to us' }).isVisible()).toBe(true)
    expect(await page.locator('frontdesk-form input').count()).toBe(0)
    await expect
      .poll(() => site.log())
      .toContain('refused the form to a page of a site that is not in ALLOWED_ORIGINS')
  })

  it('is a link without scripts', async ({ browser }) => {
    const { page } = await open(browser, shop.origin, { javaScriptEnabled: false })
    expect(await page.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(
      site.url + form.path,
    )
    expect(await page.getByRole('link', { name: 'Write to us' }).isVisible()).toBe(true)
  })

  it('keeps what was typed when its element is moved, or taken away and put back', async ({ browser }) => {
    const { page } = await open(browser, shop.origin)
    await fieldOn(page, 'name').fill('Ada Lovelace')
    await page.evaluate(() => document.body.append(document.querySelector('frontdesk-form') ?? ''))
    expect(await fieldOn(page, 'name').inputValue()).toBe('Ada Lovelace')
    await page.evaluate(async () => {
      const element = document.querySelector('frontdesk-form') ?? ''
      document.body.replaceChildren()
      await new Promise((resolve) => setTimeout(resolve))
      document.body.append(element)
    })
    await expect.poll(() => fieldOn(page, 'name').inputValue()).toBe('Ada Lovelace')
  })

  it('is marked with its language, whatever that of the page is', async ({ browser }) => {
    const { page } = await open(browser, shop.origin)
    await button(page).waitFor()
    const marks = await page
      .locator('frontdesk-form .panel')
      .evaluate((panel) => [panel.getAttribute('lang'), panel.getAttribute('dir')])
    expect(marks).toEqual([siteLanguage.tag, siteLanguage.dir ?? 'ltr'])
  })

  it('has the fields of the form that the page names', async ({ browser }) => {
    const { page } = await open(browser, shop.origin)
    await button(page).waitFor()
    for (const each of forms) {
      await page.evaluate((pageSource) => {
        const element = document.createElement('frontdesk-form')
        element.setAttribute('page-source', pageSource)
        document.querySelector('frontdesk-form')?.replaceWith(element)
      }, each.pageSource)
      expect(await button(page).textContent()).toBe(each.submitLabel)
      expect(await fieldOn(page, 'service').count()).toBe(each.hasServiceSelector ? 1 : 0)
    }
  })
})
