/** Fills the placeholders of a text: `Hello {name},`. Inserted values are not expanded again. */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

/** Makes a visitor's text safe for a header or a line: removes control characters and line breaks. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
