import { afterEach, expect, test, vi } from 'vitest'
import { WebSocketTransport } from './web-socket-transport.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a browser that gives the page no audio worklet is a problem that is told, and the line stands', async () => {
  class ScriptedSocket {
    onopen: (() => void) | null = null
    constructor() {
      setTimeout(() => this.onopen?.())
    }
    close(): void {}
  }
  vi.stubGlobal('WebSocket', ScriptedSocket)
  const told: unknown[] = []
  const transport = new WebSocketTransport({
    call: { webCallUrl: 'ws://site.test/call' },
    media: {},
    dailyConfig: {},
    muted: false,
    volume: 1,
    inputDevices: undefined,
    outputDevice: undefined,
    speakInBrowser: undefined,
    // As on a page without TLS.
    takeAudioContext: () => ({ close: () => Promise.resolve() }) as AudioContext,
  })
  transport.on('microphone-problem', (problem) => told.push(problem))
  transport.on('error', ({ type }) => told.push(type))
  await transport.join()
  expect(told).toEqual(['unknown', 'audio-start-failed'])
  await transport.leave()
})
