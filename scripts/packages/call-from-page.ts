import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'

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
