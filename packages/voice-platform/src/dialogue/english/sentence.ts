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
