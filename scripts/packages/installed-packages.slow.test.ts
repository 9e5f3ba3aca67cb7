import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installConsumer, packPackages, serveConsumer } from './installed-consumer.ts'
import { publishedPackages } from './workspace-packages.ts'

const run = promisify(execFile)
const requireHere = createRequire(import.meta.url)

let packed: Awaited<ReturnType<typeof packPackages>>
let consumer: Awaited<ReturnType<typeof installConsumer>>

beforeAll(async () => {
  packed = await packPackages()
  consumer = await installConsumer({
    ...tarballs(),
    '@hono/node-server': '2.1.8',
    '@types/node': '24.19.2',
    '@types/react': '19.3.0',
    react: '19.3.1',
  })
}, 600_000)
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

  test('has types where its modules are', { timeout: 240_000 }, async () => {
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
    expect(await complaintsOf(project)).toBe('')
  },
)

test('Vite serves the worklet as a file of its own, by the line of the README', async () => {
  const { build } = await import('vite')
  const [, line] = /\| Vite \| `([^`]+)`/.exec(await readmeOf('voice-client')) ?? []
  await writeFile(join(consumer.folder, 'worklet.js'), `${line}\nconsole.log(workletUrl)`)
  const built = await build({
    root: consumer.folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(consumer.folder, 'worklet.js') } },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  expect(files.map(({ fileName }) => fileName)).toContainEqual(expect.stringMatching(/voice-worklet-.*\.js$/))
  expect(files.map((file) => (file.type === 'chunk' ? file.code : '')).join('')).not.toContain('data:')
})

describe('the server of the platform’s README', () => {
  /** The code under a heading. */
  const example = async (heading: string): Promise<string> => {
    const pattern = new RegExp(`## ${heading}\\n[^#]*?\`\`\`ts\\n([^]*?)\`\`\``)
    const [, code = ''] = pattern.exec(await readmeOf('voice-platform')) ?? []
    return code
  }
  let server: Awaited<ReturnType<typeof installConsumer>>

  beforeAll(async () => {
    const commands = [...(await readmeOf('voice-platform')).matchAll(/^npm install (?:--save-dev )?(.+)$/gm)]
    const named = commands.flatMap(([, names = '']) => names.split(' '))
    const { '@frontdesk/voice-platform': platform, '@frontdesk/voice-protocol': protocol } = tarballs()
    server = await installConsumer({
      ...Object.fromEntries(named.map((name) => [name, '*'])),
      '@frontdesk/voice-platform': platform ?? '',
      // Not yet in a registry.
      '@frontdesk/voice-protocol': protocol ?? '',
    })
    await writeFile(join(server.folder, 'server.ts'), await example('Run it in your server'))
    await writeFile(join(server.folder, 'knowledge.ts'), await example('Give the assistant its facts'))
  }, 240_000)
  afterAll(() => server?.remove())

  test('imports only what was installed by name, as pnpm requires', async () => {
    const code = (await example('Run it in your server')) + (await example('Give the assistant its facts'))
    const imported = [...code.matchAll(/from '([^.'][^']*)'/g)].map(([, name = '']) => name)
    const { dependencies } = JSON.parse(await readFile(join(server.folder, 'package.json'), 'utf8')) as {
      dependencies: object
    }
    expect(Object.keys(dependencies)).toEqual(
      expect.arrayContaining(imported.filter((name) => !name.startsWith('node:'))),
    )
  })

  test('has the types that it says', async () => {
    const project = join(server.folder, 'tsconfig.json')
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2022',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      types: ['node'],
    }
    await writeFile(project, JSON.stringify({ compilerOptions, files: ['server.ts'] }))
    expect(await complaintsOf(project)).toBe('')
  })

  test.each([
    ['its code', /`(node server\.ts)` runs it/, '/voice'],
    ['its command', /## Run it as a process of its own\n\n```sh\n(.*)\n```/, ''],
  ])('takes calls, started by %s', async (_how, pattern, path) => {
    const [, command = ''] = pattern.exec(await readmeOf('voice-platform')) ?? []
    const port = await freePort()
    const child = spawn(command, {
      shell: true,
      // A group of its own, which ends as a whole.
      detached: true,
      cwd: server.folder,
      env: { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, PORT: `${port}` },
      stdio: 'ignore',
    })
    try {
      await expect
        .poll(
          () =>
            fetch(`http://localhost:${port}${path}/call/web`, {
              method: 'POST',
              body: '{"assistant":{}}',
            }).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 240_000 },
        )
        .toBe(201)
    } finally {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }
  })
})

const tarballs = (): Record<string, string> =>
  Object.fromEntries(Object.entries(packed.tarballs).map(([name, file]) => [`@frontdesk/${name}`, file]))

const readmeOf = (name: string): Promise<string> =>
  readFile(join(consumer.folder, `node_modules/@frontdesk/${name}/README.md`), 'utf8')

/** What TypeScript says about a project; nothing if it accepts it. */
async function complaintsOf(project: string): Promise<string> {
  const typescript = join(dirname(requireHere.resolve('typescript/package.json')), 'bin/tsc')
  return run(process.execPath, [typescript, '-p', project], { cwd: dirname(project) }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** The README's code of the element with a bundler, and its declaration. */
async function elementCode(): Promise<string> {
  const readme = await readmeOf('voice-client')
  const [, section = ''] = /### With a bundler([^]*?)\n## /.exec(readme) ?? []
  const blocks = [...section.matchAll(/```tsx?\n([^]*?)```/g)].map(([, code]) => code)
  expect(blocks).toHaveLength(2)
  return blocks.join('\n')
}
