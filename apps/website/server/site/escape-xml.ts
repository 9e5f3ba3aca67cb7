/** What XML 1.0 cannot hold at all, not even escaped: every character outside of its production `Char`. */
const unprintable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Writes a text as the content of an XML element, or as the value of an attribute in double quotes. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(unprintable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
