import type { AudioDevice } from './voice-call-state.ts'

interface AudioDevices {
  microphones: AudioDevice[]
  speakers: AudioDevice[]
}

/** The devices to choose from. The default one is no entry of its own. */
export async function listAudioDevices(): Promise<AudioDevices> {
  // Not there on a page without TLS.
  const mediaDevices = navigator.mediaDevices as MediaDevices | undefined
  const devices = (await mediaDevices?.enumerateDevices().catch(() => undefined)) ?? []
  const ofKind = (kind: MediaDeviceKind): AudioDevice[] =>
    devices
      .filter((device) => device.kind === kind && device.deviceId !== '' && device.deviceId !== 'default')
      .map(({ deviceId, label }) => ({ id: deviceId, label }))
  return { microphones: ofKind('audioinput'), speakers: ofKind('audiooutput') }
}
