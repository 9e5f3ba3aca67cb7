import { disabledLink } from './disabled-link.ts'
import { inlineCall } from './inline-call.ts'
import type { Stylesheets } from './inline-styles.ts'
import { showTypeface } from './show-typeface.ts'

/** The style sheet that names the fonts is the one that may wait. */
const typefaceLink = /<link rel="stylesheet" href="([^"]+)" fetchPriority="low"\/>/
const shower = inlineCall(showTypeface)

/**
 * Rewrites a document so that its fonts are not fetched before its text is painted: see docs/decisions/the-typeface-comes-second.md.
 * Paper and a browser without scripts have them at once. A document that does not look as expected stays as it is.
 */
export function deferTypeface(html: string, stylesheets: Stylesheets): string {
  return html.replace(typefaceLink, (link, address: string) => {
    const text = stylesheets.get(address)
    if (text === undefined) return link
    return (
      `<style media="print">${text}</style><script>${shower}</script>` +
      `<noscript><style>${text}</style></noscript>${disabledLink(link)}`
    )
  })
}
