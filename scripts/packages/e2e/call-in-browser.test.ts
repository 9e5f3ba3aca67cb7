import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { callFromElement, openConsumers } from './open-consumers.ts'

const callWith = openConsumers()

/** Builds the page with splitting, as the element and the transports are loaded later. */
const bundle = (folder: string, entry: string) =>
  build({
    absWorkingDir: folder,
    entryPoints: { main: entry },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    outdir: join(folder, 'public'),
    logLevel: 'error',
  })

describe.each(['18.3.1', '19.3.1'])('a page built by esbuild, in React %s', (version) => {
  const react = { react: version, 'react-dom': version }

  test('calls and plays the answer', { timeout: 180_000 }, async () => {
    await callWith(react, async (folder) => {
      await bundle(folder, 'main.tsx')
    })
  })

  test('calls with the element, by the code of the README', { timeout: 180_000 }, async () => {
    await callWith(
      react,
      async (folder) => {
        const readme = await readFile(join(folder, 'node_modules/@frontdesk/voice-client/README.md'), 'utf8')
        const [, component] = /### With a bundler[^]*?```tsx\n([^]*?)```/.exec(readme) ?? []
        expect(component).toContain('defineCallElement()')
        await writeFile(join(folder, 'contact.tsx'), component ?? '')
        await writeFile(
          join(folder, 'element.tsx'),
          `import { createRoot } from 'react-dom/client'
          import { Contact } from './contact.tsx'
          createRoot(document.getElementById('root')).render(<Contact />)`,
        )
        await bundle(folder, 'element.tsx')
      },
      callFromElement,
    )
  })
})
