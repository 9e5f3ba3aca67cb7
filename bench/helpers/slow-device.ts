import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'

/** How many times slower than this machine a slow device is. */
const slowdown = 4

/** A slow phone's window. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** How reactions are measured. */
export const describeReactions = `Chromium, headless, drawing without a GPU; the processor slowed down ${slowdown} times, real input through the debugging protocol, durations from the browser's event timing (multiples of 8 ms).`

/** Makes a page's device slow from now on. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Milliseconds from a tap on the first element of a selector to the next paint. */
export async function timeTap(
  page: Page,
  selector: string,
  isAnswered: () => Promise<void>,
): Promise<number> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`There is no ${selector}`)
  // By its position, because a locator's own tap adds listeners that would be measured.
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return timeInteraction(page, tap, isAnswered)
}

/**
 * Milliseconds from the slowest event of an interaction to the next paint, from the browser's event timing (multiples of 8).
 * @param interact sends real input
 * @param isAnswered resolves when the page shows the reaction
 */
export async function timeInteraction(
  page: Page,
  interact: () => Promise<void>,
  isAnswered: () => Promise<void>,
): Promise<number> {
  const noted = await page.evaluateHandle(() => {
    const durations: number[] = []
    const options = { type: 'event', durationThreshold: 16 }
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration)
      }
    })
    observer.observe(options)
    return { durations, observer }
  })
  await interact()
  await isAnswered()
  await sleep(1_000)
  const durations = await noted.evaluate(({ durations: all, observer }) => {
    observer.disconnect()
    return all
  })
  await noted.dispose()
  // The browser does not report anything under 16 ms.
  return Math.max(16, ...durations)
}
