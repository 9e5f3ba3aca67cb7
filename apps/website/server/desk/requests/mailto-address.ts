/** Creates a `mailto:` address with a reply (RFC 6068: lines end with CRLF). */
export function mailtoAddress(email: string, { subject, text }: { subject: string; text: string }): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  const body = text.replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
