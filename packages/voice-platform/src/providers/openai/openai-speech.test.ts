import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { collectSound } from '#platform/audio/collect-sound.ts'
import { withFallbackVoice } from '#platform/providers/voice/fallback-voice.ts'
import { call } from '#platform/testing/call.ts'
import { text } from '#platform/testing/scripted-dialogue.ts'
import { createScriptedEndpoint, failures } from '#platform/testing/scripted-endpoint.ts'
import { createScriptedVoice } from '#platform/testing/scripted-voice.ts'
import { createOpenAiSpeechToText } from './openai-speech-to-text.ts'
import { createOpenAiTextToSpeech } from './openai-text-to-speech.ts'

let endpoint: Awaited<ReturnType<typeof createScriptedEndpoint>>
beforeAll(async () => {
  endpoint = await createScriptedEndpoint(() => undefined)
})
afterAll(() => endpoint.close())
beforeEach(() => {
  endpoint.requests.length = 0
})

const signal = new AbortController().signal
const patience = { timeoutMilliseconds: 150, stallMilliseconds: 150 }
const recognizer = () =>
  createOpenAiSpeechToText({ url: `${endpoint.url}/audio/transcriptions`, model: 'ears', ...patience })
const voice = () => createOpenAiTextToSpeech({ url: endpoint.url, key: 'secret', ...patience })

test('an utterance goes out as a WAVE file, and its words come back', async () => {
  endpoint.follow((response) => void response.end('{"text":" Hello there. "}'))
  expect(await recognizer().transcribe(new Int16Array(16_000), { signal })).toBe('Hello there.')
  const [request] = endpoint.requests
  expect(request?.path).toBe('/v1/audio/transcriptions')
  expect(request?.body).toContain('RIFF')
  expect(request?.body).toMatch(/name="model"\r\n\r\nears/)
})

test('sound comes as it is made, at the rate of the call', async () => {
  endpoint.follow((response) => {
    const second = new Int16Array(24_000).fill(1_000)
    const bytes = Buffer.from(second.buffer)
    response.write(bytes.subarray(0, 10_001))
    response.end(bytes.subarray(10_001))
  })
  const sound = await collectSound(voice().synthesize('Hello', { signal }))
  expect(sound.length).toBeGreaterThan(15_990)
  expect(sound.length).toBeLessThan(16_010)
  expect(sound.subarray(10).every((sample) => sample === 1_000)).toBe(true)
  expect(JSON.parse(endpoint.requests[0]?.body ?? '')).toMatchObject({
    input: 'Hello',
    response_format: 'pcm',
  })
})

test.each(failures('{"text":"He'))(
  'a recogniser that %s: the visitor hears an apology, and the call goes on',
  async (_how, script) => {
    endpoint.follow(script)
    await call({ answer: () => [text('Fine.')], speechToText: recognizer(), realTime: true })
      .says(/AI assistant/)
      .hears('what do you offer')
      .says(/could not hear you just now/)
      .reads('and now')
      .says(/Fine/)
      .end()
  },
)

test.each(failures(Buffer.alloc(2_000)).filter(([how]) => !/mid-answer|line/.test(how)))(
  'a voice that %s: the built-in voice says it',
  async (_how, script) => {
    endpoint.follow(script)
    const faults: unknown[] = []
    const spare = createScriptedVoice()
    const both = withFallbackVoice(voice(), spare, (error) => faults.push(error))
    const sound = await collectSound(both.synthesize('Good morning', { signal }))
    expect(spare.wordIn(sound)).toBe('Good')
    expect(faults).toHaveLength(1)
  },
)

test('a voice that breaks off in mid-clause is not repeated from the start', async () => {
  endpoint.follow(failures(Buffer.alloc(2_000))[2]?.[1] ?? (() => undefined))
  const faults: unknown[] = []
  const both = withFallbackVoice(voice(), createScriptedVoice(), (error) => faults.push(error))
  const sound = await collectSound(both.synthesize('Good morning', { signal }))
  expect(sound.every((sample) => sample === 0)).toBe(true)
  expect(faults).toHaveLength(1)
})
