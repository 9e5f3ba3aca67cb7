/** Puts values into the places of a text: `Hello {name},`. What a value contains is not looked at again. */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

/** A visitor's text as it may stand in a header or a line: without control characters and line breaks. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
