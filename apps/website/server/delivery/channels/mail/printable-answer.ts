/** An answer of a mail server as the ledger keeps it: one line, 200 characters at most, and without addresses and names. */
export function printableAnswer(text: string): string {
  const line = text
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .replaceAll(/<[^>]*>/g, '<…>')
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/\S*@\S*/g, '…')
  return line.trim().slice(0, 200)
}
