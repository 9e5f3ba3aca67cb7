import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { collectSound } from './testing/collect-sound.ts'
import { levelOf } from './audio/pcm.ts'
import { createInMemoryCallStore } from './calls/in-memory-call-store.ts'
import { createVoiceProviders } from './create-voice-providers.ts'
import { createQuietLog } from './testing/quiet-log.ts'
import { listen } from './testing/listen.ts'
import { createScriptedDialogue, text } from './testing/scripted-dialogue.ts'
import { joinCall } from './testing/test-visitor.ts'
import { createVoicePlatform } from './http/create-voice-platform.ts'

// Speaking takes time.
vi.setConfig({ testTimeout: 60_000 })

const log = createQuietLog()
const dialogue = createScriptedDialogue(
  function* ({ input }) {
    if (input.type !== 'user') yield text('The form is filled in. Please check it and send it.')
    else if (/demo/.test(input.text)) {
      yield text('Gladly. ')
      yield {
        type: 'tool-call',
        call: { id: 'call-1', name: 'fill_in_form', arguments: { service: 'Customer Support' } },
      }
    } else if (/call me/.test(input.text)) {
      yield text('What is your phone number, in case we are cut off?')
      yield { type: 'expect', input: 'phone' }
    } else {
      yield text('We offer customer support, appointment scheduling, and process automation. ')
      yield text('All of it works around the clock, and your team can take over at any moment.')
    }
  },
  {
    expectedSentences: ['i would like to book a demo', 'what services do you offer'],
    expectedPhrases: {
      phone: ['(zero | one | two | three | four | five | six | seven | eight | nine)+', 'skip'],
    },
  },
)
let providers: Awaited<ReturnType<typeof createVoiceProviders>>
let platform: ReturnType<typeof createVoicePlatform>
let server: Awaited<ReturnType<typeof listen>>
const callStore = createInMemoryCallStore()

beforeAll(async () => {
  providers = await createVoiceProviders({ dialogue, searchPath: process.env['PATH'] ?? '', log })
  platform = createVoicePlatform({ providers, callStore, log })
  server = await listen(platform)
})
afterAll(async () => {
  await platform.close()
  await Promise.all([server.close(), providers.close()])
})

async function call() {
  const response = await fetch(`${server.url}/call/web`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(201)
  const { id, webCallUrl } = (await response.json()) as { id: string; webCallUrl: string }
  return { id, visitor: await joinCall(webCallUrl) }
}

function speech(sentence: string): Promise<Int16Array> {
  return collectSound(providers.textToSpeech.synthesize(sentence, { signal: new AbortController().signal }))
}

test('a visitor who asks for a demo is greeted, understood and answered in sound, and the form is filled in', async () => {
  const { id, visitor } = await call()
  await visitor.message('transcript', ({ transcript }) => /AI assistant/.test(transcript))
  await visitor.message('speech-update', ({ role, status }) => role === 'assistant' && status === 'stopped')
  const greeting = visitor.sound()
  expect(levelOf(greeting)).toBeGreaterThan(0.01 * 32_768)

  await visitor.speak(await speech('I would like to book a demo.'))
  await visitor.message(
    'transcript',
    ({ role, transcriptType, transcript }) =>
      role === 'user' && transcriptType === 'final' && transcript === 'i would like to book a demo',
  )
  const { toolCallList } = await visitor.message('tool-calls')
  expect(toolCallList).toEqual([
    {
      id: 'call-1',
      type: 'function',
      function: { name: 'fill_in_form', arguments: { service: 'Customer Support' } },
    },
  ])
  visitor.send({ type: 'tool-call-result', toolCallId: 'call-1', result: 'filled in' })
  await visitor.message(
    'transcript',
    ({ role, transcriptType, transcript }) =>
      role === 'assistant' &&
      transcriptType === 'final' &&
      transcript === 'Gladly. The form is filled in. Please check it and send it.',
  )
  expect(levelOf(visitor.sound().subarray(greeting.length))).toBeGreaterThan(0.01 * 32_768)

  visitor.send({ type: 'end-call' })
  const ended = await visitor.message('status-update', ({ status }) => status === 'ended')
  expect(ended.endedReason).toBe('customer-ended-call')
  expect(await visitor.closed()).toBe(1000)
  const stored = await callStore.getCall(id)
  expect(stored).toMatchObject({ status: 'ended', endedReason: 'customer-ended-call' })
  expect(stored?.transcript.map(({ role, text: said }) => `${role}: ${said}`)).toEqual([
    'assistant: Hello, I am an AI assistant. How can I help you?',
    'user: i would like to book a demo',
    'tool: fill_in_form',
    'assistant: Gladly. The form is filled in. Please check it and send it.',
  ])
})

test('a visitor who talks over the answer silences it; the history keeps what was heard', async () => {
  const { visitor } = await call()
  visitor.send({ type: 'add-message', message: { role: 'user', content: 'What do you offer?' } })
  const before = visitor.messages.length
  await visitor.message('transcript', ({ transcript }) => /customer support/.test(transcript), before)
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  const answering = visitor.messages.length
  await visitor.speak(await speech('what services do you offer'))
  await visitor.message('clear-audio', () => true, answering)
  const cut = await visitor.message(
    'transcript',
    ({ transcriptType, transcript }) => transcriptType === 'final' && transcript.startsWith('We offer'),
    answering,
  )
  expect(cut.transcript).not.toMatch(/at any moment/)
  visitor.hangUp()
  await visitor.closed()
})

test.each(['two zero two five five five zero one four three', 'skip'])(
  'a visitor who answers over the question for a number is understood: %s',
  async (words) => {
    const spoken = await speech(words)
    const { visitor } = await call()
    const before = visitor.messages.length
    visitor.send({ type: 'add-message', message: { role: 'user', content: 'Please call me.' } })
    await visitor.message('transcript', ({ transcript }) => /phone number/.test(transcript), before)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await visitor.speak(spoken)
    await visitor.message(
      'transcript',
      ({ role, transcriptType, transcript }) =>
        role === 'user' && transcriptType === 'final' && transcript === words,
      before,
    )
    visitor.hangUp()
    await visitor.closed()
  },
)
