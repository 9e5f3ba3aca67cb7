import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { joinCall } from './testing/test-visitor.ts'

const packageFolder = new URL('..', import.meta.url).pathname
const facts = new URL('./dialogue/evaluation/harbour.ts', import.meta.url).href

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('the example in the README is a platform that greets its callers', { timeout: 60_000 }, async () => {
  const readme = await readFile(join(packageFolder, 'README.md'), 'utf8')
  const example = /## Use\n\n```ts\n([^]*?)```/.exec(readme)?.[1] ?? ''
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(15)

  // Inside the package, so that its imports resolve.
  const folder = await mkdtemp(join(packageFolder, '.readme-'))
  await writeFile(join(folder, 'example.ts'), example)
  await writeFile(
    join(folder, 'knowledge.ts'),
    `export { harbour as knowledge } from ${JSON.stringify(facts)}\n`,
  )
  const port = await freePort()
  const child = spawn(process.execPath, [join(folder, 'example.ts')], {
    env: { PATH: process.env['PATH'], PORT: String(port) },
    stdio: 'inherit',
  })
  try {
    const created = await knock(port)
    const { webCallUrl } = (await created.json()) as { webCallUrl: string }
    const visitor = await joinCall(webCallUrl)
    await visitor.nextFrame()
    await visitor.message(
      'transcript',
      ({ role, transcript }) => role === 'assistant' && /AI/.test(transcript),
    )
    visitor.hangUp()
  } finally {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true })
  }
})

async function knock(port: number): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetch(`http://127.0.0.1:${port}/call/web`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      })
    } catch (error) {
      if (attempt > 150) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
