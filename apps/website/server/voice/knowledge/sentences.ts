/** Joins items as in "a, b and c". */
export function listed(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1) ?? ''}`
}

/** Adapts a phrase to the middle of a sentence: "Waiting list" becomes "waiting list", "GDPR papers" stays. */
export function inside(phrase: string): string {
  return /^(?:\p{Lu}\p{Ll}+|A)(?![\p{L}\p{N}])/u.test(phrase)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase
}

/** Ends a text with a full stop, unless it already ends a sentence. */
export function ended(text: string): string {
  const trimmed = text.replaceAll('\u00a0', ' ').trim()
  return /[.!?”]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

/** Returns the first sentences of a text, at most `count`. */
export function firstSentences(text: string, count: number): string {
  return ended(text)
    .split(/(?<=[.!?])\s+(?=[\p{Lu}“"])/u)
    .slice(0, count)
    .join(' ')
}

/** Says a figure: "71% of chats resolved without a person". */
export const figure = ({
  prefix = '',
  value,
  label,
}: {
  prefix?: string
  value: string
  label: string
}): string => `${prefix} ${value} ${label}`.trim()
