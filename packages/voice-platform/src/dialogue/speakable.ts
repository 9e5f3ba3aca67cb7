/** Writes a text as it is to be heard: "80%" becomes "80 percent", "24/7" becomes "twenty-four seven". */
export function speakable(text: string): string {
  return text
    .replace(/(\d)\s?%/g, '$1 percent')
    .replace(/\b24\/7\b/g, 'twenty-four seven')
    .replace(/\b(\d[\d,.]*)\+/g, 'more than $1')
    .replace(/(\d) s\b/g, '$1 seconds')
    .replace(/(\d) h\b/g, '$1 hours')
    .replace(/(\d) min\b/g, '$1 minutes')
    .replace(/(\d)\s?×/g, '$1 times')
    .replace(/([\d.]+)\/(\d+)\b/g, '$1 out of $2')
    .replace(/€\s?(\d[\d,.]*\d|\d)/g, '$1 euros')
    .replace(/\$\s?(\d[\d,.]*\d|\d)/g, '$1 dollars')
    .replace(/£\s?(\d[\d,.]*\d|\d)/g, '$1 pounds')
    .replace(/[“”„]/g, '')
    .replace(/’/g, "'")
    .replace(/\s*[–—]\s*/g, ', ')
    .replace(/\s+&\s+/g, ' and ')
    .trim()
}

/** The text as one sentence: a capital first, an end of its own or a full stop last. */
export function sentence(text: string): string {
  const trimmed = text.trim()
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}

/** "a, b and c". */
export function listed(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1) ?? ''}`
}

/** Length in characters up to which a text is told whole by {@link brief}: some ten seconds of speech. */
const briefLength = 170

/** The first sentences of a text, as many as can be followed by ear; always one. */
export function brief(text: string): string {
  const sentences = sentence(text).match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]+(?:\s|$)/g) ?? [text]
  let told = ''
  for (const next of sentences) {
    if (told !== '' && told.length + next.length > briefLength) break
    told += next
  }
  return told.trim()
}
