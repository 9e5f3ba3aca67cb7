import type { Page } from 'playwright-core'

/** A screen reader announcement, and the state of the call at that time. */
export type Announcement = { text: string; call: string | undefined }

/**
 * Records the page's announcements as `announced`: text added to a live region, unless it is hidden or the region is off.
 * Pass it as `prepare` of a visit.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: Announcement[] = []
    Object.assign(globalThis, { announced })
    const live = '[aria-live], [role=log], [role=status], [role=alert], output'
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest(live)
      const text = node.textContent?.trim()
      if (!text || !region || region.getAttribute('aria-live') === 'off') return
      if (element?.closest('[aria-hidden=true]')) return
      announced.push({ text, call: document.querySelector<HTMLElement>('.call-panel')?.dataset['call'] })
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
export const announcementsOn = (page: Page): Promise<Announcement[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'announced') as Announcement[])
