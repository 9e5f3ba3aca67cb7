import type {
  DailyCall,
  DailyEventObjectNetworkConnectionEvent,
  DailyEventObjectNetworkQualityEvent,
  DailyEventObjectNoPayload,
  DailyEventObjectRecordingError,
  DailyEventObjectRecordingStarted,
  DailyEventObjectRecordingStopped,
  DailyParticipant,
  DailyVideoSendSettings,
} from '@daily-co/daily-js'
import type { CallMessage, ClientMessage, Unread } from './call-message.ts'
import type { Detach } from './emitter.ts'
import type { DailyConfig, InputDevices, MediaSettings } from './safe-audio-settings.ts'
import type { SerializedError } from './serialize-error.ts'
import type { WebCall } from './web-call.ts'

/** Why there is no microphone. `unknown` is any other error of the browser. */
export type MicrophoneProblem = 'in-use' | 'permissions' | 'not-found' | 'unknown'

/** Events of a transport that the client passes on unchanged. */
export interface ForwardedEvents {
  /** The visitor's level, 0 to 1, every 100 ms. */
  'local-volume-level': [volume: number]
  'local-audio-level-observer-error': [error: SerializedError]
  'camera-error': [error: { type: 'camera-error'; error: SerializedError; timestamp: string }]
  'network-quality-change': [event: DailyEventObjectNetworkQualityEvent]
  'network-connection': [event: Pick<DailyEventObjectNetworkConnectionEvent, 'type' | 'event'>]
  'daily-participant-updated': [participant: DailyParticipant]
  /** The element that plays the assistant, if the transport uses one. */
  audio: [player: HTMLAudioElement]
  video: [track: MediaStreamTrack]
  'recording-started': [event: DailyEventObjectRecordingStarted]
  'recording-stopped': [event: DailyEventObjectRecordingStopped]
  'recording-stats': [event: Unread]
  'recording-error': [event: DailyEventObjectRecordingError]
  'recording-upload-completed': [event: DailyEventObjectNoPayload]
  /**
   * The microphone cannot be used, and why; null when it works again. The call continues: typed messages still work.
   */
  'microphone-problem': [problem: MicrophoneProblem | null]
  /** true: the browser requires one more press before it plays sound (`resumeAudio`); false: it plays. */
  'playback-blocked': [blocked: boolean]
  /**
   * Whether the platform recognises speech in this call; if not, the visitor types. `phrasesOnly`: it recognises common
   * phrases. Before `call-start`.
   */
  'speech-recognition': [available: boolean, phrasesOnly: boolean]
}

export const forwardedEvents = [
  'local-volume-level',
  'local-audio-level-observer-error',
  'camera-error',
  'network-quality-change',
  'network-connection',
  'daily-participant-updated',
  'audio',
  'video',
  'recording-started',
  'recording-stopped',
  'recording-stats',
  'recording-error',
  'recording-upload-completed',
  'microphone-problem',
  'playback-blocked',
  'speech-recognition',
] as const satisfies (keyof ForwardedEvents)[]

export interface TransportEvents extends ForwardedEvents {
  /** The remote side listens. May come before `join` settles. */
  listening: []
  message: [message: CallMessage]
  /** Sum of the remote levels, every 100 ms. */
  'remote-level': [sum: number]
  /** The remote side speaks without a measurable level. */
  'remote-speaking': [speaking: boolean]
  /** An error of the connection, with the transport's own type. */
  error: [error: { type: string; error: SerializedError }]
  /**
   * This side has left the call, no matter which side ended it. Once, and before a `join` that fails because the room was
   * closed. The `error` that says why may follow.
   */
  left: []
}

/**
 * Carries one call. A transport is used for one call and then dropped. After `leave`, methods do nothing and no event
 * fires.
 */
export interface Transport {
  on<Name extends keyof TransportEvents>(
    event: Name,
    listener: (...args: TransportEvents[Name]) => void,
  ): Detach

  /** Joins the room. Rejects if it cannot, or if `leave` was called meanwhile. */
  join(): Promise<void>
  /**
   * Releases everything: connection, microphone, elements. Safe at any moment, even twice; settles in a bounded time.
   */
  leave(): Promise<void>

  /** Returns false if the message is beyond the platform's limits, after an `error` that says which. */
  sendMessage(message: ClientMessage): boolean | void
  setMuted(muted: boolean): void
  /** Whether the room has muted the visitor. */
  isMuted?(): boolean
  /** The assistant's volume, 0 to 1. */
  setVolume(volume: number): void
  setInputDevices(devices: InputDevices): Promise<void>
  setOutputDevice(deviceId: string): Promise<void>
  /** Retries to play after `playback-blocked`; call it in a click handler. */
  resumeAudio(): Promise<void>

  /** Begins `remote-level`. */
  observeRemoteLevel(intervalMilliseconds: number): Promise<void>
  /** Begins `local-volume-level`. */
  observeLocalLevel(intervalMilliseconds: number): Promise<void>
  stopLocalLevel?(): void
  /** Settles when it no longer changes the microphone's track. */
  setNoiseCancellation(enabled: boolean): Promise<void>

  /** The element that plays the assistant, if the transport uses one. */
  readonly audioPlayer?: HTMLAudioElement | undefined
  /** daily-js's object of the call, in a Daily room. */
  readonly dailyCall?: DailyCall

  startRecording?(settings: RecordingSettings): void
  stopRecording?(): void
  startScreenSharing?(
    displayMediaOptions?: DisplayMediaStreamOptions,
    screenVideoSendSettings?: DailyVideoSendSettings,
  ): void
  stopScreenSharing?(): void
}

export interface RecordingSettings {
  width: number
  height: number
  backgroundColor: string
  layout: { preset: 'default' }
}

/** The options of a transport. */
export interface TransportOptions {
  call: WebCall
  media: MediaSettings
  dailyConfig: DailyConfig
  muted: boolean
  volume: number
  /** Devices chosen before; undefined: the default ones. */
  inputDevices: InputDevices | undefined
  outputDevice: string | undefined
  /** The language in which the browser may speak for the assistant, as BCP 47; undefined: it may not. */
  speakInBrowser: string | undefined
  /** The address of the audio worklet's file; undefined: the code in the package is used. */
  workletUrl: string | URL | undefined
  /**
   * The audio context that was resumed in the visitor's press; undefined outside browsers. A transport takes it while
   * it is created, and then closes it; otherwise it is closed as unused.
   */
  takeAudioContext: () => AudioContext | undefined
}

export type CreateTransport = (options: TransportOptions) => Transport | Promise<Transport>
