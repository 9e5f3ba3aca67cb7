import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { siteStaffWords } from '../contract/staff-words/site-staff-words.ts'
import type { themeColours } from '../contract/theme-colours.ts'
import { contentFolder } from '../agency/content-folder.ts'
import type { Brand } from '../agency/schema/brand.ts'

/** Imported when it is needed: vite.config.ts is read before `#content/` is an alias. */
const readThemeColours = async () => {
  const path = pathToFileURL(join(import.meta.dirname, '../contract/theme-colours.ts')).href
  return ((await import(path)) as { themeColours: typeof themeColours }).themeColours
}

/** The words of the site's language; imported when they are needed, too. */
const readWords = async () => {
  const path = pathToFileURL(join(import.meta.dirname, '../contract/staff-words/site-staff-words.ts')).href
  return ((await import(path)) as { siteStaffWords: typeof siteStaffWords }).siteStaffWords.desk
}

/** Writes the web app manifest, so that phones can add the desk to the home screen. It uses the site's icons. */
export function deskManifest(): Plugin {
  return {
    name: 'desk-manifest',
    apply: 'build',
    async generateBundle() {
      const { brand } = (await import(pathToFileURL(join(contentFolder, 'brand.ts')).href)) as {
        brand: Brand
      }
      const [{ content: colour } = { content: '#070b14' }] = await readThemeColours()
      const words = await readWords()
      const manifest = {
        id: '/inbox',
        name: words.app(brand.name),
        short_name: words.title,
        start_url: '/inbox',
        scope: '/inbox',
        display: 'standalone',
        background_color: colour,
        theme_color: colour,
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png', purpose: 'any' },
        ],
      }
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifest, null, 2),
      })
    },
  }
}
