import type { Detach } from '../emitter.ts'
import { longestDeviceWait, settleWithin } from '../until-aborted.ts'

interface AssistantPlayerListeners {
  /** The sound is being played. */
  onPlaying: (element: HTMLAudioElement) => void
  /** The browser requires a press before it plays. */
  onBlocked: () => void
  /** The sound cannot be played at all. */
  onFailed: (error: unknown) => void
}

interface AssistantPlayer {
  /** Plays `track` in place of the previous one. */
  play(track: MediaStreamTrack): Promise<void>
  /** Retries after `onBlocked`. */
  resume(): Promise<void>
  setVolume(volume: number): void
  setOutputDevice(deviceId: string): Promise<void>
  remove: Detach
  readonly element: HTMLAudioElement | undefined
}

/** The one `<audio>` element that plays the assistant. It is in the page from the first track until `remove`. */
export function createAssistantPlayer(
  volume: number,
  outputDevice: string | undefined,
  { onPlaying, onBlocked, onFailed }: AssistantPlayerListeners,
): AssistantPlayer {
  let element: HTMLAudioElement | undefined

  const start = async (player: HTMLAudioElement): Promise<void> => {
    try {
      await player.play()
    } catch (error) {
      const reason = error instanceof Error ? error.name : ''
      // A newer track or `remove` has interrupted this one.
      if (player !== element || reason === 'AbortError') return
      if (reason === 'NotAllowedError') onBlocked()
      else onFailed(error)
      return
    }
    if (player === element) onPlaying(player)
  }

  const create = async (): Promise<HTMLAudioElement> => {
    const player = document.createElement('audio')
    element = player
    player.autoplay = true
    player.volume = volume
    document.body.append(player)
    // A device that is missing by now must not silence the call: play on the default one.
    if (outputDevice)
      await settleWithin(longestDeviceWait, Promise.resolve(player.setSinkId?.(outputDevice))).catch(
        () => undefined,
      )
    return player
  }

  return {
    get element() {
      return element
    },
    async play(track) {
      const player = element ?? (await create())
      if (player !== element) return
      player.srcObject = new MediaStream([track])
      await start(player)
    },
    async resume() {
      if (element) await start(element)
    },
    setVolume(next) {
      volume = next
      if (element) element.volume = next
    },
    async setOutputDevice(deviceId) {
      outputDevice = deviceId
      await element?.setSinkId?.(deviceId)
    },
    remove() {
      const player = element
      element = undefined
      player?.pause()
      if (player) player.srcObject = null
      player?.remove()
    },
  }
}
