import type { ElementContent } from 'hast'
import { bundledLanguages, createCssVariablesTheme, createHighlighter } from 'shiki'

const theme = createCssVariablesTheme({ name: 'article' })

/** A block longer than this is shown in one colour. */
const longest = 20_000

let highlighter: ReturnType<typeof createHighlighter> | null = null

/** Whether code of this language can be coloured. */
export const isLanguage = (language: string): boolean => language in bundledLanguages || language === 'text'

/**
 * Colours code with classes such as `code-keyword`, whose colours are in the styles of the page: the
 * Content-Security-Policy allows no inline styles.
 */
export async function colourCode(code: string, language: string): Promise<ElementContent[]> {
  if (!(language in bundledLanguages) || code.length > longest) return [{ type: 'text', value: code }]
  highlighter ??= createHighlighter({ themes: [theme], langs: [] })
  const colouring = await highlighter
  await colouring.loadLanguage(language as keyof typeof bundledLanguages)
  const lines = colouring.codeToTokensBase(code, {
    lang: language as keyof typeof bundledLanguages,
    theme,
    tokenizeMaxLineLength: 1000,
    // Half a second by default, which the first line of a language may take on a busy machine.
    tokenizeTimeLimit: 0,
  })
  return lines.flatMap((tokens, index): ElementContent[] => [
    ...(index === 0 ? [] : [{ type: 'text' as const, value: '\n' }]),
    ...tokens.map(({ content, color = '' }): ElementContent => {
      const name = /^var\(--shiki-token-([a-z-]+)\)$/.exec(color)?.[1]
      const text = { type: 'text' as const, value: content }
      return name === undefined
        ? text
        : { type: 'element', tagName: 'span', properties: { className: [`code-${name}`] }, children: [text] }
    }),
  ])
}
