import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { callFromElement, callFromPage, openConsumers } from './open-consumers.ts'

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

test.each(['18.3.1', '19.3.1'])(
  'a page built by esbuild, in React %s, calls and plays the answer, and so does the element by the code of the README',
  { timeout: 240_000 },
  async (version) => {
    let consumer = ''
    await callWith(
      { react: version, 'react-dom': version },
      async (folder) => {
        consumer = folder
        await bundle(folder, 'main.tsx')
      },
      async (browser, url) => {
        await callFromPage(browser, url)
        await addElement(consumer)
        await bundle(consumer, 'element.tsx')
        await callFromElement(browser, url)
      },
    )
  },
)

/** Writes a page with the component of the README. */
async function addElement(folder: string): Promise<void> {
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
}
