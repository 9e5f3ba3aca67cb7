import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachMicrophone, type AudioSource } from './microphone.ts'

const getUserMedia = vi.fn<(constraints: { audio: MediaTrackConstraints }) => Promise<unknown>>()
const context = { destination: {} } as AudioContext

beforeEach(() => {
  getUserMedia.mockReset()
  const stream = { getTracks: () => [] }
  class ScriptedNode {
    mediaStream = stream
    port = {}
    connect(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('AudioWorkletNode', ScriptedNode)
  vi.stubGlobal('MediaStreamAudioSourceNode', ScriptedNode)
  const devices = Object.assign(new EventTarget(), { getUserMedia })
  vi.stubGlobal('navigator', { mediaDevices: devices })
  // The built-in microphone works; any other has been unplugged.
  getUserMedia.mockImplementation(({ audio }) =>
    audio.deviceId === undefined
      ? Promise.resolve(stream)
      : Promise.reject(Object.assign(new Error('Gone'), { name: 'OverconstrainedError' })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (source: AudioSource) => {
  const onProblem = vi.fn()
  const listeners = { onFrame: vi.fn(), onLevel: vi.fn(), onProblem }
  attachMicrophone({ context, wireRate: 16_000, muted: false, source }, listeners)
  return onProblem
}

test('a chosen microphone that is unplugged before the call is replaced by the default one', async () => {
  const onProblem = open('headset')
  await vi.waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2))
  await Promise.resolve()
  expect(getUserMedia.mock.calls.map(([{ audio }]) => audio.deviceId)).toEqual([
    { exact: 'headset' },
    undefined,
  ])
  expect(onProblem).not.toHaveBeenCalled()
})

test.each([
  ['NotAllowedError', 'permissions'],
  ['NotFoundError', 'not-found'],
  ['NotReadableError', 'in-use'],
])('the browser’s %s is reported as %s', async (name, problem) => {
  getUserMedia.mockRejectedValue(Object.assign(new Error('No'), { name }))
  const onProblem = open(true)
  await vi.waitFor(() => expect(onProblem.mock.calls).toEqual([[problem]]))
})

test('a missing microphone is reported once', async () => {
  getUserMedia.mockRejectedValue(Object.assign(new Error('None'), { name: 'NotFoundError' }))
  const onProblem = open('headset')
  await vi.waitFor(() => expect(onProblem).toHaveBeenCalled())
  expect(onProblem.mock.calls).toEqual([['not-found']])
  expect(getUserMedia).toHaveBeenCalledTimes(2)
})

test('a microphone whose sound the context refuses is switched off again', async () => {
  const track = { stop: vi.fn() }
  getUserMedia.mockResolvedValue({ getTracks: () => [track] })
  class RefusedNode {
    constructor() {
      throw new Error('Nodes of contexts with different sample rates cannot be connected.')
    }
  }
  vi.stubGlobal('MediaStreamAudioSourceNode', RefusedNode)
  const onProblem = open(true)
  await vi.waitFor(() => expect(onProblem).toHaveBeenCalledTimes(1))
  expect(track.stop).toHaveBeenCalledTimes(1)
})

test('a microphone of false opens none, until another one is chosen', async () => {
  const onProblem = vi.fn()
  const listeners = { onFrame: vi.fn(), onLevel: vi.fn(), onProblem }
  const microphone = attachMicrophone({ context, wireRate: 16_000, muted: false, source: false }, listeners)
  expect(getUserMedia).not.toHaveBeenCalled()
  await microphone.setSource(true)
  expect(getUserMedia).toHaveBeenCalledTimes(1)
  expect(onProblem).not.toHaveBeenCalled()
})

test('a track of the page is listened to in place of a microphone, and is neither muted nor stopped', async () => {
  vi.stubGlobal('MediaStream', class {})
  const track = { enabled: true, stop: vi.fn(), applyConstraints: vi.fn() }
  const listeners = { onFrame: vi.fn(), onLevel: vi.fn(), onProblem: vi.fn() }
  const source = track as unknown as MediaStreamTrack
  const microphone = attachMicrophone({ context, wireRate: 16_000, muted: false, source }, listeners)
  microphone.setMuted(true)
  await microphone.setNoiseSuppression(true)
  microphone.detach()
  expect(getUserMedia).not.toHaveBeenCalled()
  expect(track.enabled).toBe(true)
  expect(track.stop).not.toHaveBeenCalled()
  expect(track.applyConstraints).not.toHaveBeenCalled()
})
