import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { recordEvents } from '../testing/record-events.ts'
import { createScriptedApi, scriptedCall } from '../testing/scripted-api.ts'
import { createScriptedDaily } from '../testing/scripted-daily.ts'
import { VoiceClient, type VoiceClientOptions } from '../voice-client.ts'
import type { WebCall } from '../web-call.ts'
import { createDailyTransport } from './daily-transport.ts'

async function openRoom({
  call = scriptedCall,
  script = {},
  ...options
}: {
  call?: WebCall
  script?: Parameters<typeof createScriptedDaily>[0]
} & Partial<VoiceClientOptions> = {}) {
  const daily = createScriptedDaily(script)
  const client = new VoiceClient({
    apiBaseUrl: '/voice',
    fetch: createScriptedApi(() => Response.json(call)).fetch,
    createTransport: (transportOptions) =>
      createDailyTransport(transportOptions, () => Promise.resolve(daily.factory)),
    ...options,
  })
  const events = recordEvents(client)
  await client.start('assistant-1')
  return { client, events, daily, room: daily.latest() }
}

const commandsOf = (room: Awaited<ReturnType<typeof openRoom>>['room'], name: string) =>
  room.commands.filter(([command]) => command === name).map(([, ...args]) => args)

describe('how the room is created and joined', () => {
  test('the address without automatic subscriptions, the microphone, no camera, no eval', async () => {
    const { room, daily } = await openRoom()
    expect(daily.options).toEqual([
      { audioSource: true, videoSource: false, startAudioOff: false, dailyConfig: { avoidEval: true } },
    ])
    expect(commandsOf(room, 'join')).toEqual([
      [{ url: scriptedCall.webCallUrl, subscribeToTracksAutomatically: false }],
    ])
  })

  test('a microphone even if the page says none, and no permission flag of false', async () => {
    const { daily } = await openRoom({
      audioSource: false,
      dailyConfig: { alwaysIncludeMicInPermissionPrompt: false },
    })
    expect(daily.options[0]).toMatchObject({ audioSource: true, dailyConfig: { avoidEval: true } })
    expect(daily.options[0]?.['dailyConfig']).not.toHaveProperty('alwaysIncludeMicInPermissionPrompt')
  })

  test('the microphone and the camera that were chosen before, one by one', async () => {
    const { daily, client, room } = await openRoom({ audioSource: 'mic-1' })
    expect(daily.options[0]).toMatchObject({ audioSource: 'mic-1', videoSource: false })
    const track = {} as MediaStreamTrack
    await client.setInputDevicesAsync({ audioSource: track })
    await client.setInputDevicesAsync({ videoDeviceId: 'cam-2' })
    expect(commandsOf(room, 'setInputDevicesAsync')).toEqual([
      [{ audioSource: track }],
      [{ videoDeviceId: 'cam-2' }],
    ])
    await client.stop()
    await client.start('assistant-1')
    expect(daily.options[1]).toMatchObject({ audioSource: track, videoSource: 'cam-2' })
  })

  test('a camera and the platform’s token for a call that is recorded', async () => {
    const call = {
      ...scriptedCall,
      artifactPlan: { videoRecordingEnabled: true },
      transport: { callToken: 'token' },
    }
    const { daily, room } = await openRoom({ call })
    expect(daily.options[0]).toMatchObject({ videoSource: true })
    expect(commandsOf(room, 'join')[0]).toMatchObject([{ token: 'token' }])
  })
})

