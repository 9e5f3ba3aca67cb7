import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openConsumers } from './open-consumers.ts'

const callWith = openConsumers()
const react = { react: '19.3.1', 'react-dom': '19.3.1' }
const longTimeout = { timeout: 600_000 }

/** Next reports to its maker unless that is turned off. */
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }

/** Runs a command of the consumer to its end. */
async function run(folder: string, command: string, ...args: string[]): Promise<void> {
  const child = spawn(join(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    env,
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(0)
}

/** Starts a server of the consumer, and waits until it answers. */
async function serve(folder: string, command: string, ...args: string[]) {
  const port = await freePort()
  const child = spawn(join(folder, 'node_modules/.bin', command), [...args, '--port', `${port}`], {
    cwd: folder,
    env,
    stdio: 'inherit',
    // Its own group: it starts processes of its own.
    detached: true,
  })
  const url = `http://localhost:${port}/`
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 120_000 },
    )
    .toBe(200)
  return {
    url,
    async close(): Promise<void> {
      const gone = once(child, 'exit')
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await gone
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** The page as Vite wants it: beside the sources. */
async function prepareForVite(folder: string): Promise<void> {
  const page = await readFile(join(folder, 'public/index.html'), 'utf8')
  await writeFile(join(folder, 'index.html'), page.replace('/main.js', '/main.tsx'))
  await rm(join(folder, 'public'), { recursive: true })
}

const vite = { ...react, vite: '8.3.8' }

test('Vite’s development server', longTimeout, async () => {
  await callWith(vite, async (folder) => {
    await prepareForVite(folder)
    return serve(folder, 'vite', '--strictPort')
  })
})

test('Vite’s build', longTimeout, async () => {
  await callWith(vite, async (folder) => {
    await prepareForVite(folder)
    await run(folder, 'vite', 'build', '--outDir', 'public')
  })
})

test('webpack', longTimeout, async () => {
  const webpack = {
    ...react,
    webpack: '5.112.2',
    'webpack-cli': '7.3.1',
    'esbuild-loader': '4.5.0',
    esbuild: '0.28.2',
  }
  await callWith(webpack, async (folder) => {
    const config = `export default {
      entry: './main.tsx',
      mode: 'production',
      // Its own support of TypeScript has no JSX.
      experiments: { typescript: false },
      output: { path: import.meta.dirname + '/public', filename: 'main.js', publicPath: '/' },
      module: { rules: [{ test: /tsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } }] },
    }`
    await writeFile(join(folder, 'webpack.config.js'), config)
    await run(folder, 'webpack')
  })
})

test('Next, with Turbopack, as a server that renders the page', longTimeout, async () => {
  await callWith(
    { ...react, next: '16.4.6', '@types/react': '19.3.0', '@types/node': '24.19.2', typescript: '5.9.3' },
    async (folder) => {
      await rm(join(folder, 'public'), { recursive: true })
      await rm(join(folder, 'types.ts'))
      await mkdir(join(folder, 'app'))
      await cp(join(folder, 'page.tsx'), join(folder, 'app/call-page.tsx'))
      await Promise.all([rm(join(folder, 'page.tsx')), rm(join(folder, 'main.tsx'))])
      const client = await readFile(join(folder, 'app/call-page.tsx'), 'utf8')
      await writeFile(join(folder, 'app/call-page.tsx'), `'use client'\n${client}`)
      await writeFile(
        join(folder, 'app/page.tsx'),
        "import { CallPage } from './call-page'\nexport default () => <CallPage />\n",
      )
      await writeFile(
        join(folder, 'app/layout.tsx'),
        'import type { ReactNode } from \'react\'\nexport default ({ children }: { children: ReactNode }) => <html lang="en"><body>{children}</body></html>\n',
      )
      await run(folder, 'next', 'build')
      return serve(folder, 'next', 'start')
    },
  )
})
