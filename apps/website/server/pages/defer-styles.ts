import { disabledLink } from './disabled-link.ts'
import { inlineCall } from './inline-call.ts'
import type { Stylesheets } from './inline-styles.ts'
import { showDeferredStyles } from './show-deferred-styles.ts'

/** The priority marks the style sheet that may be deferred. */
const deferredLink = /<link rel="stylesheet" href="([^"]+)" fetchPriority="low"\/>/
const shower = inlineCall(showDeferredStyles)

/**
 * Rewrites a document so that its text is painted before its fonts are fetched and before anything below the first
 * screen is laid out: see docs/decisions/what-waits-for-the-first-paint.md. Print and browsers without scripts apply
 * everything at once. A document with an unexpected form is returned unchanged.
 */
export function deferStyles(html: string, stylesheets: Stylesheets): string {
  return html.replace(deferredLink, (link, address: string) => {
    const text = stylesheets.get(address)
    if (text === undefined) return link
    return (
      `<style media="print">${text}</style><script>${shower}</script>` +
      `<noscript><style>${text}</style></noscript>${disabledLink(link)}`
    )
  })
}
