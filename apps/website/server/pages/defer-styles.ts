import { disabledLink } from './disabled-link.ts'
import { inlineCall } from './inline-call.ts'
import type { Stylesheets } from './inline-styles.ts'
import { showDeferredStyles } from './show-deferred-styles.ts'

/** The style sheet that may wait says so by its priority. */
const deferredLink = /<link rel="stylesheet" href="([^"]+)" fetchPriority="low"\/>/
const shower = inlineCall(showDeferredStyles)

/**
 * Rewrites a document so that its text is painted before its fonts are fetched and before what is below the first screen is laid out: see
 * docs/decisions/what-waits-for-the-first-paint.md. Paper and a browser without scripts have all at once. A document that does not
 * look as expected stays as it is.
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
