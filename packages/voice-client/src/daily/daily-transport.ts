import type { DailyCall, DailyFactoryOptions, DailyParticipant } from '@daily-co/daily-js'
import { readCallMessage, type ClientMessage } from '../call-message.ts'
import { Emitter } from '../emitter.ts'
import type { InputDevices } from '../safe-audio-settings.ts'
import { serializeError } from '../serialize-error.ts'
import { settleWithin, untilAborted } from '../until-aborted.ts'
import { hasVideo, recordsVideo } from '../web-call.ts'
import type { RecordingSettings, Transport, TransportEvents, TransportOptions } from '../transport.ts'
import { createAssistantPlayer } from './assistant-player.ts'
import { loadDaily, type DailyFactory } from './load-daily.ts'
import { microphoneProblemOf } from './microphone-problem.ts'

/** Name under which the hosted platform's assistant is in the room. */
const assistantName = 'Vapi Speaker'

/** Longest that daily-js may take to leave, in milliseconds: it waits for a call machine that may never answer. */
const longestDestroy = 3000

/** A call in a Daily room, as the hosted platform makes them. */
export async function createDailyTransport(
  options: TransportOptions,
  load: () => Promise<DailyFactory> = loadDaily,
): Promise<Transport> {
  const { media, call } = options
  const daily = await load()
  const callObject = daily.createCallObject({
    audioSource: options.inputDevices?.audioDeviceId ?? media.audioSource ?? true,
    videoSource: media.videoSource ?? recordsVideo(call),
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
        this.#tell('audio', element)
        this.#tell('playback-blocked', false)
        if (this.#joined) call.sendAppMessage('playable')
      },
      onBlocked: () => this.#tell('playback-blocked', true),
      onFailed: (error) => this.#tell('error', { type: 'audio-start-failed', error: serializeError(error) }),
    })
    call.iframe()?.style.setProperty('display', 'none')
    this.#listen()
  }

  /** After `leave` nothing is told. */
  #tell<Name extends keyof TransportEvents>(event: Name, ...args: TransportEvents[Name]): void {
    if (!this.#left) this.emit(event, ...args)
  }

  #listen(): void {
    const call = this.#call
    const wantsVideo = recordsVideo(this.#options.call) || hasVideo(this.#options.call)

    call.on('left-meeting', () => this.#tellLeft())
    call.on('error', (event) => {
      // The inner error has the sentence, the outer one adds addresses to it.
      this.#tell('error', {
        type: event.error?.type ?? 'daily-error',
        error: serializeError(event.error ?? event),
      })
      this.#tellLeft()
    })
    call.on('nonfatal-error', (event) => {
      if (event.type === 'audio-processor-error') void this.#recoverAudioProcessor()
      if (event.type === 'local-audio-level-observer-error') {
        this.#tell('local-audio-level-observer-error', serializeError(event))
      }
    })
    call.on('camera-error', (event) => {
      const timestamp = new Date().toISOString()
      this.#tell('camera-error', { type: 'camera-error', error: serializeError(event), timestamp })
      const problem = microphoneProblemOf(event.error?.type)
      if (problem) this.#tell('microphone-problem', problem)
    })
    call.on('app-message', ({ data }) => {
      if (data === 'listening') return this.#tell('listening')
      const message = readCallMessage(data)
      if (message) this.#tell('message', message)
    })
    call.on('remote-participants-audio-level', ({ participantsAudioLevel }) => {
      const levels = Object.values(participantsAudioLevel)
      this.#tell(
        'remote-level',
        levels.reduce((sum, level) => sum + level, 0),
      )
    })
    call.on('local-audio-level', ({ audioLevel }) => this.#tell('local-volume-level', audioLevel))

    const subscribe = ({ local, session_id }: DailyParticipant): void => {
      if (!local)
        call.updateParticipant(session_id, { setSubscribedTracks: { audio: true, video: wantsVideo } })
    }
    // Who was in the room before, as after a reconnect, is told here only.
    call.on('joined-meeting', ({ participants }) => Object.values(participants).forEach(subscribe))
    call.on('participant-joined', ({ participant }) => subscribe(participant))
    call.on('participant-updated', ({ participant }) => this.#tell('daily-participant-updated', participant))
    call.on('participant-left', ({ participant }) => {
      if (participant.user_name === assistantName) this.#player.remove()
    })
    call.on('track-started', ({ participant, track }) => {
      if (!participant || participant.local || participant.user_name !== assistantName) return
      if (track.kind === 'video') this.#tell('video', track)
      else void this.#player.play(track)
    })

    call.on('network-quality-change', (event) => this.#tell('network-quality-change', event))
    call.on('network-connection', (event) => this.#tell('network-connection', event))
    call.on('recording-started', (event) => this.#tell('recording-started', event))
    call.on('recording-stopped', (event) => this.#tell('recording-stopped', event))
    call.on('recording-stats', (event) => this.#tell('recording-stats', event))
    call.on('recording-error', (event) => this.#tell('recording-error', event))
    call.on('recording-upload-completed', (event) => this.#tell('recording-upload-completed', event))
  }

  #tellLeft(): void {
    if (!this.#joined) return
    this.#joined = false
    this.#tell('left')
  }

  /** The processor has broken the microphone's sound: the call goes on without it. */
  async #recoverAudioProcessor(): Promise<void> {
    try {
      await this.setNoiseCancellation(false)
      if (this.#joined) this.#call.setLocalAudio(!this.#muted)
    } catch (error) {
      this.#tell('error', { type: 'audio-processor-recovery-error', error: serializeError(error) })
    }
  }

  async join(): Promise<void> {
    const { webCallUrl: url, transport } = this.#options.call
    const token = transport?.callToken
    // `leave` during the load of the call machine lets daily-js's own promise hang for ever.
    await untilAborted(
      this.#leaving.signal,
      // daily-js refuses a token that is there but undefined.
      this.#call.join({ url, ...(token && { token }), subscribeToTracksAutomatically: false }),
    )
    this.#joined = true
    this.#wasJoined = true
    if (this.#muted !== this.#options.muted) this.#call.setLocalAudio(!this.#muted)
    if (this.#options.outputDevice) {
      await this.#call
        .setOutputDeviceAsync({ outputDeviceId: this.#options.outputDevice })
        .catch(() => undefined)
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
      // A recording that a token has started does not stop by itself when the visitor leaves.
      try {
        this.#call.stopRecording()
      } catch {
        // The room is gone already, and its recording with it.
      }
    }
    await settleWithin(longestDestroy, this.#call.destroy())
  }

  sendMessage(message: ClientMessage): void {
    if (this.#joined) this.#call.sendAppMessage(JSON.stringify(message))
  }

  setMuted(muted: boolean): void {
    this.#muted = muted
    if (this.#joined) this.#call.setLocalAudio(!muted)
  }

  setVolume(volume: number): void {
    this.#player.setVolume(volume)
  }

  async setInputDevices(devices: InputDevices): Promise<void> {
    await this.#call.setInputDevicesAsync(devices as Parameters<DailyCall['setInputDevicesAsync']>[0])
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
    screenVideoSendSettings?: Record<string, unknown>,
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
