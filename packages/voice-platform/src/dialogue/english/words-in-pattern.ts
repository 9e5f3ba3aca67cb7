/** The words that a pattern is made of, in lower case; those with a letter that may be missing without it, too. */
export function wordsInPattern({ source }: RegExp): string[] {
  const words = source.replace(/\\./g, ' ').match(/[a-z]+\??/g) ?? []
  return words.flatMap((word) => (word.endsWith('?') ? [word.slice(0, -1), word.slice(0, -2)] : [word]))
}
