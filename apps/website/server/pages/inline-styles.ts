import { disabledLink } from './disabled-link.ts'

/** The contents of the build's style sheets, by address. */
export type Stylesheets = ReadonlyMap<string, string>

const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g
const linksInARow = new RegExp(`(?:${stylesheetLink.source})+`, 'g')

/**
 * Inlines the style sheets that a document links, so that the page can be painted with its first bytes: see
 * docs/decisions/style-sheets-in-the-page.md. Each link stays, but disabled: the browser does not fetch it, and the app
 * finds the document that it expects. Links to other style sheets are not changed.
 * @throws Error if a style sheet contains what would end its element
 */
export function inlineStyles(html: string, stylesheets: Stylesheets): string {
  return html.replace(linksInARow, (links) => {
    let styles = ''
    const disabled = links.replace(stylesheetLink, (link, address: string) => {
      const text = stylesheets.get(address)
      if (text === undefined) return link
      if (/<\/style/i.test(text)) throw new Error(`${address} cannot be part of a document`)
      styles += text
      return disabledLink(link)
    })
    return styles === '' ? links : `<style>${styles}</style>${disabled}`
  })
}
