import { afterEach, expect, test, vi } from 'vitest'
import type { TransportOptions } from '../transport.ts'
import { WebSocketTransport } from './web-socket-transport.ts'

// The code of the browser's voice cannot be loaded here.
vi.mock('../browser-voice/speak-in-browser.ts', () => {
  throw new Error('No network')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page without TLS, for which the browser has no audio worklet. */
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
  takeAudioContext: () => ({ close: () => Promise.resolve() }) as AudioContext,
}

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

test('a missing audio worklet is reported when there is sound, and the connection stays open', async () => {
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
  const transport = new WebSocketTransport(options)
  transport.on('microphone-problem', (problem) => emitted.push(problem))
  transport.on('error', ({ type }) => emitted.push(type))
  await transport.join()
  // The browser's own voice still works.
  hear(JSON.stringify({ type: 'speak', utterance: 1, text: 'Hello.' }))
  expect(emitted).toEqual(['unknown'])
  hear(new ArrayBuffer(640))
  hear(new ArrayBuffer(640))
  expect(emitted).toEqual(['unknown', 'audio-start-failed'])
  await transport.leave()
})
