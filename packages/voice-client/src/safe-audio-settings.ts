/** Settings of Daily's factory that a page may pass. */
export interface MediaSettings {
  /**
   * The microphone: a device's id, or a track of the page, which stays the page's to mute and to stop. `false` opens none
   * in an embedded call; in a Daily room it means the default device.
   */
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

/** A chosen microphone or camera; undefined if none was chosen. */
type Source = MediaStreamTrack | string | false | undefined

/** The devices for sound and video; field names are daily-js's. Nothing given leaves the device as it is. */
export interface InputDevices {
  audioDeviceId?: string | false | null | undefined
  videoDeviceId?: string | false | null | undefined
  audioSource?: MediaStreamTrack | string | false | undefined
  videoSource?: MediaStreamTrack | string | false | undefined
}

/**
 * Without audio at the start of a call in a Daily room, Chrome 140 and later lose the microphone for the whole call: false
 * becomes true.
 */
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

const sourceOf = (deviceId: string | false | null | undefined, source: Source): Source =>
  deviceId || source || (deviceId ?? source)

/** The chosen microphone. */
export const audioOf = (devices: InputDevices | undefined): Source =>
  sourceOf(devices?.audioDeviceId, devices?.audioSource)

/** The chosen camera. */
export const videoOf = (devices: InputDevices | undefined): Source =>
  sourceOf(devices?.videoDeviceId, devices?.videoSource)

/** The devices chosen `before` and `now`, each remembered until another one of its kind is chosen. */
export function addInputDevices(before: InputDevices | undefined, now: InputDevices): InputDevices {
  const audio = audioOf(now) ?? audioOf(before)
  const video = videoOf(now) ?? videoOf(before)
  return {
    ...(typeof audio === 'string' ? { audioDeviceId: audio } : audio !== undefined && { audioSource: audio }),
    ...(typeof video === 'string' ? { videoDeviceId: video } : video !== undefined && { videoSource: video }),
  }
}

/** A false audio source falls back to the default device: the field is left out. */
export function safeInputDevices(devices: InputDevices): InputDevices {
  const safe = { ...devices }
  if (safe.audioSource === false) delete safe.audioSource
  if (safe.audioDeviceId === false) delete safe.audioDeviceId
  return safe
}
