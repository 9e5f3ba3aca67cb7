import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openClient } from '../testing/open-client.ts'
import { recognizeInBrowser, recognizesLocally } from './recognize-in-browser.ts'
import type { SpeechRecognizer } from './speech-recognition.ts'

/** The browser's recogniser, controlled by the test. */
class ScriptedRecognizer implements SpeechRecognizer {
  static readonly started: ScriptedRecognizer[] = []
  static local = 'unavailable'
  static available = () => Promise.resolve(ScriptedRecognizer.local)

  lang = ''
  continuous = false
  interimResults = false
  onresult: SpeechRecognizer['onresult'] = null
  onerror: SpeechRecognizer['onerror'] = null
  onend: SpeechRecognizer['onend'] = null
  running = false

  start(): void {
    this.running = true
    ScriptedRecognizer.started.push(this)
  }

  abort(): void {
    this.running = false
  }

  hears(transcript: string, isFinal: boolean): void {
    this.onresult?.({
      resultIndex: 1,
      results: [
        { isFinal: true, 0: { transcript: 'before' } },
        { isFinal, 0: { transcript } },
      ],
    })
  }
}

const running = () => ScriptedRecognizer.started.filter((recognizer) => recognizer.running)

beforeEach(() => {
  ScriptedRecognizer.started.length = 0
  vi.stubGlobal('SpeechRecognition', ScriptedRecognizer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function openCall() {
  const opened = openClient()
  const onUnavailable = vi.fn()
  const detach = recognizeInBrowser(opened.client, { language: 'en-US', onUnavailable })
  await opened.client.start('assistant-1')
  const transport = opened.latestTransport()
  transport.emit('listening')
  const assistant = (status: 'started' | 'stopped') =>
    transport.emit('message', { type: 'speech-update', role: 'assistant', status })
  return { ...opened, detach, onUnavailable, transport, assistant }
}

test('sends the browser’s results to the platform, which stops recognising', async () => {
  const { transport } = await openCall()
  const [recognizer] = running()
  expect(recognizer).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true })
  recognizer?.hears('I would', false)
  recognizer?.hears('I would like a demo', true)
  expect(transport.sent).toEqual([
    { type: 'hello', version: 1, recognition: 'browser' },
    { type: 'recognition', transcriptType: 'partial', transcript: 'I would' },
    { type: 'recognition', transcriptType: 'final', transcript: 'I would like a demo' },
  ])
})

test('does not listen while the assistant speaks, while muted, and after the call', async () => {
  const { client, assistant } = await openCall()
  expect(running()).toHaveLength(1)
  assistant('started')
  expect(running()).toHaveLength(0)
  assistant('stopped')
  expect(running()).toHaveLength(1)
  client.setMuted(true)
  expect(running()).toHaveLength(0)
  client.setMuted(false)
  expect(running()).toHaveLength(1)
  await client.stop()
  expect(running()).toHaveLength(0)
})

test('restarts a recogniser that ends after a silence, until it is detached', async () => {
  vi.useFakeTimers()
  const { detach, transport } = await openCall()
  running()[0]?.onend?.()
  await vi.advanceTimersByTimeAsync(250)
  expect(ScriptedRecognizer.started).toHaveLength(2)
  detach()
  expect(ScriptedRecognizer.started[1]?.running).toBe(false)
  expect(transport.sent.at(-1)).toEqual({ type: 'hello', version: 1, recognition: 'platform' })
})

test('lets a visitor consent in the middle of a call: it begins after the assistant has spoken', async () => {
  const { client, latestTransport } = openClient()
  await client.start('assistant-1')
  const transport = latestTransport()
  transport.emit('listening')
  recognizeInBrowser(client, { language: 'en-US', assistantSpeaks: true })
  expect(transport.sent).toEqual([{ type: 'hello', version: 1, recognition: 'browser' }])
  expect(running()).toHaveLength(0)
  transport.emit('message', { type: 'speech-update', role: 'assistant', status: 'stopped' })
  expect(running()).toHaveLength(1)
})

test('returns recognition to the platform after a refusal, once', async () => {
  const { transport, onUnavailable } = await openCall()
  const [recognizer] = running()
  recognizer?.onerror?.({ error: 'no-speech' })
  expect(onUnavailable).not.toHaveBeenCalled()
  recognizer?.onerror?.({ error: 'not-allowed' })
  expect(onUnavailable).toHaveBeenCalledOnce()
  expect(transport.sent.at(-1)).toEqual({ type: 'hello', version: 1, recognition: 'platform' })
  expect(running()).toHaveLength(0)
})

test('gives up a recogniser without a service after three faults in a row', async () => {
  vi.useFakeTimers()
  const { transport, onUnavailable } = await openCall()
  const failWith = async (error: string) => {
    const [recognizer] = running()
    recognizer?.onerror?.({ error })
    if (recognizer) recognizer.running = false
    recognizer?.onend?.()
    await vi.advanceTimersByTimeAsync(250)
  }
  await failWith('network')
  await failWith('network')
  running()[0]?.hears('I would', false)
  await failWith('network')
  await failWith('no-speech')
  await failWith('network')
  expect(onUnavailable).not.toHaveBeenCalled()
  await failWith('network')
  expect(onUnavailable).toHaveBeenCalledOnce()
  expect(transport.sent.at(-1)).toEqual({ type: 'hello', version: 1, recognition: 'platform' })
  expect(running()).toHaveLength(0)
})

test('leaves recognition to the platform if the browser has none', async () => {
  vi.stubGlobal('SpeechRecognition', undefined)
  const { transport, onUnavailable } = await openCall()
  expect(onUnavailable).toHaveBeenCalledOnce()
  expect(transport.sent).toEqual([{ type: 'hello', version: 1, recognition: 'platform' }])
})

test('asks the browser whether sound stays on the device', async () => {
  expect(await recognizesLocally('en-US')).toBe(false)
  ScriptedRecognizer.local = 'available'
  expect(await recognizesLocally('en-US')).toBe(true)
})
