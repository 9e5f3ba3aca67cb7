import type { AudioDevice, VoiceCallState } from './voice-call-state.ts'

interface AudioDevices {
  microphones: AudioDevice[]
  speakers: AudioDevice[]
}

/** The available devices. The default one is not a separate entry. */
export async function listAudioDevices(): Promise<AudioDevices> {
  // Missing on a page without TLS.
  const mediaDevices = navigator.mediaDevices as MediaDevices | undefined
  const devices = (await mediaDevices?.enumerateDevices().catch(() => undefined)) ?? []
  const ofKind = (kind: MediaDeviceKind): AudioDevice[] =>
    devices
      .filter((device) => device.kind === kind && device.deviceId !== '' && device.deviceId !== 'default')
      .map(({ deviceId, label }) => ({ id: deviceId, label }))
  return { microphones: ofKind('audioinput'), speakers: ofKind('audiooutput') }
}

/** The choices in a list of microphones. The default one, with an empty id, is among them until the visitor chooses. */
export function microphoneChoices(
  { microphones, microphoneId }: Pick<VoiceCallState, 'microphones' | 'microphoneId'>,
  words: { defaultMicrophone: string; namelessMicrophone: string },
): AudioDevice[] {
  const named = microphones.map(({ id, label }, index) => ({
    id,
    label: label || `${words.namelessMicrophone} ${index + 1}`,
  }))
  return microphoneId === undefined ? [{ id: '', label: words.defaultMicrophone }, ...named] : named
}
