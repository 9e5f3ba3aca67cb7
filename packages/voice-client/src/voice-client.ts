import type { DailyCall, DailyVideoSendSettings } from '@daily-co/daily-js'
import { CallAttempt } from './call-attempt.ts'
import type { ClientMessage } from './call-message.ts'
import { CallStateMachine } from './call-state.ts'
import { createAudioContext } from './create-audio-context.ts'
import { Emitter } from './emitter.ts'
import {
  addInputDevices,
  safeDailyConfig,
  safeMediaSettings,
  type DailyConfig,
  type InputDevices,
  type MediaSettings,
} from './safe-audio-settings.ts'
import type { Emit } from './stage-runner.ts'
import { observerInterval, recordingSettings, startCall } from './start-call.ts'
import { readStartArguments, type StartArguments, type StartRequest } from './start-request.ts'
import { reportAlreadyStarted, reportStartFailure } from './report-start-failure.ts'
import { createTransport, preloadTransport, type TransportKind } from './create-transport.ts'
import type { CreateTransport, Transport } from './transport.ts'
import { timestamp, type VoiceClientEvents } from './voice-client-events.ts'
import { webSocketUrl, type WebCall } from './web-call.ts'

export interface VoiceClientOptions extends MediaSettings {
  /** Where calls are created: an absolute URL, or a path on the page's own origin such as `/voice`. */
  apiBaseUrl: string
  /** Sent as bearer. Not needed if our own server creates the call. */
  token?: string
  fetch?: typeof fetch
  /** Settings for daily-js. `avoidEval` is true unless given. */
  dailyConfig?: DailyConfig
  /**
   * A language, as BCP 47: the browser may speak in calls of the embedded platform, if it has a natural voice on the
   * device and the platform agrees. Otherwise the platform always speaks.
   */
  speakInBrowser?: string
  /**
   * The address of the audio worklet, the file `@frontdesk/voice-client/worklet`. Only for pages whose content security
   * policy does not allow `blob:` as a source of scripts; elsewhere the package uses its own copy.
   */
  workletUrl?: string | URL
  /** Default: the transport of the created call. */
  createTransport?: CreateTransport
}

/**
 * A voice call with an assistant. One client holds one call at a time, and may start any number, one after the other.
 * `start` and `reconnect` never reject: they resolve with the call, or with null after emitting the reason. `stop` is
 * safe at any moment. Clients share no state.
 */
export class VoiceClient extends Emitter<VoiceClientEvents> {
  readonly #options: VoiceClientOptions
  readonly #machine = new CallStateMachine()
  #attempt: CallAttempt | undefined
  #muted: boolean
  #volume = 1
  #inputDevices: InputDevices | undefined
  #outputDevice: string | undefined

  /** @throws TypeError without `apiBaseUrl` */
  constructor(options: VoiceClientOptions) {
    super()
    if (!options?.apiBaseUrl) {
      throw new TypeError(
        "Pass where calls are created: new VoiceClient({ apiBaseUrl: '/voice' }), or the address of the hosted platform's API and your public key as token.",
      )
    }
    this.#options = options
    this.#muted = options.startAudioOff ?? false
  }