describe('a start that daily-js leaves hanging', () => {
  const never = (): Promise<never> => new Promise(() => undefined)
  const begin = (script: Parameters<typeof createScriptedDaily>[0], call: WebCall = scriptedCall) => {
    const daily = createScriptedDaily(script)
    const client = new VoiceClient({
      apiBaseUrl: '/voice',
      fetch: createScriptedApi(() => Response.json(call)).fetch,
      createTransport: (transportOptions) =>
        createDailyTransport(transportOptions, () => Promise.resolve(daily.factory)),
    })
    return { client, daily, events: recordEvents(client) }
  }

  test('settles when the room closes while it is being joined, and the next start succeeds', async () => {
    let join: () => Promise<unknown> = never
    const { client, daily, events } = begin({ join: () => join() })
    const started = client.start('assistant-1')
    await expect.poll(() => daily.calls[0]?.state).toBe('joining')
    daily.latest().emit('left-meeting')
    expect(await started).toBeNull()
    expect(events.of('call-start-failed')).toMatchObject([
      { stage: 'daily-call-join', error: 'The room was closed while it was being joined.' },
    ])
    expect(events.sentences.slice(-3)).toEqual(['call-start-failed', 'error start-method-error', 'call-end'])
    join = () => Promise.resolve()
    expect(await client.start('assistant-1')).toEqual(scriptedCall)
  })

  test('a recording that runs before the join has the first message said after it', async () => {
    let join: () => void = () => undefined
    const { client, daily } = begin(
      { join: () => new Promise<void>((resolve) => (join = resolve)) },
      {
        ...scriptedCall,
        artifactPlan: { videoRecordingEnabled: true },
      },
    )
    const started = client.start('assistant-1')
    await expect.poll(() => daily.calls[0]?.state).toBe('joining')
    daily.latest().emit('recording-started')
    expect(commandsOf(daily.latest(), 'sendAppMessage')).toEqual([])
    join()
    await started
    expect(commandsOf(daily.latest(), 'sendAppMessage')).toEqual([
      [expect.stringContaining('"control":"say-first-message"')],
    ])
  })

  test('settles with the words of an error that ends the join', async () => {
    const { client, daily, events } = begin({ join: never })
    const started = client.start('assistant-1')
    await expect.poll(() => daily.calls[0]?.state).toBe('joining')
    daily
      .latest()
      .emit('error', { errorMsg: 'x', error: { type: 'exp-room', msg: 'This room has expired.' } })
    expect(await started).toBeNull()
    expect(events.of('call-start-failed')).toMatchObject([{ error: 'This room has expired.' }])
    expect(events.of('error')[0]).toMatchObject({ type: 'exp-room', error: { type: 'exp-room' } })
  })

  test('settles when the remembered loudspeaker never answers', async () => {
    const { client } = begin({ setOutputDeviceAsync: never })
    void client.setOutputDeviceAsync({ outputDeviceId: 'gone' })
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const started = client.start('assistant-1')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await started).toEqual(scriptedCall)
  })
})

