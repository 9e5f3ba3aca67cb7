import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openClient } from '../testing/open-client.ts'
import type { VoiceClient } from '../voice-client.ts'
import { createVoiceCallController } from './voice-call-controller.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const request = { assistantId: 'assistant-1' }

test('a press before the client has loaded is kept, and starts one call', async () => {
  const opened = openClient()
  const loaded = Promise.withResolvers<VoiceClient>()
  const load = vi.fn(() => loaded.promise)
  const controller = createVoiceCallController({ load })
  controller.preload()
  const started = controller.start(request)
  await controller.start(request)
  expect(controller.state.get().status).toBe('loading')
  loaded.resolve(opened.client)
  await started
  opened.latestTransport().emit('listening')
  expect(controller.state.get().status).toBe('active')
  expect([load.mock.calls.length, opened.transports.length]).toEqual([1, 1])
})

test('the platform’s id of a call is known from its start until the next one begins', async () => {
  const opened = openClient()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client) })
  await controller.start(request)
  expect(controller.state.get().callId).toBe('call-1')
  await controller.stop()
  expect(controller.state.get().callId).toBe('call-1')
  void controller.start(request)
  expect(controller.state.get().callId).toBeUndefined()
  await controller.stop()
})

test('an assistant that speaks before the call has started is speaking when it has', async () => {
  const opened = openClient()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client) })
  await controller.start(request)
  opened.latestTransport().emit('remote-speaking', true)
  opened.latestTransport().emit('listening')
  expect(controller.state.get().status).toBe('speaking')
})

test('a text that the platform would refuse is not shown as said, until the next one is sent it says why', async () => {
  const opened = openClient()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client) })
  expect(controller.sendText('too early')).toBe(false)
  await controller.start(request)
  expect(controller.sendText('taken')).toBe(true)
  const transport = opened.latestTransport()
  const send = transport.sendMessage.bind(transport)
  transport.sendMessage = () => {
    transport.emit('error', { type: 'message-too-fast', error: { message: 'Too fast', name: 'Error' } })
    return false
  }
  expect(controller.sendText('refused')).toBe(false)
  expect(controller.state.get()).toMatchObject({
    captions: [{ text: 'taken' }],
    refusal: 'message-too-fast',
  })
  transport.sendMessage = send
  expect(controller.sendText('taken again')).toBe(true)
  expect(controller.state.get().refusal).toBeNull()
  await controller.stop()
})

test('a text is refused at once while the call starts, which goes on', async () => {
  const opened = openClient()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client) })
  controller.preload()
  const started = controller.start(request)
  await vi.waitFor(() => expect(controller.sendText('Hello')).toBe(true))
  const long = 'x'.repeat(2001)
  for (const refusedTexts of [1, 2]) {
    expect(controller.sendText(long)).toBe(false)
    expect(controller.state.get()).toMatchObject({ refusal: 'message-too-long', refusedTexts })
  }
  for (const text of [long.slice(1), '3', '4', '5', '6']) expect(controller.sendText(text)).toBe(true)
  expect(controller.state.get()).toMatchObject({ status: 'loading', refusal: null })
  expect(controller.sendText('7')).toBe(false)
  expect(controller.state.get()).toMatchObject({ status: 'loading', refusal: 'message-too-fast' })
  await started
  const texts = opened.latestTransport().sent.map((sent) => 'message' in sent && sent.message)
  expect(texts).toEqual(
    ['Hello', long.slice(1), '3', '4', '5', '6'].map((content) => ({ role: 'user', content })),
  )
  await controller.stop()
})

test('a press that was cancelled while the client loaded starts nothing', async () => {
  const opened = openClient()
  const loaded = Promise.withResolvers<VoiceClient>()
  const controller = createVoiceCallController({ load: () => loaded.promise })
  const started = controller.start(request)
  await controller.stop()
  loaded.resolve(opened.client)
  await started
  expect(controller.state.get().status).toBe('inactive')
  expect(opened.api.requests).toEqual([])
})

test('a client that cannot be loaded is a problem with a way on: the next press retries', async () => {
  const opened = openClient()
  const load = vi.fn<() => Promise<VoiceClient>>().mockRejectedValueOnce(new Error('No network'))
  load.mockResolvedValue(opened.client)
  const controller = createVoiceCallController({ load })
  await controller.start(request)
  expect(controller.state.get()).toMatchObject({ status: 'inactive', problem: 'unavailable' })
  await controller.start(request)
  opened.latestTransport().emit('listening')
  expect(controller.state.get()).toMatchObject({ status: 'active', problem: null })
})

