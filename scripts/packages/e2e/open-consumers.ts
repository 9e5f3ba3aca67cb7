import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openBrowser } from '#website/e2e/open-browser.ts'
import { installConsumer, packPackages, serveConsumer } from '../installed-consumer.ts'

/** A microphone that beeps once a second, and that every page may use. */
const beepingMicrophone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** What the consumer's server is made of, and what it needs in every toolchain. */
const always = { '@hono/node-server': '2.1.8' }

/**
 * Packs the packages and opens a browser, once for a test file. Gives what installs them beside a toolchain, lets `prepare`
 * build the page (or start the toolchain's own server, whose address it returns), and makes a call from the
 * page: by default from the button of `consumer/page.tsx`.
 */
export function openConsumers() {
  let packed: Awaited<ReturnType<typeof packPackages>> | undefined
  let browser: Browser | undefined

  beforeAll(async () => {
    packed = await packPackages()
    browser = await openBrowser(beepingMicrophone)
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await packed?.remove()
  })

  return async (
    dependencies: Record<string, string>,
    prepare: (folder: string) => Promise<{ url: string; close: () => Promise<void> } | void>,
    call = callFromPage,
  ): Promise<void> => {
    if (!packed || !browser) throw new Error('The packages have not been packed.')
    // The client's tarball carries the protocol and the REST client: one is enough for a page.
    const consumer = await installConsumer({
      ...always,
      ...dependencies,
      '@frontdesk/voice-client': packed.tarballs['voice-client'],
      '@frontdesk/voice-platform': packed.tarballs['voice-platform'],
      '@frontdesk/voice-protocol': packed.tarballs['voice-protocol'],
    })
    try {
      const behind = await prepare(consumer.folder)
      const site = await serveConsumer(consumer.folder, behind?.url)
      try {
        await call(browser, `http://localhost:${site.port}/`)
      } finally {
        await site.close()
        await behind?.close()
      }
    } finally {
      await consumer.remove()
    }
  }
}

/**
 * Opens the consumer's page, presses the button, and expects a call whose greeting is heard and read: `speech-start` follows
 * the level of what the audio worklet plays. Then ends the call.
 */
export async function callFromPage(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  try {
    await page.goto(url)
    await expect
      .poll(() => pressUnlessCalling(page), { timeout: 90_000, interval: 500 })
      .toContain('speech-start')
    await expect.poll(() => page.textContent('#captions')).toMatch(/AI/)
    await page.click('#stop')
    await expect.poll(() => emitted(page)).toEqual(['call-start', 'speech-start', 'call-end'])
    expect(complaints).toEqual([])
  } finally {
    await page.close()
  }
}

/** A development server loads a page again when it has found what the page imports: then the button is pressed again. */
async function pressUnlessCalling(page: Page): Promise<string[]> {
  try {
    if ((await page.textContent('#status', { timeout: 1000 })) === 'inactive') await page.click('#start')
    return await emitted(page)
  } catch {
    return []
  }
}

const emitted = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { emitted?: string[] }).emitted ?? [])

/**
 * Opens the consumer's page, presses the button of its `<frontdesk-call>`, and expects a call whose greeting is heard and
 * read. Then ends the call.
 */
export async function callFromElement(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  try {
    await page.goto(url)
    const button = page.locator('frontdesk-call [part=button]')
    const panel = page.locator('frontdesk-call [part=panel]')
    await expect.poll(() => button.textContent()).toBe('Call us')
    await button.click()
    await expect.poll(() => panel.getAttribute('data-mood')).toBe('speaking')
    await expect.poll(() => panel.locator('[part=captions]').textContent()).toMatch(/AI/)
    await panel.locator('[part=end]').click()
    await expect.poll(() => panel.getAttribute('data-mood')).toBe('ended')
    expect(complaints).toEqual([])
  } finally {
    await page.close()
  }
}
