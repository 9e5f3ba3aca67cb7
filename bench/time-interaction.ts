import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/**
 * Milliseconds from the slowest event of an interaction to the next paint, from the browser's event timing (multiples of 8).
 * @param interact sends real input: a key, or a tap by its place, because a locator's own tap adds listeners that would be measured
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