test('leaving the page ends the call', async () => {
  const opened = openClient()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client) })
  await controller.start(request)
  page.dispatchEvent(new Event('pagehide'))
  expect(opened.latestTransport().state).toBe('left')
  expect(controller.state.get().status).toBe('inactive')
})

test('an error resets the loading state, and the next press starts again', async () => {
  const opened = openClient()
  const onError = vi.fn()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client), onError })
  await controller.start(request)
  opened.latestTransport().emit('error', { type: 'ejected', error: { message: 'x', name: 'Error' } })
  expect(controller.state.get()).toMatchObject({ status: 'inactive', problem: null })
  expect(onError).toHaveBeenCalledOnce()
  await controller.start(request)
  opened.latestTransport().emit('listening')
  expect(controller.state.get().status).toBe('active')
  expect(opened.transports.map(({ state }) => state)).toEqual(['left', 'joined'])
})

test('an ejection ends the call for that reason, and what was being said stands as it is', async () => {
  const opened = openClient()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client) })
  await controller.start(request)
  const transport = opened.latestTransport()
  transport.emit('listening')
  transport.emit('message', {
    type: 'transcript',
    role: 'assistant',
    transcriptType: 'partial',
    transcript: 'Let me',
  })
  expect(controller.state.get().captions).toMatchObject([{ text: 'Let me', final: false }])
  transport.emit('error', { type: 'ejected', error: { message: 'Meeting has ended', name: 'Error' } })
  transport.emit('left')
  expect(controller.state.get()).toMatchObject({
    status: 'inactive',
    endedReason: 'ejected',
    captions: [{ text: 'Let me', final: true }],
  })
})

test('the visitor’s microphone stays closed while a muted call ends', async () => {
  const opened = openClient()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client) })
  await controller.start(request)
  controller.setMuted(true)
  await controller.stop()
  expect(opened.latestTransport().commands.filter(([name]) => name === 'setMuted')).toEqual([
    ['setMuted', true],
  ])
  expect(controller.state.get().muted).toBe(false)
})

test('a reconnect is not a silence of the assistant, and nothing of it remains after the call', async () => {
  const opened = openClient()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client) })
  await controller.start(request)
  const transport = opened.latestTransport()
  transport.emit('listening')
  transport.emit('network-connection', { type: 'signaling', event: 'interrupted' })
  expect(controller.state.get()).toMatchObject({ status: 'active', interrupted: true })
  transport.emit('network-connection', { type: 'signaling', event: 'connected' })
  expect(controller.state.get().interrupted).toBe(false)
  transport.emit('network-connection', { type: 'signaling', event: 'interrupted' })
  await controller.stop()
  expect(controller.state.get()).toMatchObject({ status: 'inactive', interrupted: false })
})

test('a visitor who reads instead of listening also does so in the next call', async () => {
  const opened = openClient()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client) })
  await controller.start(request)
  controller.setSoundOff(true)
  expect(opened.latestTransport().commands).toContainEqual(['setVolume', 0])
  await controller.stop()
  await controller.start(request)
  expect(controller.state.get().soundOff).toBe(true)
  controller.setSoundOff(false)
  expect(opened.latestTransport().commands).toContainEqual(['setVolume', 1])
})

test('both sides are measured at the same time, and a muted visitor as silent, whatever the platform measures', async () => {
  const opened = openClient()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client) })
  await controller.start(request)
  const transport = opened.latestTransport()
  transport.emit('listening')
  transport.emit('remote-level', 0.075)
  transport.emit('local-volume-level', 0.2)
  expect(controller.levels.get()).toEqual({ assistant: 0.5, visitor: 0.2 })
  controller.setMuted(true)
  expect(controller.levels.get().visitor).toBe(0)
  transport.emit('local-volume-level', 0.2)
  expect(controller.levels.get()).toEqual({ assistant: 0.5, visitor: 0 })
})

test('a browser that failed to recognise the visitor does not listen in the next call', async () => {
  const started: Recognizer[] = []
  class Recognizer {
    onerror: ((event: { error: string }) => void) | null = null
    start(): void {
      started.push(this)
    }
    abort(): void {}
  }
  vi.stubGlobal('SpeechRecognition', Recognizer)
  const opened = openClient()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client) })
  await controller.start(request)
  opened.latestTransport().emit('speech-recognition', false, false)
  opened.latestTransport().emit('listening')
  controller.understandInBrowser('en-US')
  started[0]?.onerror?.({ error: 'not-allowed' })
  expect(controller.state.get().understandsSpeech).toBe(false)
  await controller.stop()
  await controller.start(request)
  opened.latestTransport().emit('listening')
  expect(opened.latestTransport().sent).toEqual([])
  expect(started).toHaveLength(1)
})

