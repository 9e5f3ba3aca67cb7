import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { contentFolder } from '../agency/content-folder.ts'
import type { Brand } from '../agency/schema/brand.ts'
import { withAccent } from './accent-colour.ts'

const siteStyles = join(import.meta.dirname, '../app/root.css')

/**
 * Replaces `@site-tokens;` with the tokens of app/root.css. Each colour becomes a pair: `--light-<name>` of
 * look/tokens.css in the light scheme, and the site's own colour in the dark scheme.
 */
export function siteTokens(): Plugin {
  return {
    name: 'site-tokens',
    enforce: 'pre',
    async transform(css, id) {
      if (!id.endsWith('.css') || !css.includes('@site-tokens;')) return null
      this.addWatchFile(siteStyles)
      const { brand } = (await import(pathToFileURL(join(contentFolder, 'brand.ts')).href)) as {
        brand: Brand
      }
      return css.replace(
        '@site-tokens;',
        tokensOf(withAccent(readFileSync(siteStyles, 'utf8'), brand.accent)),
      )
    },
  }
}

/** Returns the declarations of `@theme`, for the root element. */
export function tokensOf(styles: string): string {
  const theme = /@theme \{(?<declarations>.*?)\n\}/s.exec(styles)?.groups?.declarations
  if (theme === undefined) throw new Error('app/root.css has no @theme.')
  const declarations = theme
    .replaceAll(/\n\s*--[\w-]+-\*: initial;/g, '')
    .replaceAll(
      /--color-(?<name>[\w-]+): (?<value>[^;]+);/g,
      '--color-$<name>: light-dark(var(--light-$<name>, $<value>), $<value>);',
    )
  return `:root {${declarations}\n}`
}
