import type { Browser, Page } from 'playwright-core'
import { openShot } from './open-shot.ts'
import type { Shot } from './shot.ts'

/**
 * Opens a shot, brings it into its state, and has its picture taken. Each has three tries: a busy machine takes no call now
 * and then, and the talk of one runs in real time.
 * @throws what the third try threw
 */
export async function takeShot(
  browser: Browser,
  siteUrl: string,
  shot: Shot,
  width: number,
  take: (page: Page) => Promise<unknown>,
) {
  for (let tries = 1; ; tries += 1) {
    const page = await openShot(browser, siteUrl, shot, width)
    try {
      await shot.prepare?.(page)
      await take(page)
      return
    } catch (error) {
      if (tries === 3) throw error
    } finally {
      await page.context().close()
    }
  }
}
