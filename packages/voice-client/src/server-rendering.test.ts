import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

test('a server can import the client and create one: nothing of a browser is touched', async () => {
  expect(typeof globalThis.window).toBe('undefined')
  const { VoiceClient } = await import('@frontdesk/voice-client')
  const client = new VoiceClient({ apiBaseUrl: '/voice' })
  expect(client.isMuted()).toBe(false)
})

test('a server can render a component with a call: inactive, and nothing is loaded', async () => {
  const { useVoiceCall, useVoiceLevels } = await import('@frontdesk/voice-client/react')
  const load = vi.fn()
  function Button() {
    const call = useVoiceCall({ load })
    const { assistant } = useVoiceLevels(call)
    return createElement('button', null, `${call.status} ${assistant}`)
  }
  expect(renderToString(createElement(Button))).toBe('<button>inactive 0</button>')
  expect(load).not.toHaveBeenCalled()
})
