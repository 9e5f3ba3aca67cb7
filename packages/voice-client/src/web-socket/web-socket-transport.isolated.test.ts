import { afterEach, expect, test, vi } from 'vitest'
import type { TransportOptions } from '../transport.ts'
import { createScriptedApi } from '../testing/scripted-api.ts'
import { VoiceClient } from '../voice-client.ts'
import { WebSocketTransport } from './web-socket-transport.ts'

// The code of the browser's voice cannot be loaded here.
vi.mock('../browser-voice/speak-in-browser.ts', () => {
  throw new Error('No network')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const options: TransportOptions = {
  call: { webCallUrl: 'ws://site.test/call' },
  media: {},
  dailyConfig: {},
  muted: false,
  volume: 1,
  inputDevices: undefined,
  outputDevice: undefined,
  speakInBrowser: undefined,
  workletUrl: undefined,
  takeAudioContext: () => undefined,
}

const close = () => Promise.resolve()

/** Of a page without TLS, for which the browser has no audio worklets. */
const withoutWorklets = { close } as AudioContext

/** Of a page whose policy allows no `blob:`. */
const refusing = {
  close,
  audioWorklet: { addModule: () => Promise.reject(new DOMException('Aborted', 'AbortError')) },
} as unknown as AudioContext

test('a call that is never joined, whose browser cannot speak after all, fails once and leaves nothing behind', async () => {
  class DeadSocket {
    onclose: ((event: { code: number }) => void) | null = null
    constructor() {
      setTimeout(() => this.onclose?.({ code: 1006 }))
    }
    close(): void {}
  }
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  vi.stubGlobal('WebSocket', DeadSocket)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ name: 'Samantha', lang: 'en-US', localService: true }],
  })
  const transport = new WebSocketTransport({ ...options, speakInBrowser: 'en-US' })
  await expect(transport.join()).rejects.toThrow('could not be made')
  await transport.leave()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(unhandled).not.toHaveBeenCalled()
  process.off('unhandledRejection', unhandled)
})

test.each([
  ['no audio worklets', withoutWorklets, 'they need https:'],
  ['no audio context', undefined, 'AudioContext is not defined'],
  ['a policy against blob:', refusing, 'pass workletUrl'],
])('%s: reported when there is sound, and the connection stays open', async (_what, context, words) => {
  let hear: (data: unknown) => void = () => undefined
  class ScriptedSocket {
    onopen: (() => void) | null = null
    onmessage: ((event: { data: unknown }) => void) | null = null
    constructor() {
      setTimeout(() => this.onopen?.())
      hear = (data) => this.onmessage?.({ data })
    }
    close(): void {}
  }
  vi.stubGlobal('WebSocket', ScriptedSocket)
  const emitted: unknown[] = []
  const transport = new WebSocketTransport({ ...options, takeAudioContext: () => context })
  transport.on('microphone-problem', (problem) => emitted.push(problem))
  const errors: string[] = []
  transport.on('error', ({ type, error }) => {
    emitted.push(type)
    errors.push(error.message)
  })
  await transport.join()
  // The browser's own voice still works.
  hear(JSON.stringify({ type: 'speak', utterance: 1, text: 'Hello.' }))
  expect(emitted).toEqual(['unknown'])
  hear(new ArrayBuffer(640))
  hear(new ArrayBuffer(640))
  expect(emitted).toEqual(['unknown', 'audio-start-failed'])
  expect(errors).toEqual([expect.stringContaining(words)])
  await transport.leave()
})

test('a message beyond the platform’s limits is refused by name, is not sent, and the call goes on', async () => {
  const sent: string[] = []
  class OpenSocket {
    static readonly OPEN = 1
    readyState = 1
    onopen: (() => void) | null = null
    constructor() {
      setTimeout(() => this.onopen?.())
    }
    send(text: string): void {
      sent.push(text)
    }
    close(): void {}
  }
  vi.stubGlobal('WebSocket', OpenSocket)
  const client = new VoiceClient({
    apiBaseUrl: '/voice',
    fetch: createScriptedApi(() => Response.json({ webCallUrl: 'ws://site.test/call' })).fetch,
    createTransport: (given) => new WebSocketTransport({ ...given, takeAudioContext: () => undefined }),
  })
  const refused: string[] = []
  client.on('error', ({ type, stage }) => refused.push(`${stage}: ${type}`))
  await client.start({ assistantId: 'a' })
  const type = (content: string) => client.send({ type: 'add-message', message: { role: 'user', content } })
  expect(type('a'.repeat(2001))).toBe(false)
  expect(Array.from({ length: 7 }, (_, time) => type(`${time}`))).toEqual([
    ...Array<true>(6).fill(true),
    false,
  ])
  expect(refused).toEqual(['call: message-too-long', 'call: message-too-fast'])
  expect(sent).toHaveLength(6)
  expect(client.send({ type: 'end-call' })).toBe(true)
  await client.stop()
})
