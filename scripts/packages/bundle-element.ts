import { build } from 'esbuild'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { browserBuild } from './browser-build.ts'
import { bundleWorklet } from './bundle-worklet.ts'
import { packagesFolder } from './workspace-packages.ts'

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
}
