/**
 * Control characters could control the terminal, and invisible ones could reorder the text. Tab and line break stay.
 */
const unprintable = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu
/** Join parts of one character, as in 👩‍💻 and in Persian. */
const joiners = new Set(['\u200c', '\u200d'])

/** Makes a visitor's text safe for a terminal: invisible characters are shown as their codes. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) =>
    joiners.has(character)
      ? character
      : `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`,
  )
}

/** Same as `printable`, in one line. */
export function printableLine(text: string): string {
  return printable(text).replaceAll(/\s+/g, ' ').trim()
}
