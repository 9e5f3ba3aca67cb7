const replacements: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/…/g, '.'],
  // Abbreviations are spelled; the voice would read "crm" as a word.
  [/\b[A-Z]{2,5}\b/g, '<spell>'],
  [/[*_`#<>|~^\\{}[\]]/g, ' '],
]

/** Words in capitals that are spoken as words. */
const spokenCapitals = new Set(['OK', 'SAAS'])

/** Rewrites text for flite: plain ASCII, abbreviations spelled, marks removed. */
export function speakableText(text: string): string {
  let speakable = text
  for (const [pattern, replacement] of replacements) {
    speakable =
      replacement === '<spell>'
        ? speakable.replace(pattern, (word) => (spokenCapitals.has(word) ? word : word.split('').join(' ')))
        : speakable.replace(pattern, replacement)
  }
  return speakable
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
