/** Settings of Daily's factory that a page may pass. `audioSource` may be a track of the page. */
export interface MediaSettings {
  audioSource?: MediaStreamTrack | string | boolean | undefined
  videoSource?: MediaStreamTrack | string | boolean | undefined
  /** Joins muted. */
  startAudioOff?: boolean | undefined
}

/** Settings handed to daily-js as its `dailyConfig`. */
export interface DailyConfig {
  avoidEval?: boolean | undefined
  alwaysIncludeMicInPermissionPrompt?: boolean | undefined
  audioSource?: MediaStreamTrack | string | boolean | undefined
}

/** The devices for sound and video; field names are daily-js's. Nothing given means the default device. */
export interface InputDevices {
  audioDeviceId?: string | false | null | undefined
  videoDeviceId?: string | false | null | undefined
  audioSource?: MediaStreamTrack | string | false | undefined
  videoSource?: MediaStreamTrack | string | false | undefined
}

/** Without audio at the start, Chrome 140 and later lose the microphone for the whole call: false becomes true. */
export const safeMediaSettings = ({
  audioSource,
  videoSource,
  startAudioOff,
}: MediaSettings): MediaSettings => ({
  audioSource: audioSource === false ? true : audioSource,
  videoSource,
  startAudioOff,
})

/** A false audio source falls back to the default device, and a permission prompt flag of false is removed. */
export function safeDailyConfig(config: DailyConfig): DailyConfig {
  const safe = { ...config }
  if (safe.audioSource === false) delete safe.audioSource
  if (safe.alwaysIncludeMicInPermissionPrompt === false) delete safe.alwaysIncludeMicInPermissionPrompt
  return safe
}

/** A false audio source falls back to the default device: the field is left out. */
export function safeInputDevices(devices: InputDevices): InputDevices {
  const safe = { ...devices }
  if (safe.audioSource === false) delete safe.audioSource
  if (safe.audioDeviceId === false) delete safe.audioDeviceId
  return safe
}
