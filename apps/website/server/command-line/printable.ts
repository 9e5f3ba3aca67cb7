/** Control characters could steer the terminal, and invisible ones could reorder what is read. Tab and line break stay. */
const unprintable = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu
/** Joins parts of one sign, as in 👩‍💻 and in Persian. */
const joiners = new Set(['\u200c', '\u200d'])

/** A visitor's text as a terminal may show it: what cannot be seen is shown as its code. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) =>
    joiners.has(character)
      ? character
      : `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`,
  )
}

/** The same, in one line. */
export function printableLine(text: string): string {
  return printable(text).replaceAll(/\s+/g, ' ').trim()
}
