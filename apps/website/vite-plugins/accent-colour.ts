import type { Plugin } from 'vite'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '../agency/schema/brand.ts'
import { contentFolder } from '../agency/content-folder.ts'

/** Replaces the default accent colour of app/root.css with the one of `#content/brand.ts`. */
export function accentColour(): Plugin {
  return {
    name: 'accent-colour',
    enforce: 'pre',
    async transform(css, id) {
      if (!id.split('?')[0]?.endsWith('/app/root.css')) return null
      const { brand } = (await import(pathToFileURL(join(contentFolder, 'brand.ts')).href)) as {
        brand: Brand
      }
      return withAccent(css, brand.accent)
    },
  }
}

/** Returns the styles with this accent colour. */
export const withAccent = (css: string, accent: string): string =>
  css.replace(/--accent: #[\da-f]{6}/, `--accent: ${accent}`)
