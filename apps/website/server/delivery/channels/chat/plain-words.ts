/** Invisible: it keeps a chat from reading what stands on both sides as one. */
const gap = '\u200b'

/** The most of a visitor's text that a chat message repeats, in characters. */
const longest = 120

/**
 * A visitor's words in one line, as nothing but words: no mention, no link, no picture, no command, in any of the chats. What is
 * special to one chat alone is escaped where its message is made.
 */
export function plainWords(text: string): string {
  const line = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  const characters = Array.from(line)
  const short = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : line
  return short
    .replaceAll(/[@＠]/g, `$&${gap}`)
    .replaceAll(':/', `:${gap}/`)
    .replaceAll('](', `]${gap}(`)
    .replaceAll(/\bwww\./gi, `www${gap}.`)
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}])/gu, `${gap}.${gap}`)
    .replaceAll(/^([/#])/g, `${gap}$1`)
    .replaceAll(/:(?=[\w+-]+:)/g, `:${gap}`)
}
