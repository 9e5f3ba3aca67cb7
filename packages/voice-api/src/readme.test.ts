import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

import { startRecordingServer } from './testing/recording-server.ts'

const packageFolder = new URL('..', import.meta.url)

it('the example in the README runs as it is written', async () => {
  await using server = await startRecordingServer()
  server.answers({ status: 201, body: '{"id":"a1","webCallUrl":"https://rooms.test/r1"}' })
  const readme = await readFile(new URL('README.md', packageFolder), 'utf8')
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(15)

  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module-typescript', '--eval', example],
    { cwd: packageFolder, env: { VOICE_API_URL: server.baseUrl, VOICE_API_KEY: 'private-key' } },
  )

  expect(stdout).toBe('https://rooms.test/r1\n')
  expect(server.requests).toMatchObject([
    { path: '/assistant', body: { name: 'Front desk' }, headers: { authorization: 'Bearer private-key' } },
    { path: '/call/web', body: { assistantId: 'a1' } },
  ])
})
