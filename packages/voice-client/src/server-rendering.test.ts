import { expect, test } from 'vitest'

test('a server can import the client and render with it: nothing of a browser is touched', async () => {
  expect(typeof globalThis.window).toBe('undefined')
  const { VoiceClient } = await import('@frontdesk/voice-client')
  const client = new VoiceClient({ apiBaseUrl: '/voice' })
  expect(client.isMuted()).toBe(false)
})
