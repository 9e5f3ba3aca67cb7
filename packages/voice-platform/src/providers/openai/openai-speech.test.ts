import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { collectSound } from '#platform/testing/collect-sound.ts'
import { call } from '#platform/testing/call.ts'
import { text } from '#platform/testing/scripted-dialogue.ts'
import { createScriptedEndpoint, failures } from '#platform/testing/scripted-endpoint.ts'
import { createScriptedVoice } from '#platform/testing/scripted-voice.ts'
import { withFallbackVoice } from '../fallback-voice.ts'
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
/** For tests of slow servers. In other tests a busy machine may take its time. */
const shortTimeouts = { timeoutMilliseconds: 150, stallMilliseconds: 150 }
const timeouts = { timeoutMilliseconds: 60_000, stallMilliseconds: 60_000 }
const recognizer = (waits = timeouts) =>
  createOpenAiSpeechToText({ url: `${endpoint.url}/audio/transcriptions`, model: 'ears', ...waits })
const voice = (waits = timeouts) => createOpenAiTextToSpeech({ url: endpoint.url, key: 'secret', ...waits })

test('names the language of visitors to the recogniser', async () => {
  endpoint.follow((response) => void response.end('{"text":"Guten Tag."}'))
  const german = createOpenAiSpeechToText({ url: `${endpoint.url}/audio/transcriptions` }, 'de')
  await german.transcribe(new Int16Array(16_000), { signal })
  expect(endpoint.requests[0]?.body).toMatch(/name="language"\r\n\r\nde\r\n/)
})

test('sends an utterance as a WAVE file, and returns its words', async () => {
  endpoint.follow((response) => void response.end('{"text":" Hello there. "}'))
  expect(await recognizer().transcribe(new Int16Array(16_000), { signal })).toBe('Hello there.')
  const [request] = endpoint.requests
  expect(request?.path).toBe('/v1/audio/transcriptions')
  expect(request?.body).toContain('RIFF')
  expect(request?.body).toMatch(/name="model"\r\n\r\nears/)
})

const events = (...sent: unknown[]): string =>
  sent.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
const chunk = (content: string, reason: string | null = null) => ({
  object: 'transcription.chunk',
  choices: [{ delta: { content }, finish_reason: reason }],
})

test.each([
  [
    'OpenAI and speaches',
    events(
      { type: 'transcript.text.delta', delta: 'Hello', logprobs: null },
      { type: 'transcript.text.delta', delta: ' there.' },
      { type: 'transcript.text.done', text: 'Hello there.' },
    ),
  ],
  [
    'a server that names its events and cuts into segments',
    `event: transcript.text.delta\n${events({ type: 'transcript.text.delta', delta: 'Hello' }, { type: 'transcript.text.segment', id: '1' }, { type: 'transcript.text.delta', delta: ' there.' })}${events({ type: 'transcript.text.done', text: 'Hello there.' })}`,
  ],
  ['vLLM', `${events(chunk('Hello'), chunk(' there.'), chunk('', 'stop'))}data: [DONE]\n\n`],
])('words that %s stream are reported as they come', async (_server, sent) => {
  endpoint.follow(async (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    const middle = sent.length / 2
    response.write(sent.slice(0, middle))
    await new Promise((resolve) => setTimeout(resolve, 20))
    response.end(sent.slice(middle))
  })
  const partials: string[] = []
  const text = await recognizer().transcribe(new Int16Array(16_000), {
    signal,
    onPartial: (partial) => partials.push(partial),
  })
  expect(text).toBe('Hello there.')
  expect(partials).toEqual(['Hello', 'Hello there.'])
  expect(endpoint.requests[0]?.body).toMatch(/name="stream"\r\n\r\ntrue/)
  expect(endpoint.requests[0]?.body).toMatch(/name="language"\r\n\r\nen/)
})

test.each([
  ['breaks off', events({ type: 'transcript.text.delta', delta: 'Hello' })],
  ['sends an error', events({ error: { message: 'overloaded' } })],
  ['sends something else', 'data: {{{\n\n'],
])('a stream of words that %s is a fault', async (_how, sent) => {
  endpoint.follow((response) => void response.end(sent))
  await expect(recognizer().transcribe(new Int16Array(16_000), { signal })).rejects.toMatchObject({
    name: 'VoiceProviderError',
  })
})

test('asks a server that refuses to stream for the whole answer, then and from then on', async () => {
  endpoint.follow((response, { body }) => {
    if (body.includes('name="stream"')) response.writeHead(400).end('{"error":"stream"}')
    else response.end('{"text":"Hello there."}')
  })
  const ears = recognizer()
  for (const _time of [1, 2]) {
    expect(await ears.transcribe(new Int16Array(16_000), { signal })).toBe('Hello there.')
  }
  expect(endpoint.requests).toHaveLength(3)
})

test('shows the visitor the words while they are still being recognised', async () => {
  endpoint.follow(async (response) => {
    response.write(events({ type: 'transcript.text.delta', delta: 'what do' }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    response.end(events({ type: 'transcript.text.done', text: 'what do you offer' }))
  })
  const { messages } = await call({
    answer: () => [text('Fine.')],
    speechToText: recognizer(),
    realTime: true,
  })
    .says(/AI assistant/)
    .hears('what do you offer')
    .says(/Fine/)
    .end()
  const read = messages.flatMap((message) =>
    message.type === 'transcript' && message.role === 'user' ? [message.transcript] : [],
  )
  expect(read.slice(0, 2)).toEqual(['what do', 'what do you offer'])
})

test('delivers sound as it is made, at the rate of the call', async () => {
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
  'a recogniser that %s: the visitor gets an apology, and the call continues',
  async (_how, script) => {
    endpoint.follow(script)
    await call({ answer: () => [text('Fine.')], speechToText: recognizer(shortTimeouts), realTime: true })
      .says(/AI assistant/)
      .hears('what do you offer')
      .says(/could not hear you just now/)
      .reads('and now')
      .says(/Fine/)
      .end()
  },
)

test.each(failures(Buffer.alloc(2_000)).filter(([how]) => !/mid-answer|connection/.test(how)))(
  'a voice that %s: the built-in voice says it',
  async (_how, script) => {
    endpoint.follow(script)
    const faults: unknown[] = []
    const spare = createScriptedVoice()
    const both = withFallbackVoice(voice(shortTimeouts), spare, (error) => faults.push(error))
    const sound = await collectSound(both.synthesize('Good morning', { signal }))
    expect(spare.wordIn(sound)).toBe('Good')
    expect(faults).toHaveLength(1)
  },
)

test('a voice that breaks off in mid-clause is not repeated from the start', async () => {
  endpoint.follow(failures(Buffer.alloc(2_000))[2]?.[1] ?? (() => undefined))
  const faults: unknown[] = []
  const both = withFallbackVoice(voice(shortTimeouts), createScriptedVoice(), (error) => faults.push(error))
  const sound = await collectSound(both.synthesize('Good morning', { signal }))
  expect(sound.every((sample) => sample === 0)).toBe(true)
  expect(faults).toHaveLength(1)
})
