import { expect, test, vi } from 'vitest'
import { createInMemoryCallStore } from '#platform/calls/in-memory-call-store.ts'
import { createQuietLog } from '#platform/testing/quiet-log.ts'
import { createScriptedProviders } from '#platform/testing/scripted-providers.ts'
import { createVoicePlatform } from './create-voice-platform.ts'

test('an origin that may not call is named once in the log, and in the answer', async () => {
  const warn = vi.fn()
  const platform = createVoicePlatform({
    providers: createScriptedProviders(),
    callStore: createInMemoryCallStore(),
    allowedOrigins: ['https://shop.example'],
    log: { ...createQuietLog(), warn },
  })
  const ask = (method: string, origin: string) =>
    platform.app.request('http://agency.example/call/web', {
      method,
      headers: { Origin: origin },
      ...(method === 'POST' && { body: '{}' }),
    })
  // The browser asks first, and never sends the request itself.
  await ask('OPTIONS', 'https://other.example')
  const refused = await ask('POST', 'https://other.example')
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('https://other.example') })
  await ask('POST', 'https://shop.example')
  await ask('POST', 'http://agency.example')
  expect(warn.mock.calls).toEqual([
    ['Calls from this origin are not allowed: add it to allowedOrigins', { origin: 'https://other.example' }],
  ])
  await platform.close()
})
