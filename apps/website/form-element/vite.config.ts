import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildFolder, contentAliases } from '../agency/content-folder.ts'
import { evaluatedModules } from '../vite-plugins/evaluated-modules.ts'
import { mirrored, readsFromTheRight } from '../vite-plugins/right-to-left.ts'
import { siteTheme } from '../vite-plugins/site-tokens.ts'
import { readTheme, themeDrawings } from '../vite-plugins/theme.ts'

/** The form for pages of others renders the components of the site's form with Preact, a tenth of React's size. */
const preact = { react: 'preact/compat', 'react-dom/client': 'preact/compat/client' }

/**
 * Builds `<frontdesk-form>` into the site's files: `frontdesk-form.js`, and in `assets/` the code that checks and sends,
 * which loads when a visitor approaches the form.
 */
export default defineConfig({
  root: import.meta.dirname,
  mode: 'form-element',
  publicDir: false,
  plugins: [siteTheme(), evaluatedModules(), tailwindcss({ optimize: false })],
  resolve: { alias: { ...contentAliases, ...preact } },
  css: { postcss: { plugins: [themeDrawings(await readTheme()), mirrored(await readsFromTheRight())] } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: join(import.meta.dirname, '..', buildFolder, 'client'),
    emptyOutDir: false,
    assetsInlineLimit: 0,
    // As a library: without the code that preloads, which pages of the site have.
    lib: {
      entry: join(import.meta.dirname, 'frontdesk-form.tsx'),
      formats: ['es'],
      fileName: () => 'frontdesk-form.js',
    },
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
    reportCompressedSize: false,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: { chunkFileNames: 'assets/frontdesk-form-[name]-[hash].js', minify: true },
    },
  },
})
