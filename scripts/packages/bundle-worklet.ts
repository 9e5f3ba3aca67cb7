import { build } from 'esbuild'
import { join } from 'node:path'
import { packagesFolder } from './workspace-packages.ts'

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
