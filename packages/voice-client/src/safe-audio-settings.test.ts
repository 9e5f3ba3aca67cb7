import { expect, test } from 'vitest'
import {
  addInputDevices,
  safeDailyConfig,
  safeInputDevices,
  safeMediaSettings,
} from './safe-audio-settings.ts'

test('an audio source of false becomes true in the factory’s options', () => {
  expect(safeMediaSettings({ audioSource: false, startAudioOff: true })).toEqual({
    audioSource: true,
    startAudioOff: true,
  })
  expect(safeMediaSettings({ audioSource: 'mic-2' })).toEqual({ audioSource: 'mic-2' })
})

test('an audio source of false falls back to the default device among the input devices', () => {
  expect(safeInputDevices({ audioSource: false, videoDeviceId: 'cam' })).toEqual({ videoDeviceId: 'cam' })
  expect(safeInputDevices({ audioDeviceId: 'mic-2' })).toEqual({ audioDeviceId: 'mic-2' })
})

test('devices are remembered one by one, whichever field names them', () => {
  const microphone = addInputDevices(undefined, { audioSource: 'mic' })
  expect(microphone).toEqual({ audioDeviceId: 'mic' })
  const both = addInputDevices(microphone, { videoDeviceId: 'cam', audioDeviceId: undefined })
  expect(both).toEqual({ audioDeviceId: 'mic', videoDeviceId: 'cam' })
  const track = {} as MediaStreamTrack
  expect(addInputDevices(both, { audioSource: track })).toEqual({ audioSource: track, videoDeviceId: 'cam' })
  expect(addInputDevices(both, { audioDeviceId: false })).toEqual({
    audioSource: false,
    videoDeviceId: 'cam',
  })
})

test('an audio source of false and a permission prompt flag of false are taken out of the configuration', () => {
  expect(
    safeDailyConfig({ audioSource: false, alwaysIncludeMicInPermissionPrompt: false, avoidEval: true }),
  ).toEqual({ avoidEval: true })
  expect(safeDailyConfig({ alwaysIncludeMicInPermissionPrompt: true })).toEqual({
    alwaysIncludeMicInPermissionPrompt: true,
  })
})
