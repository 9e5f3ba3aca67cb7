import { Api } from '@vapi-ai/web/dist/api.js'
import { expect, test } from 'vitest'
import { createInMemoryCallStore } from '#platform/calls/in-memory-call-store.ts'
import { createQuietLog } from '#platform/testing/quiet-log.ts'
import { listen } from '#platform/testing/listen.ts'
import { createScriptedProviders } from '#platform/testing/scripted-providers.ts'
import { joinCall } from '#platform/testing/test-visitor.ts'
import { createVoicePlatform } from './create-voice-platform.ts'

test('the hosted platform’s own REST client creates, joins and reads a call here', async () => {
  const platform = createVoicePlatform({
    providers: createScriptedProviders(),
    callStore: createInMemoryCallStore(),
    apiKey: 'private-key',
    log: createQuietLog(),
  })
  const server = await listen(platform)
  const vendor = new Api({
    baseUrl: server.url,
    baseApiParams: { secure: true },
    securityWorker: () => ({ headers: { Authorization: 'Bearer private-key' } }),
  })

  const { data: call } = await vendor.call.callControllerCreateWebCall({
    assistant: { name: 'Ada', firstMessage: 'Hello, I am an AI.' },
  })
  expect(call).toMatchObject({ type: 'webCall', status: 'queued', assistant: { name: 'Ada' } })
  // The vendor's types lag behind what its own client reads.
  const { webCallUrl } = call as typeof call & { webCallUrl: string }
  const visitor = await joinCall(webCallUrl)
  await visitor.message('ready')
  visitor.hangUp()
  await visitor.closed()
  const { data: read } = await vendor.call.callControllerFindOne(call.id)
  expect(read).toMatchObject({ id: call.id, endedReason: 'customer-ended-call' })

  await platform.close()
  await server.close()
})
