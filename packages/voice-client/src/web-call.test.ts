import { expect, test } from 'vitest'
import { hasVideo, readWebCall, recordsVideo, webSocketUrl } from './web-call.ts'

test('a call with a ws address runs over a WebSocket, any other in a room', () => {
  expect(webSocketUrl({ webCallUrl: 'wss://site.example/voice/rooms/1' })).toBe(
    'wss://site.example/voice/rooms/1',
  )
  expect(webSocketUrl({ webCallUrl: 'https://rooms.example/1' })).toBeUndefined()
})

test('the hosted platform’s WebSocket calls have a separate address beside the room’s', () => {
  const transport = { provider: 'vapi.websocket', websocketCallUrl: 'wss://platform.example/1' }
  expect(webSocketUrl({ webCallUrl: 'https://rooms.example/1', transport })).toBe('wss://platform.example/1')
})

test('a call is recorded or has video as the platform says, and otherwise neither', () => {
  const call = { webCallUrl: 'https://rooms.example/1' }
  expect([recordsVideo(call), hasVideo(call)]).toEqual([false, false])
  expect(recordsVideo({ ...call, artifactPlan: { videoRecordingEnabled: true } })).toBe(true)
  expect(hasVideo({ ...call, assistant: { voice: { provider: 'tavus' } } })).toBe(true)
})

test.each([{}, { webCallUrl: '' }, { webCallUrl: 7 }])(
  'an answer without an address is a fault: %j',
  (answer) => {
    expect(() => readWebCall(answer)).toThrow('The platform answered without a webCallUrl.')
  },
)
