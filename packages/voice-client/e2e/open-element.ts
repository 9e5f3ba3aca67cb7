import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openBrowser } from './open-page.ts'
import { startCallServer, type CallServerScript } from './scripted-call-server.ts'

interface ElementVisit {
  script?: CallServerScript
  /** The element's attributes, beside its address. */
  attributes?: string
  /** The page, given the element's markup. */
  html?: (element: string) => string
  /** The page loads the script itself. */
  loadsScript?: boolean
  /** The page's content security policy, given the host of calls and scripts. */
  policy?: (host: string) => string
  context?: BrowserContextOptions
  prepare?: (page: Page) => Promise<unknown>
}

/**
 * One browser and one bundle for a test file. Returns a function that opens a page with `<frontdesk-call>`, whose script and
 * calls come from another origin, until the test is over.
 */
export function setUpElement() {
  let folder = ''
  let browser: Browser | undefined
  const closers: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-element-'))
    const command = join(import.meta.dirname, '../../../scripts/packages/bundle.ts')
    execFileSync(process.execPath, [command, folder])
    browser = await openBrowser()
  })
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close()
  })
  afterAll(async () => {
    await browser?.close()
    await rm(folder, { recursive: true })
  })

  return async (wanted: ElementVisit = {}) => {
    const { script, attributes = '', html, loadsScript = false, policy, context, prepare } = wanted
    if (!browser) throw new Error('The browser has not been opened.')
    const calls = await startCallServer(folder, { allowsOrigins: true, ...script })
    closers.push(() => calls.close())
    const element = `<frontdesk-call api-base-url="${calls.url}voice" ${attributes}></frontdesk-call>`
    const body = html?.(element) ?? `<main><h1>A page</h1>${element}</main>`
    const site = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      if (policy) response.setHeader('content-security-policy', policy(new URL(calls.url).host))
      response.end(`<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">
        ${loadsScript ? '' : `<script type="module" src="${calls.url}frontdesk-call.js"></script>`}${body}</html>`)
    }).listen(0, '127.0.0.1')
    await once(site, 'listening')
    closers.push(async () => site.close())
    const opened = await browser.newContext({ reducedMotion: 'reduce', ...context })
    closers.push(() => opened.close())
    const page = await opened.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text())
    })
    await prepare?.(page)
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    const button = page.locator('frontdesk-call [part=button]')
    await button.waitFor()
    const panel = page.locator('frontdesk-call [part=panel]')
    const mood = () => panel.getAttribute('data-mood')
    const captions = () => panel.locator('[part=caption]').allTextContents()
    const call = async () => {
      await button.click()
      await expect.poll(mood).toBe('listening')
    }
    return { page, calls, button, panel, mood, captions, call, complaints }
  }
}