describe('what happens in the room', () => {
  test('the visitor is muted by the room, and can be heard again', async () => {
    const { room, client } = await openRoom()
    expect(client.isMuted()).toBe(false)
    room.setLocalAudio(false)
    expect(client.isMuted()).toBe(true)
    client.setMuted(false)
    expect(client.isMuted()).toBe(false)
    expect(room.localAudio()).toBe(true)
  })

  test('an error that follows the end of the room says why; one after the visitor’s own end, or in the next call, is dropped', async () => {
    const ejected = { errorMsg: 'x', error: { type: 'ejected', msg: 'Meeting has ended' } }
    const { room, events, client, daily } = await openRoom()
    room.emit('left-meeting')
    room.emit('error', ejected)
    expect(events.sentences.slice(-2)).toEqual(['call-end', 'error ejected'])
    await client.start('assistant-1')
    room.emit('error', ejected)
    expect(events.sentences.at(-1)).toBe('call-start-success')
    await client.stop()
    daily.latest().emit('error', ejected)
    expect(events.sentences.at(-1)).toBe('call-end')
  })

  test('the platform hears that its video can be shown', async () => {
    const { room, events } = await openRoom()
    const track = { kind: 'video' } as MediaStreamTrack
    room.emit('track-started', { participant: { user_name: 'Vapi Speaker' }, track })
    expect(events.of('video')).toEqual([track])
    expect(commandsOf(room, 'sendAppMessage')).toEqual([['playable']])
  })

  test('levels are observed every 100 ms, and noise cancellation is on', async () => {
    const { room, events } = await openRoom()
    expect(commandsOf(room, 'startRemoteParticipantsAudioLevelObserver')).toEqual([[100]])
    expect(commandsOf(room, 'updateInputSettings')).toEqual([
      [{ audio: { processor: { type: 'noise-cancellation' } } }],
    ])
    room.emit('remote-participants-audio-level', { participantsAudioLevel: { a: 0.03, b: 0.045 } })
    expect(events.of('volume-level')).toEqual([0.5])
  })

  test('"listening" is the start of the call; a JSON object is a message, with a type or without; anything else is nothing', async () => {
    const { room, events } = await openRoom()
    events.sentences.length = 0
    room.say('listening')
    room.say({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'Hello' })
    room.emit('app-message', { data: 'no JSON' })
    room.emit('app-message', { data: 'null' })
    room.emit('app-message', { data: '{"no":"type"}' })
    expect(events.sentences).toEqual(['call-start', 'message transcript', 'message undefined'])
    expect(events.of('message').at(-1)).toEqual({ no: 'type' })
  })

  test('a camera-error with a message only in its nested errorMsg keeps that message', async () => {
    const { room, events } = await openRoom()
    room.emit('camera-error', { errorMsg: { errorMsg: 'Device error', audioOk: true } })
    expect(events.of('camera-error')[0]).toMatchObject({
      error: { message: 'Device error', data: { audioOk: true } },
    })
  })

  test('daily-js’s own call object is available during the call', async () => {
    const { room, client } = await openRoom()
    expect(client.getDailyCallObject()).toBe(room)
    await client.stop()
    expect(client.getDailyCallObject()).toBeNull()
  })

  test('the visitor’s level can be observed from the middle of a call, and no longer', async () => {
    const { room, client } = await openRoom()
    expect(client.isLocalAudioLevelObserverRunning()).toBe(false)
    await client.startLocalAudioLevelObserver(200)
    room.emit('local-audio-level', { audioLevel: 0.4 })
    expect(commandsOf(room, 'startLocalAudioLevelObserver')).toEqual([[200]])
    expect([client.isLocalAudioLevelObserverRunning(), client.getLocalAudioLevel()]).toEqual([true, 0.4])
    client.stopLocalAudioLevelObserver()
    expect(commandsOf(room, 'stopLocalAudioLevelObserver')).toEqual([[]])
    expect([client.isLocalAudioLevelObserverRunning(), client.getLocalAudioLevel()]).toEqual([false, 0])
  })

  test('an observer of the visitor’s level that cannot start, or stops by itself, is not running', async () => {
    const failed = { startLocalAudioLevelObserver: () => Promise.reject(new Error('No worklet')) }
    const { client: unlucky } = await openRoom({ script: failed })
    await expect(unlucky.startLocalAudioLevelObserver()).rejects.toThrow('No worklet')
    expect(unlucky.isLocalAudioLevelObserverRunning()).toBe(false)

    const { room, client } = await openRoom()
    await client.startLocalAudioLevelObserver()
    room.emit('local-audio-level', { audioLevel: 0.4 })
    const running: boolean[] = []
    client.on('local-audio-level-observer-error', () =>
      running.push(client.isLocalAudioLevelObserverRunning()),
    )
    room.emit('nonfatal-error', { type: 'local-audio-level-observer-error', errorMsg: 'Closed' })
    expect([running, client.getLocalAudioLevel()]).toEqual([[false], 0])
  })

  test('a processor that breaks the microphone is turned off, and the microphone back on', async () => {
    const { room } = await openRoom()
    room.commands.length = 0
    room.emit('nonfatal-error', { type: 'audio-processor-error', errorMsg: 'Krisp' })
    await expect
      .poll(() => room.commands)
      .toEqual([
        ['updateInputSettings', { audio: { processor: { type: 'none' } } }],
        ['setLocalAudio', true],
      ])
  })

  test('a visitor who is muted stays muted when the processor is turned off', async () => {
    const { room, client } = await openRoom()
    client.setMuted(true)
    room.commands.length = 0
    room.emit('nonfatal-error', { type: 'audio-processor-error', errorMsg: 'Krisp' })
    await expect.poll(() => room.commands.at(-1)).toEqual(['setLocalAudio', false])
  })

  test('reports a processor that cannot be turned off', async () => {
    const { room, events } = await openRoom({
      script: {
        updateInputSettings: (settings) =>
          JSON.stringify(settings).includes('none') ? Promise.reject(new Error('Stuck')) : Promise.resolve(),
      },
    })
    room.emit('nonfatal-error', { type: 'audio-processor-error', errorMsg: 'Krisp' })
    await expect
      .poll(() => events.of('error'))
      .toMatchObject([{ type: 'audio-processor-recovery-error', error: { message: 'Stuck' } }])
  })

  test('everyone who joins is subscribed to, with video only if the call has it', async () => {
    const { room } = await openRoom()
    room.emit('participant-joined', { participant: { local: false, session_id: 'assistant' } })
    room.emit('participant-joined', { participant: { local: true, session_id: 'me' } })
    expect(commandsOf(room, 'updateParticipant')).toEqual([
      ['assistant', { setSubscribedTracks: { audio: true, video: false } }],
    ])
  })

  test('passes on problems of camera, microphone and network', async () => {
    const { room, events } = await openRoom()
    events.sentences.length = 0
    room.emit('camera-error', {
      errorMsg: { errorMsg: 'x', audioOk: false, videoOk: true },
      error: { type: 'mic-in-use', msg: 'In use', blockedBy: 'user', blockedMedia: ['audio'] },
    })
    room.emit('camera-error', { error: { type: 'cam-in-use', msg: 'In use' } })
    room.emit('network-quality-change', { threshold: 'low' })
    room.emit('network-connection', { event: 'interrupted' })
    expect(events.sentences).toEqual([
      'camera-error',
      'microphone-problem',
      'camera-error',
      'network-quality-change',
      'network-connection',
    ])
    expect(events.of('camera-error')[0]).toMatchObject({
      type: 'camera-error',
      error: {
        message: 'In use',
        type: 'mic-in-use',
        data: { blockedBy: 'user', blockedMedia: ['audio'], audioOk: false, videoOk: true },
      },
    })
    expect(events.of('microphone-problem')).toEqual(['in-use'])
  })

  test('an ejection is an error with its own type, and the end', async () => {
    const { room, events } = await openRoom()
    events.sentences.length = 0
    room.emit('error', {
      errorMsg: 'Meeting has ended',
      error: { type: 'ejected', msg: 'Meeting has ended' },
    })
    room.emit('left-meeting')
    expect(events.sentences).toEqual(['error ejected', 'message status-update ended', 'call-end'])
    expect(events.of('error')[0]).toMatchObject({ stage: 'call', error: { message: 'Meeting has ended' } })
  })

  test('a recording is stopped when the visitor leaves, even if a token started it', async () => {
    const call = {
      ...scriptedCall,
      artifactPlan: { videoRecordingEnabled: true },
      transport: { callToken: 'token' },
    }
    const { room, client } = await openRoom({ call })
    await client.stop()
    expect(room.names()).toContain('stopRecording')
  })

  test('messages go out as text', async () => {
    const { room, client } = await openRoom()
    client.say('One moment')
    expect(commandsOf(room, 'sendAppMessage').map(([text]) => JSON.parse(String(text)) as unknown)).toEqual([
      { type: 'say', message: 'One moment', interruptionsEnabled: false, interruptAssistantEnabled: false },
    ])
  })
})

