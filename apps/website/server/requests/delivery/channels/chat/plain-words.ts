/** An invisible character. It keeps chats from joining the text on both sides into a command or a link. */
const gap = '\u200b'

/** Maximum length of a visitor's text in a chat message, in characters. */
const longest = 120

/**
 * Reduces a visitor's text to one line of plain words: no mention, link, picture or command works in any chat.
 * Characters that are special to one chat only are escaped where its message is built.
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
