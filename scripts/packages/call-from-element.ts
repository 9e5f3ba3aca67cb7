import type { Browser } from 'playwright-core'
import { expect } from 'vitest'

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
