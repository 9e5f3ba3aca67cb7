import type { ServerMessage } from '@frontdesk/voice-protocol'
import type { BrowserVoice } from '../browser-voice/speak-in-browser.ts'
import { findNaturalVoice } from '../browser-voice/find-natural-voice.ts'
import { readCallMessage, saysEnded, type ClientMessage } from '../call-message.ts'
import { Emitter } from '../emitter.ts'
import { createMessageCheck } from '../message-check.ts'
import { audioOf, type InputDevices } from '../safe-audio-settings.ts'
import { serializeError } from '../serialize-error.ts'
import type { Transport, TransportEvents, TransportOptions } from '../transport.ts'
import { longestDeviceWait, settleWithin, untilAborted } from '../until-aborted.ts'
import { webSocketUrl } from '../web-call.ts'
import { attachBrowserSpeaker, withBrowserVoice } from './browser-speaker.ts'
import { openReconnectingSocket, type ReconnectingSocket } from './reconnecting-socket.ts'
import { loadWorklet } from './load-worklet.ts'
import { attachMicrophone, type AudioSource, type Microphone } from './microphone.ts'
import { attachSpeaker, type Speaker } from './speaker.ts'
import type { PlaybackReport } from './worklet-messages.ts'

/** Samples per second on the wire, unless the created call names another rate. */
const defaultWireRate = 16_000

/** A call over a WebSocket: 20 ms frames of PCM s16le both ways, control messages as JSON text. */
export class WebSocketTransport extends Emitter<TransportEvents> implements Transport {
  readonly #options: TransportOptions
  readonly #leaving = new AbortController()
  readonly #refusalOf = createMessageCheck()
  /** Undefined before there is sound, and where the browser has none to give. */
  #context: AudioContext | undefined
  /** Sound that arrived before there was a speaker; undefined once there is one, or will never be one. */
  #early: ArrayBuffer[] | undefined = []
  /** Why there is no speaker. Reported when there is sound to play; the browser's own voice needs none. */
  #soundFailure: unknown
  #socket: ReconnectingSocket | undefined
  #speaker: Speaker | undefined
  #browserSpeaker: BrowserVoice | undefined
  #microphone: Microphone | undefined
  #muted: boolean
  #volume: number
  #audioSource: AudioSource
  #outputDevice: string | undefined
  #observesRemote = false
  #observesLocal = false
  #reportedPlayed = 0
  #ended = false
  /** Whether the platform recognises speech. */
  #recognizes = false
  #browserRecognizes = false

  constructor(options: TransportOptions) {
    super()
    this.#options = options
    this.#context = options.takeAudioContext()
    this.#muted = options.muted
    this.#volume = options.volume
    this.#audioSource = audioOf(options.inputDevices) ?? options.media.audioSource ?? true
    this.#outputDevice = options.outputDevice
  }

  /** Emits nothing after `leave`. */
  #report<Name extends keyof TransportEvents>(event: Name, ...args: TransportEvents[Name]): void {
    if (!this.#leaving.signal.aborted) this.emit(event, ...args)
  }

