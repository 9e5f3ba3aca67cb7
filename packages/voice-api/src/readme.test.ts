import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

import { startRecordingServer, type ScriptedAnswer } from './testing/recording-server.ts'

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')

/** The code under a heading. */
function example(heading: string): string {
  const [, code = ''] = new RegExp(`## ${heading}\\n[^#]*?\`\`\`ts\\n([^]*?)\`\`\``).exec(readme) ?? []
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(15)
  return code
}

/** The `api` of the first example. */
const createApi = `import { createVoiceApi } from '@frontdesk/voice-api'
const api = createVoiceApi({ baseUrl: process.env.VOICE_API_URL, token: process.env.VOICE_API_KEY })
`

/** Runs the code as a program on a server with this answer. */
async function run(code: string, answer: ScriptedAnswer) {
  await using server = await startRecordingServer()
  server.answers(answer)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module-typescript', '--eval', code],
    {
      cwd: new URL('..', import.meta.url),
      env: { VOICE_API_URL: server.baseUrl, VOICE_API_KEY: 'private-key', CALL_ID: 'call-1' },
    },
  )
  return { printed: stdout, requests: server.requests }
}

it('creates an assistant and a call', async () => {
  const answer = { status: 201, body: '{"id":"a1","webCallUrl":"https://rooms.test/r1"}' }
  const { printed, requests } = await run(example('Create an assistant and a call'), answer)
  expect(printed).toBe('https://rooms.test/r1\n')
  expect(requests).toMatchObject([
    { path: '/assistant', body: { name: 'Front desk' }, headers: { authorization: 'Bearer private-key' } },
    { path: '/call/web', body: { assistantId: 'a1' } },
  ])
})

it('starts a call from a page, without a key', async () => {
  const answer = { status: 201, body: '{"id":"c1","webCallUrl":"https://rooms.test/r1"}' }
  const { printed, requests } = await run(example('Start a call from a page'), answer)
  expect(printed).toBe('https://rooms.test/r1\n')
  expect(requests).toMatchObject([{ path: '/call/web', body: { assistantId: 'assistant-1' } }])
  expect(requests[0]?.headers).not.toHaveProperty('authorization')
})

it('lists calls', async () => {
  const answer = { body: '[{"id":"c1","endedReason":"customer-ended-call"}]' }
  const { printed, requests } = await run(createApi + example('List and read calls'), answer)
  expect(printed).toBe('c1 customer-ended-call\n')
  expect(requests).toMatchObject([
    {
      path: '/call',
      query: [
        ['createdAtGe', expect.stringMatching(/^\d{4}-.*Z$/)],
        ['limit', '50'],
      ],
    },
  ])
})

it('sends a file', async () => {
  const { printed, requests } = await run(createApi + example('Send a file'), { body: '{"id":"f1"}' })
  expect(printed).toBe('f1\n')
  expect(requests).toMatchObject([
    { path: '/file', body: [['file', 'prices.txt', 'text/plain', 'A filling costs 80 euros.']] },
  ])
})

it('downloads a recording', async () => {
  const bytes = Buffer.from([82, 73, 70, 70, 255, 0, 128])
  const { printed, requests } = await run(createApi + example('Download a recording'), { body: bytes })
  expect(printed).toBe('7\n')
  expect(requests).toMatchObject([{ path: '/call/call-1/mono-recording' }])
})

it('retries what may succeed later, and nothing else', async () => {
  const code = createApi + example('Handle failures')
  const { printed } = await run(code, { body: '{"id":"assistant-1"}' })
  expect(printed).toContain('assistant-1')

  for (const [status, times] of [
    [503, 3],
    [400, 1],
  ] as const) {
    await using server = await startRecordingServer()
    server.answers({ status, headers: { 'retry-after': '0' } })
    const failing = code.replace('process.env.VOICE_API_URL', JSON.stringify(server.baseUrl))
    await expect(run(failing, {})).rejects.toThrow(`answered ${status}`)
    expect(server.requests).toHaveLength(times)
  }
})

it('cancels a request', async () => {
  const { printed } = await run(createApi + example('Cancel a request'), { silent: true })
  expect(printed).toBe('TimeoutError\n')
})

it('needs no network in tests', async () => {
  const { printed, requests } = await run(example('In tests'), {})
  expect(printed).toContain('GET https://api.example/assistant/assistant-1')
  expect(requests).toEqual([])
})
