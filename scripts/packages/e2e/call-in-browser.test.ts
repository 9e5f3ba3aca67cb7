import { join } from 'node:path'
import { build } from 'esbuild'
import { test } from 'vitest'
import { openConsumers } from '../open-consumers.ts'

const callWith = openConsumers()

test.each(['18.3.1', '19.3.1'])(
  'a page built by esbuild calls and plays the answer, in React %s',
  { timeout: 180_000 },
  async (version) => {
    await callWith({ react: version, 'react-dom': version }, async (folder) => {
      await build({
        absWorkingDir: folder,
        entryPoints: ['main.tsx'],
        bundle: true,
        splitting: true,
        format: 'esm',
        minify: true,
        jsx: 'automatic',
        outdir: join(folder, 'public'),
        logLevel: 'error',
      })
    })
  },
)
