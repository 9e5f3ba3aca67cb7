import { join } from 'node:path'
import { defineConfig } from 'vite'
import { buildFolder, contentAliases } from '../agency/content-folder.ts'
import { deskManifest } from '../vite-plugins/desk-manifest.ts'
import { evaluatedModules } from '../vite-plugins/evaluated-modules.ts'
import { ownFont } from '../vite-plugins/own-font.ts'
import { siteTokens } from '../vite-plugins/site-tokens.ts'

/**
 * Builds the desk apart from the site: no page of the site may contain a byte of it (docs/decisions/desk.md). The
 * server serves the result under /inbox, behind the sign-in.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/inbox/',
  publicDir: join(import.meta.dirname, 'public'),
  plugins: [evaluatedModules(), siteTokens(), ownFont(), deskManifest()],
  resolve: { alias: contentAliases },
  build: {
    outDir: join(import.meta.dirname, '..', buildFolder, 'desk'),
    emptyOutDir: true,
    // No data: URLs, because the content security policy forbids them.
    assetsInlineLimit: 0,
    // The policy forbids inline scripts, and the supported browsers know `modulepreload`.
    modulePreload: { polyfill: false },
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
    reportCompressedSize: false,
  },
})
