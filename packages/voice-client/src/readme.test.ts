import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test, vi } from 'vitest'
import { createScriptedApi } from './testing/scripted-api.ts'
import { ScriptedTransport } from './testing/scripted-transport.ts'
import { VoiceClient, type VoiceClientOptions } from './voice-client.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''

test('the example in the README has at most 15 lines and works as described', async () => {
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(15)

  const transport = new ScriptedTransport()
  const api = createScriptedApi()
  const said: string[] = []
  const log = vi.fn((line: string) => said.push(line))
  class ScriptedClient extends VoiceClient {
    constructor(options: VoiceClientOptions) {
      super({ ...options, fetch: api.fetch, createTransport: () => transport })
    }

    override async stop(): Promise<void> {
      transport.tell('listening')
      transport.tell('message', {
        type: 'transcript',
        role: 'user',
        transcriptType: 'final',
        transcript: 'Hello',
      })
      transport.tell('error', { type: 'ejected', error: { message: 'Meeting has ended', name: 'Error' } })
      await super.stop()
    }
  }

  const code = stripTypeScriptTypes(example.replace(/^import .*$/m, ''))
  const AsyncFunction = (async () => undefined).constructor as new (
    ...parameters: string[]
  ) => (client: typeof VoiceClient, console: { log: typeof log }) => Promise<void>
  await new AsyncFunction('VoiceClient', 'console', code)(ScriptedClient, { log })

  expect(api.requests).toMatchObject([{ url: '/voice/call/web', body: { assistantId: 'assistant-1' } }])
  expect(transport.sent).toMatchObject([{ type: 'say', message: 'One moment, please' }])
  expect(said).toEqual([
    'The assistant is listening',
    'user: Hello',
    'ejected: Meeting has ended',
    'The call is over',
  ])
})