  /** Loads a transport's code ahead of the call, on hover or focus, if the page knows which it will be. */
  preload(kind: TransportKind): void {
    preloadTransport(kind)
    // Browsers begin to list their voices at the first request.
    if (this.#options.speakInBrowser !== undefined && 'speechSynthesis' in globalThis)
      speechSynthesis.getVoices()
  }

  /**
   * Starts a call: `start({ assistantId, assistantOverrides })`. The positional form of `@vapi-ai/web`,
   * `start(assistant, assistantOverrides, squad, workflow, workflowOverrides, options)`, means the same.
   *
   * Resolves with the created call, or with null if it failed, was stopped meanwhile, or another call is active.
   */
  start(...args: StartArguments): Promise<WebCall | null> {
    return this.#run(readStartArguments(args))
  }

  /** Rejoins a call that was left with `roomDeleteOnUserLeaveEnabled: false`. Settles as `start` does. */
  reconnect(call: WebCall): Promise<WebCall | null> {
    return this.#run({}, call)
  }

  async #run(request: StartRequest, existing?: WebCall): Promise<WebCall | null> {
    const startedAt = Date.now()
    const emit: Emit = (event, ...args) => this.emit(event, ...args)
    if (!this.#machine.apply({ type: 'start' })) {
      reportAlreadyStarted(emit)
      return null
    }
    const { apiBaseUrl: baseUrl, token, fetch, createTransport: open = createTransport } = this.#options
    const previousClosed = this.#attempt?.closed
    const attempt = new CallAttempt(this.#machine, emit, createAudioContext())
    this.#attempt = attempt
    try {
      const call = await startCall({
        attempt,
        request,
        existing,
        previousClosed,
        api: { baseUrl, token, fetch },
        mediaOf: (created) => {
          const { audioSource, videoSource, startAudioOff } = this.#options
          const media = { audioSource, videoSource, startAudioOff }
          return webSocketUrl(created) ? media : safeMediaSettings(media)
        },
        openTransport: (created, media) =>
          open({
            call: created,
            media,
            dailyConfig: safeDailyConfig({ avoidEval: true, ...this.#options.dailyConfig }),
            muted: this.#muted,
            volume: this.#volume,
            inputDevices: this.#inputDevices,
            outputDevice: this.#outputDevice,
            speakInBrowser: this.#options.speakInBrowser,
            workletUrl: this.#options.workletUrl,
            takeAudioContext: attempt.takeAudioContext,
          }),
        wantsLocalLevel: () => this.listenerCount('local-volume-level') > 0,
      })
      attempt.emit('call-start-success', {
        totalDuration: Date.now() - startedAt,
        callId: call.id ?? 'unknown',
        timestamp: timestamp(),
      })
      return attempt.alive ? call : null
    } catch (failure) {
      await attempt.fail(() => reportStartFailure(emit, failure, request, startedAt))
      return null
    }
  }

  /**
   * Leaves the call, at any stage. Emits all remaining events (`speech-end`, the `ended` status-update, `call-end`)
   * before it returns its promise, which resolves when microphone and connection are released.
   */
  async stop(): Promise<void> {
    this.#attempt?.end()
    await this.#attempt?.closed
  }

  /** Ends the call for the platform too, even if the room would outlive the visitor; then like `stop`. */
  end(): Promise<void> {
    this.send({ type: 'end-call' })
    return this.stop()
  }

  /** Makes the assistant say something. Returns what `send` does. */
  say(
    message: string,
    endCallAfterSpoken?: boolean,
    interruptionsEnabled = false,
    interruptAssistantEnabled = false,
  ): boolean {
    return this.send({
      type: 'say',
      message,
      endCallAfterSpoken,
      interruptionsEnabled,
      interruptAssistantEnabled,
    })
  }

  /**
   * Sends a message to the platform; one that is sent while the call starts goes out as soon as it is joined. Returns false
   * without a call, and for a message that is beyond the limits of a call: then an `error` of the type
   * `message-too-long` or `message-too-fast` says so, and the call goes on.
   */
  send(message: ClientMessage): boolean {
    return this.#attempt?.send(message) ?? false
  }

  /** Mutes the microphone. Remembered, so it may be called before a call, and applies to later ones. */
  setMuted(muted: boolean): void {
    if (muted === this.#muted && muted === this.isMuted()) return
    this.#muted = muted
    this.#transport?.setMuted(muted)
    this.emit('muted-change', muted)
  }

  /** Whether the microphone is muted, by this page or by the room. */
  isMuted(): boolean {
    return this.#muted || (this.#transport?.isMuted?.() ?? false)
  }

  /** Sets the assistant's volume, 0 to 1; clamped, and ignored if it is not a number. Remembered like mute. */
  setVolume(volume: number): void {
    if (!Number.isFinite(volume)) return
    this.#volume = Math.min(1, Math.max(0, volume))
    this.#transport?.setVolume(this.#volume)
  }

  /**
   * Chooses the microphone (or camera): a device's id, or a track of the page. Remembered like mute, one by one. A microphone
   * of `false` closes it in an embedded call, and means the default device in a Daily room.
   */
  async setInputDevicesAsync(devices: InputDevices): Promise<void> {
    this.#inputDevices = addInputDevices(this.#inputDevices, devices)
    await this.#transport?.setInputDevices(addInputDevices(undefined, devices))
  }

  /** Chooses the loudspeaker, also for sound that is already playing. Remembered like mute. */
  async setOutputDeviceAsync({ outputDeviceId }: { outputDeviceId?: string | null }): Promise<void> {
    if (typeof outputDeviceId !== 'string') return
    this.#outputDevice = outputDeviceId
    await this.#transport?.setOutputDevice(outputDeviceId)
  }

  /** Retries to play after `playback-blocked`. Call it in a click handler. */
  async resumeAudio(): Promise<void> {
    await this.#transport?.resumeAudio()
  }

  /**
   * Does nothing without a call. `recording-started` reports the success.
   *
   * @throws Error in a call of a platform that can't
   */
  startRecording(): void {
    this.#able('startRecording')?.(recordingSettings)
  }

  /** Does nothing if no recording is running. */
  stopRecording(): void {
    this.#attempt?.joinedTransport?.stopRecording?.()
  }

  /**
   * Does nothing without a call.
   *
   * @throws Error in a call of a platform that can't
   */
  startScreenSharing(
    displayMediaOptions?: DisplayMediaStreamOptions,
    screenVideoSendSettings?: DailyVideoSendSettings,
  ): void {
    this.#able('startScreenSharing')?.(displayMediaOptions, screenVideoSendSettings)
  }

  /** Does nothing where no screen is shared. */
  stopScreenSharing(): void {
    this.#attempt?.joinedTransport?.stopScreenSharing?.()
  }

  /** The visitor's latest level, 0 to 1; 0 without a call, and until the levels are observed. */
  getLocalAudioLevel(): number {
    return this.#attempt?.localLevel ?? 0
  }

  /**
   * Begins `local-volume-level` in the call that is on. Not needed where somebody listens to the event when the call starts.
   *
   * @param interval milliseconds between two levels, in a Daily room; elsewhere it is 100
   */
  async startLocalAudioLevelObserver(interval = observerInterval): Promise<void> {
    await this.#attempt?.observeLocalLevel(interval)
  }

  stopLocalAudioLevelObserver(): void {
    this.#attempt?.stopLocalLevel()
  }

  isLocalAudioLevelObserverRunning(): boolean {
    return this.#attempt?.observesLocalLevel ?? false
  }

  /** The element that plays the assistant, in a call that uses one: from its first sound until its end. */
  getAudioPlayer(): HTMLAudioElement | null {
    return this.#transport?.audioPlayer ?? null
  }

  /** daily-js's own object of a call in a Daily room, for features that this client does not offer; null elsewhere. */
  getDailyCallObject(): DailyCall | null {
    return this.#transport?.dailyCall ?? null
  }

  get #transport(): Transport | undefined {
    return this.#attempt?.transport
  }

  /** What only some transports can do, bound to the call's transport. Undefined without a call. */
  #able<Name extends 'startRecording' | 'startScreenSharing'>(name: Name): Transport[Name] {
    const transport = this.#attempt?.joinedTransport
    if (!transport) return undefined
    if (!transport[name]) throw new Error(`This call has no ${name}.`)
    return transport[name].bind(transport)
  }
}