/** The browser's recogniser, which recognises on the device according to `availability`. */
function scriptRecognizer(availability: string) {
  const started: { processLocally?: boolean; onerror: ((event: { error: string }) => void) | null }[] = []
  class Recognizer {
    static available = () => Promise.resolve(availability)
    processLocally?: boolean
    onerror: ((event: { error: string }) => void) | null = null
    start(): void {
      started.push(this)
    }
    abort(): void {}
  }
  vi.stubGlobal('SpeechRecognition', Recognizer)
  return started
}

async function startWith(availability: string, ...recognition: [available: boolean, phrasesOnly: boolean]) {
  const started = scriptRecognizer(availability)
  const opened = openClient()
  const controller = createVoiceCallController({
    load: () => Promise.resolve(opened.client),
    language: 'en-US',
  })
  await controller.start(request)
  opened.latestTransport().emit('speech-recognition', ...recognition)
  opened.latestTransport().emit('listening')
  await vi.waitFor(() => Promise.resolve())
  return { started, controller, sent: opened.latestTransport().sent, transport: opened.latestTransport() }
}

test.each([
  ['nothing', false, false],
  ['common phrases', true, true],
] as const)(
  'a browser that recognises on the device does so at once where the platform understands %s',
  async (_what, available, phrasesOnly) => {
    const { started, controller, sent } = await startWith('available', available, phrasesOnly)
    expect(started).toMatchObject([{ processLocally: true }])
    expect(sent).toContainEqual({ type: 'hello', version: 1, recognition: 'browser' })
    expect(controller.state.get()).toMatchObject({ understandsSpeech: true, browserUnderstands: true })
  },
)

test.each([
  ['the platform understands free speech', 'available', true, false],
  ['the sound would leave the device', 'downloadable', true, true],
] as const)(
  'the browser recognises nothing by itself where %s',
  async (_why, availability, available, phrasesOnly) => {
    const { started, controller } = await startWith(availability, available, phrasesOnly)
    expect(started).toEqual([])
    expect(controller.state.get()).toMatchObject({
      browserUnderstands: false,
      canUnderstandInBrowser: true,
      hearsPhrasesOnly: phrasesOnly,
    })
  },
)

test('a failure on the device returns recognition to the platform, and the browser’s service can still be chosen', async () => {
  const { started, controller, sent } = await startWith('available', true, true)
  started[0]?.onerror?.({ error: 'language-not-supported' })
  expect(sent.at(-1)).toEqual({ type: 'hello', version: 1, recognition: 'platform' })
  expect(controller.state.get()).toMatchObject({
    understandsSpeech: true,
    hearsPhrasesOnly: true,
    browserUnderstands: false,
    canUnderstandInBrowser: true,
  })
  controller.understandInBrowser('en-US')
  expect(started.at(-1)?.processLocally).toBeUndefined()
  expect(controller.state.get().browserUnderstands).toBe(true)
})

test('consecutive misunderstandings are counted until the visitor is understood', async () => {
  const { controller, transport } = await startWith('unavailable', true, true)
  transport.emit('message', { type: 'not-understood', times: 2 })
  expect(controller.state.get().misunderstandings).toBe(2)
  const heard = { role: 'user', transcriptType: 'final', transcript: 'hello' } as const
  transport.emit('message', { type: 'transcript', ...heard })
  expect(controller.state.get().misunderstandings).toBe(0)
})

test('a call whose sound fails while connecting is still connecting', async () => {
  const opened = openClient()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client) })
  const seen = new Set<string>()
  controller.state.subscribe(() => seen.add(controller.state.get().status))
  await controller.start(request)
  opened
    .latestTransport()
    .emit('error', { type: 'audio-start-failed', error: { message: 'x', name: 'Error' } })
  opened.latestTransport().emit('listening')
  expect([...seen]).toEqual(['loading', 'active'])
  expect(controller.state.get().playbackFailed).toBe(true)
})

test('a call without sound continues in writing, and nothing of it remains after the call', async () => {
  const opened = openClient()
  const controller = createVoiceCallController({ load: () => Promise.resolve(opened.client) })
  await controller.start(request)
  const transport = opened.latestTransport()
  transport.emit('listening')
  transport.emit('microphone-problem', 'unknown')
  transport.emit('error', { type: 'audio-start-failed', error: { message: 'x', name: 'Error' } })
  expect(controller.state.get()).toMatchObject({
    status: 'active',
    problem: null,
    playbackFailed: true,
    microphoneProblem: 'unknown',
  })
  await controller.stop()
  expect(controller.state.get()).toMatchObject({ playbackFailed: false, microphoneProblem: null })
})
