import type { MicrophoneProblem } from '../transport.ts'
import type { Caption } from './captions.ts'

/** `loading` from the press until the remote side listens; `speaking` while the assistant talks. */
export type VoiceCallStatus = 'inactive' | 'loading' | 'active' | 'speaking'

/**
 * Why there is no call: `limit` (the visitor's or the day's minutes are used up), `busy` (too many calls at once),
 * `unavailable` (it could not be started), `lost` (the line broke). The page has a sentence for each.
 */
export type VoiceCallProblem = 'limit' | 'busy' | 'unavailable' | 'lost'

export interface AudioDevice {
  id: string
  /** Empty until the visitor has allowed the microphone. */
  label: string
}

export interface VoiceCallState {
  status: VoiceCallStatus
  problem: VoiceCallProblem | null
  /** The platform's id of the call that is on, or was last; undefined until it has started. */
  callId: string | undefined
  microphoneProblem: MicrophoneProblem | null
  /** The line is down and being restored; nothing can be sent. Over as `active`, `speaking`, or with the problem `lost`. */
  interrupted: boolean
  /** The browser wants one more press before it plays sound. */
  playbackBlocked: boolean
  /** The assistant can't be heard in this call; its words go on as captions. */
  playbackFailed: boolean
  /** The visitor reads the assistant instead of hearing it. Lasts beyond the call. */
  soundOff: boolean
  /** Whether what the visitor says is understood in this call; where not, typing is the way. */
  understandsSpeech: boolean
  /** Whether the platform understands common phrases alone. */
  hearsPhrasesOnly: boolean
  /** Whether the browser understands the visitor, in the platform's place. */
  browserUnderstands: boolean
  /** How many times in a row the visitor was not understood until now. */
  misunderstandings: number
  /** Whether the browser could understand the visitor in place of the platform (`understandInBrowser`). */
  canUnderstandInBrowser: boolean
  muted: boolean
  captions: readonly Caption[]
  microphones: readonly AudioDevice[]
  /** Empty where the browser does not let a page choose. */
  speakers: readonly AudioDevice[]
  /** Undefined: the default one. */
  microphoneId: string | undefined
  speakerId: string | undefined
  /** The platform's word for why the last call ended. */
  endedReason: string | undefined
}

export const initialState: VoiceCallState = {
  status: 'inactive',
  problem: null,
  callId: undefined,
  microphoneProblem: null,
  interrupted: false,
  playbackBlocked: false,
  playbackFailed: false,
  soundOff: false,
  understandsSpeech: true,
  hearsPhrasesOnly: false,
  browserUnderstands: false,
  misunderstandings: 0,
  canUnderstandInBrowser: false,
  muted: false,
  captions: [],
  microphones: [],
  speakers: [],
  microphoneId: undefined,
  speakerId: undefined,
  endedReason: undefined,
}

/** How loud both sides are, 0 to 1, ten times a second. Apart from the state: only meters want to hear it so often. */
export interface VoiceLevels {
  assistant: number
  visitor: number
}
