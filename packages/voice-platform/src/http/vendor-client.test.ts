import { expect, test } from 'vitest'
import { createInMemoryCallStore } from '#platform/calls/in-memory-call-store.ts'
import { createQuietLog } from '#platform/testing/quiet-log.ts'
import { listen } from '#platform/testing/listen.ts'
import { createScriptedProviders } from '#platform/testing/scripted-providers.ts'
import { joinCall } from '#platform/testing/test-visitor.ts'
import { createVoicePlatform } from './create-voice-platform.ts'

/** Requests of the hosted platform's own REST client: JSON, with the key as bearer even for a visitor's call. */
const ask = async (url: string, body?: object) => {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: 'Bearer private-key', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as { id: string; webCallUrl: string }
}

test('a client of the hosted platform creates, joins and reads a call here', async () => {
  const platform = createVoicePlatform({
    providers: createScriptedProviders(),
    callStore: createInMemoryCallStore(),
    apiKey: 'private-key',
    log: createQuietLog(),
  })
  const server = await listen(platform)

  const call = await ask(`${server.url}/call/web`, {
    assistant: { name: 'Ada', firstMessage: 'Hello, I am an AI.' },
  })
  expect(call).toMatchObject({ type: 'webCall', status: 'queued', assistant: { name: 'Ada' } })
  const visitor = await joinCall(call.webCallUrl)
  await visitor.message('ready')
  visitor.hangUp()
  await visitor.closed()
  expect(await ask(`${server.url}/call/${call.id}`)).toMatchObject({
    id: call.id,
    endedReason: 'customer-ended-call',
  })

  await platform.close()
  await server.close()
})
