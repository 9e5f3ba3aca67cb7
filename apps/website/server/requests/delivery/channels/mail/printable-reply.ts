/**
 * Shortens a reply of a mail server for the ledger: one line, at most 200 characters, without addresses and names.
 */
export function printableReply(text: string): string {
  const line = text
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .replaceAll(/<[^>]*>/g, '<…>')
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/\S*@\S*/g, '…')
  return line.trim().slice(0, 200)
}
