import { expect, test } from 'vitest'
import { safeDailyConfig, safeInputDevices, safeMediaSettings } from './safe-audio-settings.ts'

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

test('an audio source of false and a permission prompt flag of false are taken out of the configuration', () => {
  expect(
    safeDailyConfig({ audioSource: false, alwaysIncludeMicInPermissionPrompt: false, avoidEval: true }),
  ).toEqual({ avoidEval: true })
  expect(safeDailyConfig({ alwaysIncludeMicInPermissionPrompt: true })).toEqual({
    alwaysIncludeMicInPermissionPrompt: true,
  })
})
