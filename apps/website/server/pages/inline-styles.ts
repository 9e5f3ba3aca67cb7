import { disabledLink } from './disabled-link.ts'

/** The style sheets of the build: what each says, by its address. */
export type Stylesheets = ReadonlyMap<string, string>

const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g
const linksInARow = new RegExp(`(?:${stylesheetLink.source})+`, 'g')

/**
 * Writes the style sheets that a document links into it, so that the page can be painted with its first bytes: see
 * docs/decisions/style-sheets-in-the-page.md. Each link stays, disabled: nothing fetches it, and the app finds the document that
 * it expects. A link to another style sheet stays as it is.
 * @throws Error when a style sheet holds what would end it inside of a document
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
