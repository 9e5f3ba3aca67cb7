import type { DailyCall, DailyFactoryOptions, DailyVideoSendSettings } from '@daily-co/daily-js'
import type { ClientMessage } from '../call-message.ts'
import { Emitter } from '../emitter.ts'
import { audioOf, safeInputDevices, videoOf, type InputDevices } from '../safe-audio-settings.ts'
import { serializeError } from '../serialize-error.ts'
import { longestDeviceWait, settleWithin, untilAborted } from '../until-aborted.ts'
import { hasVideo, recordsVideo } from '../web-call.ts'
import type { RecordingSettings, Transport, TransportEvents, TransportOptions } from '../transport.ts'
import { createAssistantPlayer } from './assistant-player.ts'
import { forwardRoomEvents } from './forward-room-events.ts'
import { loadDaily, type DailyFactory } from './load-daily.ts'

/** Maximum milliseconds that daily-js may take to leave: it waits for a call machine that may never answer. */
const longestDestroy = 3000

/** A call in a Daily room, as the hosted platform creates them. */
export async function createDailyTransport(
  options: TransportOptions,
  load: () => Promise<DailyFactory> = loadDaily,
): Promise<Transport> {
  const { media, call } = options
  const daily = await load()
  const callObject = daily.createCallObject({
    audioSource: (audioOf(options.inputDevices) ?? media.audioSource) || true,
    videoSource: videoOf(options.inputDevices) ?? media.videoSource ?? recordsVideo(call),
    startAudioOff: options.muted,
    dailyConfig: options.dailyConfig,
  } as DailyFactoryOptions)
  return new DailyTransport(callObject, options)
}

class DailyTransport extends Emitter<TransportEvents> implements Transport {
  readonly #call: DailyCall
  readonly #options: TransportOptions
  readonly #player
  readonly #leaving = new AbortController()
  #joined = false
  #roomClosed = false
  #wasJoined = false
  #muted: boolean
  #left: Promise<void> | undefined

