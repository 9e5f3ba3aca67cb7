import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { build } from 'esbuild'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Emitter } from './emitter.ts'
import { openClient } from './testing/open-client.ts'
import { createScriptedApi } from './testing/scripted-api.ts'
import { ScriptedTransport } from './testing/scripted-transport.ts'
import { VoiceClient, type VoiceClientOptions } from './voice-client.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

/** The code under a heading, without its imports. */
function example(heading: string, maxLines = 15): string {
  const [, code = ''] = new RegExp(`## ${heading}\\n[^#]*?\`\`\`tsx?\\n([\\s\\S]*?)\`\`\``).exec(readme) ?? []
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(maxLines)
  return code
}

/** Runs the code with these names in its scope. */
async function run(code: string, scope: Record<string, unknown>): Promise<void> {
  const AsyncFunction = (async () => undefined).constructor as new (
    ...parameters: string[]
  ) => (...values: unknown[]) => Promise<void>
  const body = stripTypeScriptTypes(code.replace(/^import .*$/gm, ''))
  await new AsyncFunction(...Object.keys(scope), body)(...Object.values(scope))
}

test('a call is started as the README says', async () => {
  const transport = new ScriptedTransport()
  const api = createScriptedApi()
  const said: string[] = []
  class ScriptedClient extends VoiceClient {
    constructor(options: VoiceClientOptions) {
      super({ ...options, fetch: api.fetch, createTransport: () => transport })
    }

    override async stop(): Promise<void> {
      transport.emit('listening')
      transport.emit('message', {
        type: 'transcript',
        role: 'user',
        transcriptType: 'final',
        transcript: 'Hello',
      })
      transport.emit('error', { type: 'ejected', error: { message: 'Meeting has ended', name: 'Error' } })
      await super.stop()
    }
  }
  await run(example('Start a call'), {
    VoiceClient: ScriptedClient,
    console: { log: (line: string) => said.push(line) },
  })

  expect(api.requests).toMatchObject([{ url: '/voice/call/web', body: { assistantId: 'assistant-1' } }])
  expect(transport.sent).toMatchObject([{ type: 'say', message: 'One moment, please' }])
  expect(said).toEqual([
    'The assistant is listening',
    'user: Hello',
    'ejected: Meeting has ended',
    'The call is over',
  ])
})

test('captions are shown as the README says', async () => {
  const { client, latestTransport } = openClient()
  const showCaption = vi.fn()
  await run(example('Show captions'), { client, showCaption })
  await client.start({ assistantId: 'a' })
  const words = { type: 'transcript', role: 'assistant' } as const
  latestTransport().emit('message', { ...words, transcriptType: 'partial', transcript: 'We' })
  latestTransport().emit('message', { type: 'hang' })
  latestTransport().emit('message', { ...words, transcriptType: 'final', transcript: 'We do.' })
  expect(showCaption.mock.calls).toEqual([
    ['assistant', 'We', false],
    ['assistant', 'We do.', true],
  ])
})

test('a visitor types as the README says', async () => {
  const { client, latestTransport } = openClient()
  await client.start({ assistantId: 'a' })
  await run(example('Type instead of speaking'), { client })
  expect(latestTransport().sent).toMatchObject([{ message: { role: 'user', content: 'What does it cost?' } }])
})

test('devices are chosen as the README says', async () => {
  const { client, latestTransport } = openClient()
  await client.start({ assistantId: 'a' })
  const devices = [
    { kind: 'audioinput', deviceId: 'mic' },
    { kind: 'audiooutput', deviceId: 'speaker' },
  ]
  const navigator = { mediaDevices: { enumerateDevices: () => Promise.resolve(devices) } }
  await run(example('Choose devices'), { client, navigator })
  expect(latestTransport().commands.slice(-4)).toEqual([
    ['setInputDevices', { audioDeviceId: 'mic' }],
    ['setOutputDevice', 'speaker'],
    ['setVolume', 0.5],
    ['setMuted', true],
  ])
})

test('failures are handled as the README says', async () => {
  let answer = () => Response.json({ message: 'All lines are busy.' }, { status: 503 })
  const { client, latestTransport } = openClient({ answer: () => answer() })
  const showProblem = vi.fn()
  await run(example('Handle failures'), { client, showProblem })
  await client.start({ assistantId: 'a' })
  answer = () => Response.json({ webCallUrl: 'https://room' })
  await client.start({ assistantId: 'a' })
  latestTransport().emit('microphone-problem', 'permissions')
  latestTransport().emit('playback-blocked', true)
  latestTransport().emit('playback-blocked', false)
  expect(showProblem.mock.calls.flat()).toEqual([
    'The call did not start (web-call-creation): All lines are busy.',
    'All lines are busy. Try again in a minute.',
    'Allow the microphone, or type your question.',
    'Press the button to hear the assistant.',
  ])
})

