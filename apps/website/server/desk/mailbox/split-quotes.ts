import type { MailPart } from '#contract/desk/mails.ts'

/** Lines of a quote between a person's own words that stay open: an answer to a part needs it. */
const shortQuote = 6

/** "On 3 March, Ada wrote:", in the languages of the common mail programs. It may break over two lines. */
const attribution =
  /^[ \t]*(?:on|am|le|el|il|op|den|em|w dniu|dnia)\b[^\n]{0,300}(?:\n[^\n>]{0,200})?\b(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|skrev|escreveu|napisał\(?a?\)?)\b[^\n]{0,200}:[ \t]*$/im

/** The line above the header of the answered mail in Outlook. */
const originalMessage =
  /^[ \t]*(?:-{2,}[ \t]*(?:original message|ursprüngliche nachricht|message d'origine|mensaje original|messaggio originale|oorspronkelijk bericht|ursprungligt meddelande)[ \t]*-{2,}|_{20,})[ \t]*$/im

/** The header of the answered mail as Outlook repeats it: From and at least two more lines with a colon. */
const repeatedHeader =
  /^[ \t*]*(?:from|von|de|da|van|från|fra|od)[ \t*]*:[^\n]+\n(?:[ \t*]*[\p{L} .-]{2,20}[ \t*]*:[^\n]*\n){2,}/imu

/**
 * Splits the text of a mail into a person's words and what they repeat of earlier mails. Each character of the text stays
 * in one of the parts, but for empty lines between them.
 */
export function splitQuotes(text: string): MailPart[] {
  const [own, history] = cutHistory(text)
  const parts = splitLines(own)
  if (history !== '') parts.push({ text: history, isQuote: true })
  return parts.map((part, index) => {
    // The last one is history; a short one before an answer belongs to it.
    const isOpen = part.isQuote && index < parts.length - 1 && part.text.split('\n').length <= shortQuote
    return isOpen ? { ...part, isQuote: false } : part
  })
}

/** Cuts where the answered mail begins without quote marks. */
function cutHistory(text: string): [own: string, history: string] {
  const at = Math.min(
    ...[originalMessage, repeatedHeader].map((pattern) => pattern.exec(text)?.index ?? text.length),
    unmarkedAfterAttribution(text),
  )
  return [text.slice(0, at).trim(), text.slice(at).trim()]
}

/** Some programs write the line above the answered mail, and mark no line of it. */
function unmarkedAfterAttribution(text: string): number {
  const found = attribution.exec(text)
  if (!found) return text.length
  const next = text.slice(found.index + found[0].length).trimStart()
  return next === '' || next.startsWith('>') ? text.length : found.index
}

function splitLines(text: string): MailPart[] {
  const parts: { lines: string[]; isQuote: boolean }[] = []
  for (const line of text.split('\n')) {
    const last = parts.at(-1)
    const isQuote = line.startsWith('>')
    if (last && (last.isQuote === isQuote || (line.trim() === '' && last.isQuote))) last.lines.push(line)
    else parts.push({ lines: [line], isQuote })
  }
  parts.forEach((part, index) => {
    const next = parts[index + 1]
    if (!part.isQuote && next?.isQuote) moveAttribution(part.lines, next.lines)
  })
  return parts
    .map(({ lines, isQuote }) => ({ text: lines.join('\n').trim(), isQuote }))
    .filter(({ text: words }) => words !== '')
}

/** The line that says who wrote the quote belongs to it. */
function moveAttribution(own: string[], quote: string[]): void {
  for (const count of [1, 2, 3]) {
    const last = own.slice(-count).join('\n')
    if (!attribution.test(last.trim())) continue
    quote.unshift(...own.splice(-count))
    return
  }
}
