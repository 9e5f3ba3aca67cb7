import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AcceptedPlugin, Declaration, Node } from 'postcss'
import type { Plugin } from 'vite'
import { contentFolder } from '../agency/content-folder.ts'
import type { Theme } from '../agency/schema/theme.ts'
import { fontDeclarations } from '../agency/theme/font-stack.ts'
import {
  colorScheme,
  colourDeclarations,
  radiusDeclarations,
  themeColours,
} from '../agency/theme/theme-styles.ts'

/** Reads the theme of the chosen agency. */
export async function readTheme(): Promise<Theme> {
  const { theme } = (await import(pathToFileURL(join(contentFolder, 'theme.ts')).href)) as { theme: Theme }
  return theme
}

/** Inserts the tokens of the theme where app/root.css has `@theme-colours;`, `@theme-font;` and `@theme-radius;`. */
export function themeTokens(): Plugin {
  return {
    name: 'theme-tokens',
    enforce: 'pre',
    async transform(css, id) {
      if (!id.split('?')[0]?.endsWith('/app/root.css')) return null
      return withTokens(css, await readTheme())
    },
  }
}

/** Returns the styles with these tokens. */
export const withTokens = (css: string, theme: Theme, colours = colourDeclarations(theme)): string =>
  css
    .replace('@theme-colours;', colours)
    .replace('@theme-font;', fontDeclarations(theme.font))
    .replace('@theme-radius;', radiusDeclarations(theme))

/** Whether a declaration is for paper, which is white in any theme. */
function isForPrint(node: Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if ('name' in parent && parent.name === 'media' && 'params' in parent && parent.params === 'print')
      return true
  }
  return false
}

/** Whether a rule draws the hours of a night. */
const isOfNight = ({ parent }: Declaration): boolean =>
  parent?.type === 'rule' && /\.night-(?:sky|events)\b/.test(parent.selector)

/** Moves the colours of drawings, shadows and glass, which are written for the sample's night, to the theme. */
export function themeDrawings(theme: Theme): AcceptedPlugin {
  const scheme = colorScheme(theme)
  return {
    postcssPlugin: 'theme-drawings',
    OnceExit(root) {
      // Sections keep their ground where the theme has no sky.
      if (theme.sky === false) root.walkRules(/^\.sky-(?:dusk|evening|dawn)$/, (rule) => void rule.remove())
      root.walkDecls((declaration: Declaration) => {
        const { prop, value } = declaration
        if (isForPrint(declaration)) return
        if (prop === 'color-scheme' && value === 'dark') declaration.value = scheme
        // The tokens are the theme's already.
        if (prop.startsWith('--color-') || !value.includes('oklch(')) return
        const kind = prop.includes('shadow') ? 'shadow' : isOfNight(declaration) ? 'night' : 'colour'
        declaration.value = themeColours(value, theme, kind)
      })
    },
  }
}