  async join(): Promise<void> {
    const url = webSocketUrl(this.#options.call)
    if (!url) throw new Error('The call has no WebSocket address.')
    // iOS plays through the earpiece, or not at all, unless it knows that this page records as well.
    setAudioSession('play-and-record')

    const voice = this.#findBrowserVoice()
    const socket = openReconnectingSocket(voice ? withBrowserVoice(url) : url, {
      onText: (text) => this.#receiveText(text),
      onSound: (pcm) => this.#receiveSound(pcm),
      onInterrupted: (interrupted) => {
        // On the new connection, the platform repeats what was not heard.
        this.#speaker?.restart()
        this.#browserSpeaker?.clear()
        this.#reportedPlayed = 0
        this.#report('network-connection', {
          type: 'signaling',
          event: interrupted ? 'interrupted' : 'connected',
        })
      },
      onClosed: (lost) => this.#onClosed(lost),
    })
    this.#socket = socket
    if (voice) {
      this.#browserSpeaker = attachBrowserSpeaker({
        voice,
        volume: this.#volume,
        socket,
        onSpeaking: (speaking) => this.#report('remote-speaking', speaking),
      })
    }
    // If sound fails, typing still works, so only the connection decides.
    const sound = this.#startSound().catch((error: unknown) => {
      const hasSound = this.#early !== undefined && this.#early.length > 0
      this.#early = undefined
      if (!this.#microphone) this.#report('microphone-problem', 'unknown')
      this.#soundFailure = error
      if (hasSound) this.#reportSoundFailure()
    })
    await untilAborted(this.#leaving.signal, socket.opened)
    await untilAborted(this.#leaving.signal, sound)
  }

  async #startSound(): Promise<void> {
    const context = (this.#context ??= new AudioContext({ latencyHint: 'interactive' }))
    await loadWorklet(context, this.#options.workletUrl)
    if (this.#leaving.signal.aborted) return
    const wireRate = this.#options.call.transport?.audioFormat?.sampleRate ?? defaultWireRate
    const speaker = attachSpeaker(context, wireRate, this.#volume, {
      onReport: (report) => this.#onPlayback(report),
      onBlocked: (blocked) => this.#report('playback-blocked', blocked),
    })
    this.#speaker = speaker
    for (const pcm of this.#early ?? []) speaker.play(pcm)
    this.#early = undefined
    // A device that is missing by now must not silence the call: play on the default one.
    if (this.#outputDevice)
      await settleWithin(longestDeviceWait, speaker.setOutputDevice(this.#outputDevice)).catch(
        () => undefined,
      )
    if (this.#leaving.signal.aborted) return
    this.#microphone = attachMicrophone(
      { context, wireRate, muted: this.#muted, source: this.#audioSource },
      {
        // If the visitor types, or the browser recognises them, the sound is not sent.
        onFrame: (pcm) => this.#recognizes && !this.#browserRecognizes && this.#socket?.sendSound(pcm),
        onLevel: (level) => this.#observesLocal && this.#report('local-volume-level', level),
        onProblem: (problem) => this.#report('microphone-problem', problem),
      },
    )
  }

  #findBrowserVoice(): SpeechSynthesisVoice | undefined {
    const { speakInBrowser: language } = this.#options
    // The browser's voice always uses the default loudspeaker.
    return language === undefined || this.#outputDevice ? undefined : findNaturalVoice(language)
  }

  #receiveSound(pcm: ArrayBuffer): void {
    this.#report('listening')
    if (this.#speaker) this.#speaker.play(pcm)
    else if (this.#early) this.#early.push(pcm)
    else this.#reportSoundFailure()
  }

  #reportSoundFailure(): void {
    if (this.#soundFailure === undefined) return
    this.#report('error', { type: 'audio-start-failed', error: serializeError(this.#soundFailure) })
    this.#soundFailure = undefined
  }

  #receiveText(text: string): void {
    const message = readCallMessage(text) as ServerMessage | undefined
    if (message?.type === 'ready') {
      this.#socket?.setReconnect(message.reconnect.url, message.reconnect.windowMilliseconds)
      this.#socket?.confirmMessages(message.received)
      if (message.heartbeatMilliseconds) this.#socket?.expectHeartbeat(message.heartbeatMilliseconds)
      this.#recognizes = message.recognition
      this.#report('speech-recognition', message.recognition, message.phrasesOnly ?? false)
      this.#report('listening')
    } else if (message?.type === 'heartbeat') {
      this.#socket?.confirmMessages(message.received)
    } else if (message?.type === 'clear-audio') {
      if (this.#early) this.#early = []
      this.#speaker?.clear()
      this.#browserSpeaker?.clear()
    } else if (message?.type === 'speak') {
      this.#browserSpeaker?.speak(message.utterance, message.text)
    } else {
      const callMessage = readCallMessage(message)
      if (!callMessage) return
      if (saysEnded(callMessage)) {
        this.#ended = true
        this.#socket?.stopReconnecting()
      }
      this.#report('message', callMessage)
    }
  }

  #onPlayback({ level, playedMilliseconds }: PlaybackReport): void {
    if (this.#observesRemote) this.#report('remote-level', level)
    if (playedMilliseconds === this.#reportedPlayed) return
    this.#reportedPlayed = playedMilliseconds
    this.#socket?.sendText(JSON.stringify({ type: 'played', milliseconds: playedMilliseconds }))
  }

  #onClosed(lost: boolean): void {
    if (lost && !this.#ended) {
      const error = { message: 'The connection to the call was lost.', name: 'ConnectionLost' }
      this.#report('error', { type: 'connection-error', error })
      this.#report('message', { type: 'status-update', status: 'ended', endedReason: 'connection-lost' })
    }
    this.#report('left')
  }

  async leave(): Promise<void> {
    if (this.#leaving.signal.aborted) return
    this.#leaving.abort(new Error('The call was left.'))
    this.#socket?.close()
    this.#microphone?.detach()
    this.#speaker?.detach()
    this.#browserSpeaker?.clear()
    setAudioSession('auto')
    await this.#context?.close()
  }

  sendMessage(message: ClientMessage): boolean {
    const refusal = this.#refusalOf(message)
    if (refusal) {
      this.#report('error', refusal)
      return false
    }
    if (message.type === 'hello') this.#browserRecognizes = message.recognition === 'browser'
    this.#socket?.sendMessage(JSON.stringify(message))
    return true
  }

  setMuted(muted: boolean): void {
    this.#muted = muted
    this.#microphone?.setMuted(muted)
    this.#socket?.sendMessage(JSON.stringify({ type: 'mute', muted }))
  }

  setVolume(volume: number): void {
    this.#volume = volume
    this.#speaker?.setVolume(volume)
    this.#browserSpeaker?.setVolume(volume)
  }

  async setInputDevices(devices: InputDevices): Promise<void> {
    const source = audioOf(devices)
    if (source === undefined) return
    this.#audioSource = source
    await this.#microphone?.setSource(source)
  }

  async setOutputDevice(deviceId: string): Promise<void> {
    this.#outputDevice = deviceId
    // The browser's voice always uses the default loudspeaker.
    this.#browserSpeaker?.fail()
    await this.#speaker?.setOutputDevice(deviceId)
  }

  async resumeAudio(): Promise<void> {
    await this.#speaker?.resume()
  }

  async observeRemoteLevel(): Promise<void> {
    this.#observesRemote = true
  }

  async observeLocalLevel(): Promise<void> {
    this.#observesLocal = true
  }

  stopLocalLevel(): void {
    this.#observesLocal = false
  }

  /** The browser's own noise suppression, which is on from the start. */
  async setNoiseCancellation(enabled: boolean): Promise<void> {
    await this.#microphone?.setNoiseSuppression(enabled)
  }
}

/** Informs iOS what the page does with sound; other browsers have no such setting. */
function setAudioSession(type: 'auto' | 'play-and-record'): void {
  if ('audioSession' in navigator) Object.assign(navigator.audioSession as object, { type })
}
