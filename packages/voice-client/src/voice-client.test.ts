import type { DailyEventObjectNetworkQualityEvent } from '@daily-co/daily-js'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openClient } from './testing/open-client.ts'
import { successfulStart } from './testing/record-events.ts'
import { scriptedCall } from './testing/scripted-api.ts'
import { VoiceClient, type VoiceClientOptions } from './voice-client.ts'
import type { WebCall } from './web-call.ts'

test('a client without an address for new calls names the missing option', () => {
  for (const options of [{}, undefined, 'public-key'])
    expect(() => new VoiceClient(options as unknown as VoiceClientOptions)).toThrow(
      "Pass where calls are created: new VoiceClient({ apiBaseUrl: '/voice' })",
    )
})

describe('a call', () => {
  test('passes on the transport’s events', async () => {
    const { client, events, latestTransport } = openClient()
    await client.start('assistant-1')
    const transport = latestTransport()
    transport.emit('listening')
    transport.emit('listening')
    transport.emit('remote-level', 0.075)
    transport.emit('message', {
      type: 'transcript',
      role: 'user',
      transcriptType: 'final',
      transcript: 'Hello',
    })
    transport.emit('network-quality-change', { threshold: 'low' } as DailyEventObjectNetworkQualityEvent)
    transport.emit('network-connection', { type: 'signaling', event: 'interrupted' })
    transport.emit('error', { type: 'ejected', error: { message: 'Meeting has ended', name: 'Error' } })
    expect(events.sentences.slice(successfulStart.length)).toEqual([
      'call-start',
      'volume-level',
      'speech-start',
      'message transcript',
      'network-quality-change',
      'network-connection',
      'error ejected',
    ])
    expect(events.of('volume-level')).toEqual([0.5])
    await client.stop()
  })

  test('that the visitor leaves emits its end once, as ended by the visitor', async () => {
    const { client, events, latestTransport } = openClient()
    await client.start('assistant-1')
    events.sentences.length = 0
    latestTransport().emit('left')
    await client.stop()
    expect(events.sentences).toEqual(['message status-update ended', 'call-end'])
    expect(events.of('message')).toEqual([
      { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' },
    ])
  })

  test('that the platform has reported as ended does not emit its end again', async () => {
    const { client, events, latestTransport } = openClient()
    await client.start('assistant-1')
    events.sentences.length = 0
    latestTransport().emit('message', {
      type: 'status-update',
      status: 'ended',
      endedReason: 'assistant-ended-call',
    })
    latestTransport().emit('left')
    expect(events.sentences).toEqual(['message status-update ended', 'call-end'])
  })

  test('accepts messages from the visitor', async () => {
    const { client, latestTransport } = openClient()
    expect(client.say('Too early')).toBe(false)
    await client.start('assistant-1')
    expect(client.say('One moment', true)).toBe(true)
    client.send({ type: 'add-message', message: { role: 'user', content: 'Hello' } })
    const transport = latestTransport()
    await client.end()
    expect(transport.sent).toEqual([
      {
        type: 'say',
        message: 'One moment',
        endCallAfterSpoken: true,
        interruptionsEnabled: false,
        interruptAssistantEnabled: false,
      },
      { type: 'add-message', message: { role: 'user', content: 'Hello' } },
      { type: 'end-call' },
    ])
    expect(transport.state).toBe('left')
  })

  test('can be muted, turned down and moved to other devices', async () => {
    const { client, latestTransport } = openClient()
    await client.start('assistant-1')
    client.setMuted(true)
    client.setVolume(2)
    client.setVolume(Number.NaN)
    await client.setInputDevicesAsync({ audioSource: false, audioDeviceId: 'mic-2' })
    await client.setOutputDeviceAsync({ outputDeviceId: 'speaker-2' })
    expect(client.isMuted()).toBe(true)
    expect(latestTransport().commands.slice(-4)).toEqual([
      ['setMuted', true],
      ['setVolume', 1],
      ['setInputDevices', { audioDeviceId: 'mic-2' }],
      ['setOutputDevice', 'speaker-2'],
    ])
  })

  test('shares the screen and records on demand if the platform offers it', async () => {
    const { client, latestTransport } = openClient()
    await client.start('assistant-1')
    client.startScreenSharing({ audio: true })
    client.stopScreenSharing()
    client.startRecording()
    client.stopRecording()
    expect(
      latestTransport()
        .commands.slice(-4)
        .map(([name]) => name),
    ).toEqual(['startScreenSharing', 'stopScreenSharing', 'startRecording', 'stopRecording'])
  })

  test('gets no request for a recording, screen or level before it is joined or after its end', async () => {
    const { client, transports, latestTransport } = openClient({ pauseAt: ['join'] })
    const methods = [
      'startRecording',
      'stopRecording',
      'startScreenSharing',
      'stopScreenSharing',
      'startLocalAudioLevelObserver',
      'stopLocalAudioLevelObserver',
    ] as const
    const askForAll = async () => {
      for (const name of methods) await client[name]()
    }
    await askForAll()
    const started = client.start('assistant-1')
    await expect.poll(() => transports[0]?.state).toBe('joining')
    await askForAll()
    latestTransport().release('join')
    await started
    await client.stop()
    await askForAll()
    expect(latestTransport().commands.map(([name]) => name)).toEqual([
      'join',
      'observeRemoteLevel',
      'setNoiseCancellation',
      'leave',
    ])
  })

  test('can be rejoined without creating another', async () => {
    const { client, api, events, latestTransport } = openClient()
    expect(await client.reconnect(scriptedCall)).toEqual(scriptedCall)
    expect(api.requests).toEqual([])
    const joined = successfulStart.indexOf('daily-call-join completed') + 1
    expect(events.sentences).toEqual(successfulStart.toSpliced(joined, 0, 'call-start'))
    latestTransport().emit('listening')
    expect(events.sentences.filter((sentence) => sentence === 'call-start')).toHaveLength(1)
  })

  test('cannot be rejoined without its address, and the error names the missing argument', async () => {
    const { client, events } = openClient()
    expect(await client.reconnect({ id: 'call-1' } as WebCall)).toBeNull()
    expect(events.of('error')).toMatchObject([
      { error: { message: 'reconnect needs the webCallUrl of the call: pass what start resolved with.' } },
    ])
  })

  test('takes no text that is too long or too fast while it starts, and goes on', async () => {
    const { client, events, latestTransport } = openClient()
    const type = (content: string) => client.send({ type: 'add-message', message: { role: 'user', content } })
    const started = client.start('assistant-1')
    expect(type('a'.repeat(2001))).toBe(false)
    expect(Array.from({ length: 7 }, (_, time) => type(`${time}`)).lastIndexOf(true)).toBe(5)
    expect(await started).toEqual(scriptedCall)
    expect(latestTransport().sent).toHaveLength(6)
    expect(events.of('error').map(({ type }) => type)).toEqual(['message-too-long', 'message-too-fast'])
  })

  test('accepts messages while it starts, and sends them in order once it is joined', async () => {
    const { client, latestTransport, transports } = openClient({ pauseAt: ['join'] })
    const started = client.start('assistant-1')
    expect(client.say('First')).toBe(true)
    await expect.poll(() => transports.length).toBe(1)
    client.say('Second')
    expect(latestTransport().sent).toEqual([])
    latestTransport().release('join')
    await started
    client.say('Third')
    expect(latestTransport().sent).toMatchObject([
      { message: 'First' },
      { message: 'Second' },
      { message: 'Third' },
    ])
  })

  test('starts within a time limit if levels and noise cancellation never answer', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { client } = openClient({ pauseAt: ['observeRemoteLevel', 'setNoiseCancellation'] })
    const started = client.start('assistant-1')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await started).toEqual(scriptedCall)
  })

  test('passes on the platform’s message about a refused key unchanged', async () => {
    const { client, events } = openClient({
      answer: () => Response.json({ message: 'Invalid Key. Hot tip…', statusCode: 401 }, { status: 401 }),
    })
    expect(await client.start('assistant-1')).toBeNull()
    expect(events.of('call-start-failed')).toMatchObject([{ error: 'Invalid Key. Hot tip…' }])
    expect(events.of('call-start-progress')).toContainEqual(
      expect.objectContaining({ status: 'failed', metadata: { error: 'Invalid Key. Hot tip…' } }),
    )
    expect(events.of('error')).toMatchObject([
      { error: { message: 'Invalid Key. Hot tip…', status: 401, data: { statusCode: 401 } } },
    ])
  })

  test('may be followed by another that is started in the listener of its end', async () => {
    const { client, latestTransport, transports } = openClient()
    await client.start('assistant-1')
    const next = new Promise((resolve) => client.once('call-end', () => resolve(client.start('assistant-1'))))
    latestTransport().emit('left')
    expect(await next).toEqual(scriptedCall)
    expect(transports.map(({ state }) => state)).toEqual(['left', 'joined'])
  })
})
