import { describe, expect, test, vi } from 'vitest'
import { openClient } from './testing/open-client.ts'
import { successfulStart } from './testing/record-events.ts'
import { scriptedCall } from './testing/scripted-api.ts'

const isoTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

describe('a start', () => {
  test('passes through every stage in order and resolves with the created call', async () => {
    const { client, events } = openClient()
    expect(await client.start({ assistantId: 'assistant-1' })).toEqual(scriptedCall)
    expect(events.sentences).toEqual(successfulStart)
    for (const { status, duration, timestamp } of events.of('call-start-progress')) {
      expect(timestamp).toMatch(isoTimestamp)
      expect(typeof duration).toBe(status === 'started' ? 'undefined' : 'number')
    }
    expect(events.of('call-start-success')).toEqual([
      { callId: 'call-1', totalDuration: expect.any(Number), timestamp: expect.stringMatching(isoTimestamp) },
    ])
  })

  test('sends the request as the body, with the bearer', async () => {
    const { client, api } = openClient({ token: 'public-key' })
    await client.start({ assistantId: 'assistant-1', assistantOverrides: { firstMessage: 'Hello' } })
    expect(api.requests).toEqual([
      {
        url: '/voice/call/web',
        body: { assistantId: 'assistant-1', assistantOverrides: { firstMessage: 'Hello' } },
        authorization: 'Bearer public-key',
      },
    ])
  })

  test.each([
    [
      'an assistant’s id',
      ['a-1', { firstMessage: 'Hi' }],
      { assistantId: 'a-1', assistantOverrides: { firstMessage: 'Hi' } },
    ],
    ['an inline assistant', [{ name: 'Ada' }], { assistant: { name: 'Ada' } }],
    ['an empty assistant', [{}], { assistant: {} }],
    ['a squad’s id', [null, undefined, 's-1'], { squadId: 's-1' }],
    ['an inline squad', [undefined, undefined, { members: [] }], { squad: { members: [] } }],
    [
      'a workflow’s id with overrides',
      [null, null, null, 'w-1', { x: 1 }],
      { workflowId: 'w-1', workflowOverrides: { x: 1 } },
    ],
    [
      'a kept room',
      ['a-1', null, null, null, null, { roomDeleteOnUserLeaveEnabled: false }],
      { assistantId: 'a-1', roomDeleteOnUserLeaveEnabled: false },
    ],
  ] as const)('takes the positional form of the vendor’s client: %s', async (_what, args, body) => {
    const { client, api } = openClient()
    await client.start(...(args as unknown as Parameters<typeof client.start>))
    expect(api.requests.map((request) => request.body)).toEqual([body])
  })

  test.each([
    ['nothing', []],
    ['overrides alone', [{ assistantOverrides: {} }]],
    ['an empty id', ['']],
  ])('with %s fails in validation and resolves with null', async (_what, args) => {
    const { client, events, api } = openClient()
    expect(await client.start(...(args as Parameters<typeof client.start>))).toBeNull()
    expect(events.sentences).toEqual([
      'validation started',
      'validation failed',
      'error validation-error',
      'call-start-failed',
    ])
    expect(events.of('error')).toEqual([
      {
        type: 'validation-error',
        stage: 'input-validation',
        error: { message: 'Assistant or Squad or Workflow must be provided.', name: 'Error' },
        message: 'Assistant or Squad or Workflow must be provided.',
        name: 'Error',
        timestamp: expect.stringMatching(isoTimestamp),
      },
    ])
    expect(api.requests).toEqual([])
  })

  test('during a call does nothing but report it', async () => {
    const { client, events, transports } = openClient()
    await client.start('assistant-1')
    events.sentences.length = 0
    expect(await client.start('assistant-1')).toBeNull()
    expect(events.sentences).toEqual(['validation started', 'validation failed'])
    expect(events.of('call-start-progress').at(-1)?.metadata).toEqual({ reason: 'already-started' })
    expect(transports).toHaveLength(1)
  })

  test('whose platform answers without an address fails', async () => {
    const { client, events } = openClient({ answer: () => Response.json({ id: 'call-1' }) })
    expect(await client.start('assistant-1')).toBeNull()
    expect(events.of('call-start-failed')[0]).toMatchObject({
      stage: 'web-call-creation',
      error: 'The platform answered without a webCallUrl.',
      context: { hasAssistant: true, hasSquad: false, hasWorkflow: false, isMobile: false },
    })
  })

  test('whose join fails emits the stage’s error, then the overall failure, releases the transport, and may be repeated', async () => {
    const { client, events, latestTransport } = openClient({ pauseAt: ['join'] })
    const started = client.start('assistant-1')
    await expect.poll(() => latestTransport().state).toBe('joining')
    latestTransport().break('join', 'Failed to load call object bundle.')
    expect(await started).toBeNull()
    expect(events.sentences.slice(-5)).toEqual([
      'daily-call-join started',
      'daily-call-join failed',
      'error daily-call-join-error',
      'call-start-failed',
      'error start-method-error',
    ])
    expect(events.of('error')[0]?.error).toEqual({
      message: 'Failed to load call object bundle.',
      name: 'Error',
    })
    expect(latestTransport().state).toBe('left')

    const again = client.start('assistant-1')
    await expect.poll(() => latestTransport().state).toBe('joining')
    latestTransport().release('join')
    expect(await again).toEqual(scriptedCall)
  })

  test('continues without a recording, an observer or noise cancellation that fail', async () => {
    const recorded = { ...scriptedCall, artifactPlan: { videoRecordingEnabled: true } }
    const { client, events, latestTransport } = openClient({
      pauseAt: ['observeRemoteLevel', 'setNoiseCancellation'],
      answer: () => Response.json(recorded),
    })
    client.on('call-start-progress', ({ stage, status }) => {
      if (stage !== 'video-recording-setup' || status !== 'started') return
      latestTransport().startRecording = () => {
        throw new Error('No recording here')
      }
    })
    const started = client.start('assistant-1')
    await expect.poll(() => events.sentences.at(-1)).toBe('audio-observer-setup started')
    latestTransport().break('observeRemoteLevel', new Error('No levels here'))
    await expect.poll(() => events.sentences.at(-1)).toBe('audio-processing-setup started')
    latestTransport().break('setNoiseCancellation', new Error('No processor here'))
    expect(await started).toEqual(recorded)
    expect(events.sentences.filter((sentence) => sentence.startsWith('error'))).toEqual([
      'error video-recording-setup-error',
      'error audio-observer-setup-error',
      'error audio-processing-setup-error',
    ])
    expect(events.sentences.at(-1)).toBe('call-start-success')
  })

  test('records a call that requests it, in the platform’s format, and begins to speak when the recording runs', async () => {
    const recorded = { ...scriptedCall, artifactPlan: { videoRecordingEnabled: true } }
    const { client, latestTransport, events } = openClient({ answer: () => Response.json(recorded) })
    const recordingStarted = { action: 'recording-started', callClientId: 'call' } as const
    await client.start('assistant-1')
    expect(latestTransport().commands).toContainEqual([
      'startRecording',
      { width: 1280, height: 720, backgroundColor: '#FF1F2D3D', layout: { preset: 'default' } },
    ])
    latestTransport().emit('recording-started', recordingStarted)
    latestTransport().emit('recording-started', recordingStarted)
    expect(latestTransport().sent).toEqual([
      { type: 'control', control: 'say-first-message', videoRecordingStartDelaySeconds: expect.any(Number) },
    ])
    expect(events.sentences).toContain('video-recording-started completed')
  })

  test('leaves the recording to a meeting token that starts it', async () => {
    const recorded = {
      ...scriptedCall,
      artifactPlan: { videoRecordingEnabled: true },
      transport: { callToken: 'token' },
    }
    const { client, latestTransport } = openClient({ answer: () => Response.json(recorded) })
    await client.start('assistant-1')
    expect(latestTransport().commands.map(([name]) => name)).not.toContain('startRecording')
  })

  test('observes the visitor’s level only after noise cancellation has settled, and only with listeners', async () => {
    const { client, latestTransport, events } = openClient({ pauseAt: ['setNoiseCancellation'] })
    const detach = client.on('local-volume-level', () => undefined)
    const started = client.start('assistant-1')
    await expect.poll(() => events.sentences.at(-1)).toBe('audio-processing-setup started')
    expect(latestTransport().commands.map(([name]) => name)).not.toContain('observeLocalLevel')
    latestTransport().release('setNoiseCancellation')
    await started
    expect(latestTransport().commands.slice(-2)).toEqual([
      ['setNoiseCancellation', true],
      ['observeLocalLevel', 100],
    ])
    await client.stop()
    detach()

    const unheard = client.start('assistant-1')
    await expect.poll(() => events.sentences.at(-1)).toBe('audio-processing-setup started')
    latestTransport().release('setNoiseCancellation')
    await unheard
    expect(latestTransport().commands.map(([name]) => name)).not.toContain('observeLocalLevel')
  })
})

test('noise cancellation that loads for too long does not delay the start, and reports a later failure', async () => {
  vi.useFakeTimers()
  const { client, events, latestTransport } = openClient({ pauseAt: ['setNoiseCancellation'] })
  const started = client.start('assistant-1')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await started).toEqual(scriptedCall)
  latestTransport().break('setNoiseCancellation', new Error('Too late'))
  await vi.advanceTimersByTimeAsync(0)
  expect(events.sentences.slice(-2)).toEqual(['call-start-success', 'error audio-processing-setup-error'])
  vi.useRealTimers()
})
