import type { Page } from 'playwright-core'

/** A screen reader announcement, and the state of the call at that time. */
export type Told = { text: string; call: string | undefined }

/**
 * Records the page's announcements as `told`: text added to a live region, unless it is hidden or the region is off.
 * Pass it as `prepare` of a visit.
 */
export async function noteAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: Told[] = []
    Object.assign(globalThis, { told })
    const live = '[aria-live], [role=log], [role=status], [role=alert], output'
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest(live)
      const text = node.textContent?.trim()
      if (!text || !region || region.getAttribute('aria-live') === 'off') return
      if (element?.closest('[aria-hidden=true]')) return
      told.push({ text, call: document.querySelector<HTMLElement>('.call-panel')?.dataset['call'] })
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') note(target)
        for (const node of addedNodes) note(node)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}

/** All announcements so far. */
export const toldOn = (page: Page): Promise<Told[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'told') as Told[])
