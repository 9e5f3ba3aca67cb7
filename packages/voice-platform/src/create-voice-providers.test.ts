import { expect, it } from 'vitest'
import { createVoiceProviders } from './create-voice-providers.ts'
import { createConciergeProvider } from './dialogue/create-concierge-provider.ts'
import { createQuietLog } from './testing/quiet-log.ts'
import { createScriptedEndpoint } from './testing/scripted-endpoint.ts'
import { germanAgency } from './testing/german-agency.ts'

const options = {
  dialogue: createConciergeProvider(germanAgency),
  searchPath: process.env['PATH'] ?? '',
  log: createQuietLog(),
}

it('a call in German has a recogniser with the code of German, and no English one', async () => {
  const endpoint = await createScriptedEndpoint((response) => void response.end('{"text":"Ja."}'))
  const configured = await createVoiceProviders({ ...options, speechToText: { url: endpoint.url } })
  const { signal } = new AbortController()
  expect(await configured.speechToText?.transcribe(new Int16Array(1600), { signal })).toBe('Ja.')
  expect(endpoint.requests[0]?.body).toMatch(/name="language"\r\n\r\nde\r\n/)
  await configured.close()
  await endpoint.close()

  const builtIn = await createVoiceProviders(options)
  expect(builtIn.speechToText).toBeUndefined()
  expect(builtIn.browserSpeaks).toBe(true)
  await builtIn.close()
})
