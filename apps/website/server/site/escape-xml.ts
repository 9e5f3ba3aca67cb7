/** What XML 1.0 cannot hold at all, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these characters are what has to go
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Writes a text as the content of an XML element, or as the value of an attribute in double quotes. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(unprintable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
