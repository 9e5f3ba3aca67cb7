import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installConsumer } from './install-consumer.ts'
import { packPackages } from './pack-packages.ts'
import { serveConsumer } from './serve-consumer.ts'
import { publishedPackages } from './workspace-packages.ts'

const run = promisify(execFile)
const requireHere = createRequire(import.meta.url)

let packed: Awaited<ReturnType<typeof packPackages>>
let consumer: Awaited<ReturnType<typeof installConsumer>>

beforeAll(async () => {
  packed = await packPackages()
  consumer = await installConsumer({
    ...Object.fromEntries(
      Object.entries(packed.tarballs).map(([name, file]) => [`@frontdesk/${name}`, file]),
    ),
    '@hono/node-server': '2.1.8',
    '@types/node': '24.19.2',
    '@types/react': '19.3.0',
    react: '19.3.1',
  })
}, 180_000)
afterAll(async () => {
  await consumer?.remove()
  await packed?.remove()
})

describe.each(publishedPackages)('%s', (name) => {
  test('passes publint', async () => {
    const { publint } = await import('publint')
    const tarball = await readFile(packed.tarballs[name])
    const { messages } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true })
    expect(messages).toEqual([])
  })

  test('has types where its modules are', { timeout: 120_000 }, async () => {
    const attw = join(dirname(requireHere.resolve('@arethetypeswrong/cli/package.json')), 'dist/index.js')
    const { stdout } = await run(process.execPath, [
      attw,
      packed.tarballs[name],
      '--profile',
      'esm-only',
      '--format',
      'json',
    ])
    const { analysis, problems } = JSON.parse(stdout) as { analysis: { types: unknown }; problems?: object }
    expect(analysis.types).toEqual({ kind: 'included' })
    const kinds = Object.keys(problems ?? {})
    expect(kinds.filter((kind) => !['NoResolution', 'CJSResolvesToESM'].includes(kind))).toEqual([])
  })
})

test('Node makes a call with the installed packages and hears the assistant', async () => {
  const site = await serveConsumer(consumer.folder)
  try {
    const { stdout } = await run(process.execPath, ['call.mjs'], {
      cwd: consumer.folder,
      env: { PORT: `${site.port}` },
    })
    expect(JSON.parse(stdout)).toEqual({ loud: true, rate: 16_000, id: true })
  } finally {
    await site.close()
  }
})

test.each([
  ['nodenext', 'nodenext'],
  ['bundler', 'esnext'],
])(
  'TypeScript accepts every type with module resolution %s, those of the packages included',
  async (moduleResolution, module) => {
    const typescript = join(dirname(requireHere.resolve('typescript/package.json')), 'bin/tsc')
    await writeFile(join(consumer.folder, 'element.tsx'), await elementCode())
    const project = join(consumer.folder, `tsconfig.${moduleResolution}.json`)
    await writeFile(
      project,
      JSON.stringify({
        compilerOptions: {
          module,
          moduleResolution,
          target: 'es2022',
          lib: ['es2024', 'dom', 'dom.iterable'],
          strict: true,
          exactOptionalPropertyTypes: true,
          skipLibCheck: false,
          noEmit: true,
          types: ['node'],
          jsx: 'react-jsx',
        },
        files: ['types.ts', 'element.tsx'],
      }),
    )
    const checked = await run(process.execPath, [typescript, '-p', project], { cwd: consumer.folder }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    )
    expect(checked).toBe('')
  },
)

/** The README's code of the element with a bundler, and its declaration. */
async function elementCode(): Promise<string> {
  const readme = await readFile(
    join(consumer.folder, 'node_modules/@frontdesk/voice-client/README.md'),
    'utf8',
  )
  const [, section = ''] = /### With a bundler([^]*?)\n## /.exec(readme) ?? []
  const blocks = [...section.matchAll(/```tsx?\n([^]*?)```/g)].map(([, code]) => code)
  expect(blocks).toHaveLength(2)
  return blocks.join('\n')
}
