import { build } from 'esbuild'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { browserBuild } from './packages/bundle.ts'

const root = join(import.meta.dirname, '..')

/**
 * Bundles a module for the browser and returns the size of its first use: the minified static graph, each chunk
 * compressed with brotli, in bytes. Excludes dynamic imports.
 *
 * @param source what a user of the package would write, such as `export { createVoiceApi } from '@frontdesk/voice-api'`
 */
export const measureBundle = async (source: string): Promise<number> => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: root },
    absWorkingDir: root,
    ...browserBuild,
    // Loaded by a transport on first use.
    external: ['@daily-co/daily-js'],
    outdir: 'build',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const staticGraph = (output: string): string[] => [
    output,
    ...(metafile.outputs[output]?.imports ?? [])
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .flatMap(({ path }) => staticGraph(path)),
  ]
  const entry = Object.keys(metafile.outputs).find((output) => metafile.outputs[output]?.entryPoint)
  const needed = new Set(entry === undefined ? [] : staticGraph(entry).map((output) => join(root, output)))
  return outputFiles
    .filter(({ path }) => needed.has(path))
    .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0)
}
