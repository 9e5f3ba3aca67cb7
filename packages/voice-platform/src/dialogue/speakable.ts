/** Writes a text as it is to be heard: "80%" becomes "80 percent", "24/7" becomes "twenty-four seven". */
export function speakable(text: string): string {
  return text
    .replace(/(\d)\s?%/g, '$1 percent')
    .replace(/\b24\/7\b/g, 'twenty-four seven')
    .replace(/\b(\d[\d,.]*)\+/g, 'more than $1')
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