  constructor(call: DailyCall, options: TransportOptions) {
    super()
    this.#call = call
    this.#options = options
    this.#muted = options.muted
    this.#player = createAssistantPlayer(options.volume, options.outputDevice, {
      onPlaying: (element) => {
        this.#report('audio', element)
        this.#report('playback-blocked', false)
        this.#sendPlayable()
      },
      onBlocked: () => this.#report('playback-blocked', true),
      onFailed: (error) =>
        this.#report('error', { type: 'audio-start-failed', error: serializeError(error) }),
    })
    call.iframe()?.style.setProperty('display', 'none')
    forwardRoomEvents(call, recordsVideo(options.call) || hasVideo(options.call), {
      emit: (event, ...args) => this.#report(event, ...args),
      onAssistantTrack: (track) => void this.#player.play(track),
      onPlayable: () => this.#sendPlayable(),
      onAssistantLeft: () => this.#player.remove(),
      onProcessorError: () => void this.#recoverAudioProcessor(),
      onLeft: (reason) => this.#onLeft(reason),
    })
  }

  /** Emits nothing after `leave`, except why the room was closed before. */
  #report<Name extends keyof TransportEvents>(event: Name, ...args: TransportEvents[Name]): void {
    if (!this.#left || (event === 'error' && this.#roomClosed)) this.emit(event, ...args)
  }

  #sendPlayable(): void {
    if (this.#joined) this.#call.sendAppMessage('playable')
  }

  /** A room that closes while it is joined may never answer the join: it has failed, for this reason if there is one. */
  #onLeft(reason?: unknown): void {
    if (this.#left) return
    if (!this.#joined && reason !== undefined) return this.#leaving.abort(reason)
    this.#joined = false
    this.#roomClosed = true
    this.#report('left')
  }

  /** The processor has broken the microphone's sound: continue without it. */
  async #recoverAudioProcessor(): Promise<void> {
    try {
      await this.setNoiseCancellation(false)
      if (this.#joined) this.#call.setLocalAudio(!this.#muted)
    } catch (error) {
      this.#report('error', { type: 'audio-processor-recovery-error', error: serializeError(error) })
    }
  }

  async join(): Promise<void> {
    const { webCallUrl: url, transport } = this.#options.call
    const token = transport?.callToken
    // If `leave` is called while the call machine loads, daily-js's own promise never settles.
    await untilAborted(
      this.#leaving.signal,
      // daily-js refuses a token that is present but undefined.
      this.#call.join({ url, ...(token && { token }), subscribeToTracksAutomatically: false }),
    )
    this.#joined = true
    this.#wasJoined = true
    if (this.#muted !== this.#options.muted) this.#call.setLocalAudio(!this.#muted)
    if (this.#options.outputDevice) {
      const { outputDevice: outputDeviceId } = this.#options
      await settleWithin(longestDeviceWait, this.#call.setOutputDeviceAsync({ outputDeviceId })).catch(
        () => undefined,
      )
    }
  }

  leave(): Promise<void> {
    this.#left ??= this.#destroy()
    return this.#left
  }

  async #destroy(): Promise<void> {
    this.#leaving.abort(new Error('The call was left.'))
    this.#player.remove()
    if (this.#wasJoined && recordsVideo(this.#options.call)) {
      // A recording started by a token does not stop by itself when the visitor leaves.
      try {
        this.#call.stopRecording()
      } catch {
        // The room is already gone, and its recording with it.
      }
    }
    await settleWithin(longestDestroy, this.#call.destroy())
  }

  sendMessage(message: ClientMessage): boolean {
    try {
      if (this.#joined) this.#call.sendAppMessage(JSON.stringify(message))
      return true
    } catch (error) {
      // A room takes messages of 4 KB, if its owner has set no other size. daily-js throws at a larger one.
      this.#report('error', { type: 'message-too-long', error: serializeError(error) })
      return false
    }
  }

  get audioPlayer(): HTMLAudioElement | undefined {
    return this.#player.element
  }

  get dailyCall(): DailyCall {
    return this.#call
  }

  setMuted(muted: boolean): void {
    this.#muted = muted
    if (this.#joined) this.#call.setLocalAudio(!muted)
  }

  isMuted(): boolean {
    return this.#joined && !this.#call.localAudio()
  }

  setVolume(volume: number): void {
    this.#player.setVolume(volume)
  }

  async setInputDevices(devices: InputDevices): Promise<void> {
    await this.#call.setInputDevicesAsync(
      safeInputDevices(devices) as Parameters<DailyCall['setInputDevicesAsync']>[0],
    )
  }

  async setOutputDevice(outputDeviceId: string): Promise<void> {
    await this.#player.setOutputDevice(outputDeviceId)
    await this.#call.setOutputDeviceAsync({ outputDeviceId })
  }

  resumeAudio(): Promise<void> {
    return this.#player.resume()
  }

  observeRemoteLevel(interval: number): Promise<void> {
    return this.#call.startRemoteParticipantsAudioLevelObserver(interval)
  }

  observeLocalLevel(interval: number): Promise<void> {
    return this.#call.startLocalAudioLevelObserver(interval)
  }

  stopLocalLevel(): void {
    this.#call.stopLocalAudioLevelObserver()
  }

  async setNoiseCancellation(enabled: boolean): Promise<void> {
    await this.#call.updateInputSettings({
      audio: { processor: { type: enabled ? 'noise-cancellation' : 'none' } },
    })
  }

  startRecording(settings: RecordingSettings): void {
    this.#call.startRecording(settings)
  }

  stopRecording(): void {
    this.#call.stopRecording()
  }

  startScreenSharing(
    displayMediaOptions?: DisplayMediaStreamOptions,
    screenVideoSendSettings?: DailyVideoSendSettings,
  ): void {
    this.#call.startScreenShare({
      ...(displayMediaOptions && { displayMediaOptions }),
      ...(screenVideoSendSettings && { screenVideoSendSettings }),
    })
  }

  stopScreenSharing(): void {
    this.#call.stopScreenShare()
  }
}
