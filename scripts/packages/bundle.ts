/**
 * Makes files for browsers: `node scripts/packages/bundle.ts FOLDER` writes `<frontdesk-call>` for a script tag into a
 * folder.
 */
import { build } from 'esbuild'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packagesFolder } from './workspace-packages.ts'

/** How esbuild makes modules for browsers, of what is published and of what is measured. */
export const browserBuild = {
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
} as const

/**
 * Writes `<frontdesk-call>` for a script tag into a folder: `frontdesk-call.js`, what it loads at the first press, and the
 * audio worklet. The files need nothing else, and stay together.
 */
export async function bundleElement(folder: string): Promise<void> {
  await build({
    entryPoints: { 'frontdesk-call': join(packagesFolder, 'voice-client/src/element/script.ts') },
    ...browserBuild,
    outdir: folder,
    chunkNames: 'parts/[name]-[hash]',
    logLevel: 'error',
  })
  await writeFile(join(folder, 'voice-worklet.js'), `${await bundleWorklet()}\n`)
  await writeFile(join(folder, 'NOTICE.txt'), await notice())
}

/** The licences of what the files carry: this repository's own, and that of daily-js. */
async function notice(): Promise<string> {
  const own = await readFile(join(packagesFolder, '../LICENSE'), 'utf8')
  const { resolve } = createRequire(join(packagesFolder, 'voice-client/package.json'))
  const daily = await readFile(join(dirname(resolve('@daily-co/daily-js')), '../LICENSE'), 'utf8')
  return `frontdesk-call.js\n\n${own}\n---\n\n@daily-co/daily-js, in parts/\n\n${daily}`
}

/** The client's audio worklet as one script without imports. */
export async function bundleWorklet(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(packagesFolder, 'voice-client/src/web-socket/voice-worklet.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

/** The module that the client loads the worklet from where no file of it is given. */
export const workletModule = async (): Promise<string> =>
  [
    '// Written by `npm run build:packages` from voice-worklet.ts.',
    '/** The audio worklet as one script. */',
    `export const workletSource = ${JSON.stringify(await bundleWorklet())}`,
    '',
  ].join('\n')

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new Error('Name the folder: node scripts/packages/bundle.ts FOLDER')
  await bundleElement(folder)
}