test.each([
  ['the platform recognises no speech, and the browser does on the device', false, true, 1],
  ['the platform recognises speech', true, true, 0],
  ['the browser sends the sound to a service', false, false, 0],
])('if %s, the browser recognises as the README says', async (_case, platform, onDevice, times) => {
  const { client, latestTransport } = openClient()
  const recognizeInBrowser = vi.fn()
  const recognizesLocally = vi.fn(async () => onDevice)
  await run(example('Speech recognition'), { client, recognizeInBrowser, recognizesLocally })
  await client.start({ assistantId: 'a' })
  latestTransport().emit('speech-recognition', platform, false)
  await expect.poll(() => recognizesLocally.mock.calls.length).toBe(platform ? 0 : 1)
  await client.stop()
  expect(recognizeInBrowser.mock.calls).toEqual(
    Array(times).fill([client, { language: 'en-US', processLocally: true }]),
  )
})

test('the transport of the README carries a call', async () => {
  const { port1: port, port2: assistant } = new MessageChannel()
  const api = createScriptedApi()
  const scope: { client?: VoiceClient } = {}
  class ScriptedClient extends VoiceClient {
    constructor(options: VoiceClientOptions) {
      super({ ...options, fetch: api.fetch })
      scope.client = this
    }
  }
  await run(example('Use a transport of your own', 35), { VoiceClient: ScriptedClient, Emitter, port })
  const { client } = scope
  if (!client) throw new Error('The README creates no client.')
  const begun = vi.fn()
  client.on('call-start', begun)
  const messages: unknown[] = []
  client.on('message', (message) => messages.push(message))
  await client.start({ assistantId: 'a' })
  expect(begun).toHaveBeenCalledOnce()

  assistant.on('message', () =>
    assistant.postMessage({
      type: 'transcript',
      role: 'assistant',
      transcriptType: 'final',
      transcript: 'Hi.',
    }),
  )
  client.send({ type: 'add-message', message: { role: 'user', content: 'Hello?' } })
  await expect.poll(() => messages).toMatchObject([{ transcript: 'Hi.' }])
  const closed = new Promise((resolve) => assistant.once('close', resolve))
  await client.stop()
  await closed
})

test('the component of the README renders', async () => {
  const { outputFiles } = await build({
    stdin: { contents: example('In React'), loader: 'tsx', resolveDir: import.meta.dirname },
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    write: false,
  })
  const code = outputFiles.map(({ text }) => text).join('')
  expect(code).toContain('useVoiceCall')
  const scope: { CallButton?: FunctionComponent } = {}
  const { useVoiceCall } = await import('./react/use-voice-call.ts')
  const { jsx, jsxs, Fragment } = await import('react/jsx-runtime')
  const body = code
    .replace(/^import .*$/gm, '')
    .replace(/export \{[^}]*\};?/, 'scope.CallButton = CallButton')
  await run(body, { VoiceClient, useVoiceCall, jsx, jsxs, Fragment, scope })
  if (!scope.CallButton) throw new Error('The README has no CallButton.')
  expect(renderToString(createElement(scope.CallButton))).toBe('<button>Talk to us</button>')
})

test('a page is tested as the README says', async () => {
  const said: string[] = []
  await run(example('In tests'), {
    VoiceClient,
    ScriptedTransport,
    Response,
    console: { log: (line: string) => said.push(line) },
  })
  expect(said).toEqual(['The assistant is listening'])
})

test('code of the vendor’s client calls on the hosted platform after the change of the README', async () => {
  const [, diff = ''] = /## From the vendor's client[^]*?```diff\n([^]*?)```/.exec(readme) ?? []
  const code = [...diff.matchAll(/^\+(.*)$/gm)].map(([, line]) => line).join('\n')
  const transport = new ScriptedTransport()
  const api = createScriptedApi()
  class ScriptedClient extends VoiceClient {
    constructor(options: VoiceClientOptions) {
      super({ ...options, fetch: api.fetch, createTransport: () => transport })
    }
  }
  await run(`${code}\nawait vapi.start('assistant-1')`, { VoiceClient: ScriptedClient })
  expect(api.requests).toMatchObject([
    {
      url: 'https://api.vapi.ai/call/web',
      authorization: 'Bearer public-key',
      body: { assistantId: 'assistant-1' },
    },
  ])
})