test('what a visitor types is refused by name if it is too long or too fast, and the call goes on', async () => {
  const { room, client, events } = await openRoom()
  const type = (content: string) => client.send({ type: 'add-message', message: { role: 'user', content } })
  expect(type('a'.repeat(2001))).toBe(false)
  expect(Array.from({ length: 7 }, (_, time) => type(`${time}`))).toEqual([
    ...Array<true>(6).fill(true),
    false,
  ])
  expect(events.of('error')).toMatchObject([
    { type: 'message-too-long', stage: 'call' },
    { type: 'message-too-fast', stage: 'call' },
  ])
  expect(commandsOf(room, 'sendAppMessage')).toHaveLength(6)
})

test('a message of the page is refused by name only if it is too large for the room', async () => {
  const { room, client, events } = await openRoom()
  const brief = (content: string) =>
    client.send({ type: 'add-message', message: { role: 'system', content } })
  expect([brief('a'.repeat(3000)), brief('a'.repeat(4100))]).toEqual([true, false])
  expect(events.sentences).toContain('error message-too-long')
  client.say('Still here')
  expect(commandsOf(room, 'sendAppMessage')).toHaveLength(2)
})

test('a call object that is never released does not block the visitor’s next call', async () => {
  const { client, daily } = await openRoom({ script: { destroy: () => new Promise(() => undefined) } })
  const stopped = client.stop()
  const again = client.start('assistant-1')
  expect(daily.calls).toHaveLength(1)
  await stopped
  expect(await again).toEqual(scriptedCall)
  expect(daily.calls).toHaveLength(2)
})
