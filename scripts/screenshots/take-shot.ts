import type { Browser, Page } from 'playwright-core'
import { openShot } from './open-shot.ts'
import type { Shot } from './shot.ts'

/**
 * Opens a shot, brings it into its state, and takes the picture. Tries three times: a busy machine refuses a call now
 * and then, and conversations run in real time.
 * @throws the error of the third try
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
