/** A style sheet of the build: where it is, and what it says. */
export type Stylesheet = { address: string; text: string }

/**
 * Writes the style sheet into a document that links it, so that the page can be painted with its first bytes. The link stays,
 * disabled: nothing fetches it, and the app finds the document it expects. A document without that link stays as it is.
 * @throws Error when the style sheet holds what would end it inside of a document
 */
export function inlineStyles(html: string, { address, text }: Stylesheet): string {
  if (/<\/style/i.test(text)) throw new Error(`${address} cannot be part of a document`)
  return html.replace(
    `<link rel="stylesheet" href="${address}"/>`,
    () => `<style>${text}</style><link rel="stylesheet" href="${address}" disabled=""/>`,
  )
}
