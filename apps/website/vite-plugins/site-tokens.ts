import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { colourDeclarations } from '../agency/theme/theme-styles.ts'
import { readTheme, withTokens } from './theme.ts'

const siteStyles = join(import.meta.dirname, '../app/root.css')

/**
 * Replaces `@site-tokens;` with the tokens of app/root.css. Each colour becomes a pair: staff choose a light or a dark
 * desk, whatever the scheme of the site is.
 */
export function siteTokens(): Plugin {
  return {
    name: 'site-tokens',
    enforce: 'pre',
    async transform(css, id) {
      if (!id.endsWith('.css') || !css.includes('@site-tokens;')) return null
      this.addWatchFile(siteStyles)
      const theme = await readTheme()
      const colours = colourDeclarations(theme, ['day', 'night'])
      return css.replace(
        '@site-tokens;',
        tokensOf(withTokens(readFileSync(siteStyles, 'utf8'), theme, colours)),
      )
    },
  }
}

/** Replaces `@site-theme;` with the `@theme` of app/root.css, for styles that have the site's utilities as well. */
export function siteTheme(): Plugin {
  return {
    name: 'site-theme',
    enforce: 'pre',
    async transform(css) {
      if (!css.includes('@site-theme;')) return null
      this.addWatchFile(siteStyles)
      const styles = withTokens(readFileSync(siteStyles, 'utf8'), await readTheme())
      return css.replace('@site-theme;', `@theme {${declarationsOf(styles)}\n}`)
    },
  }
}

function declarationsOf(styles: string): string {
  const declarations = /@theme \{(?<declarations>.*?)\n\}/s.exec(styles)?.groups?.declarations
  if (declarations === undefined) throw new Error('app/root.css has no @theme.')
  return declarations
}

/** Returns the declarations of `@theme`, for the root element. */
export function tokensOf(styles: string): string {
  const declarations = declarationsOf(styles)
  return `:root {${declarations.replaceAll(/\n\s*--[\w-]+-\*: initial;/g, '')}\n}`
}
