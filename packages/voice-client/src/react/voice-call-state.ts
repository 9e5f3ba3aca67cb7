import type { MicrophoneProblem } from '../transport.ts'
import type { Caption } from './captions.ts'

/** `loading` from the press until the remote side listens; `speaking` while the assistant talks. */
export type VoiceCallStatus = 'inactive' | 'loading' | 'active' | 'speaking'

/**
 * Why there is no call: `limit` (the visitor's or the day's minutes are used up), `busy` (too many calls at once),
 * `unavailable` (it could not be started), `lost` (the connection broke). The page has a sentence for each.
 */
export type VoiceCallProblem = 'limit' | 'busy' | 'unavailable' | 'lost'

/** Why a typed text was not sent: it is beyond the limits of a call. The page has a sentence for each. */
export type TextRefusal = 'message-too-long' | 'message-too-fast'

/** Whether the type of an error says that a text was not sent. */
export const isTextRefusal = (type: string): type is TextRefusal =>
  type === 'message-too-long' || type === 'message-too-fast'

export interface AudioDevice {
  id: string
  /** Empty until the visitor has allowed the microphone. */
  label: string
}

export interface VoiceCallState {
  status: VoiceCallStatus
  problem: VoiceCallProblem | null
  /** The platform's id of the current or last call; undefined until it has started. */
  callId: string | undefined
  microphoneProblem: MicrophoneProblem | null
  /**
   * The connection is lost and being restored; nothing can be sent. Ends as `active`, `speaking`, or with the problem
   * `lost`.
   */
  interrupted: boolean
  /** The browser requires one more press before it plays sound. */
  playbackBlocked: boolean
  /** The assistant cannot be heard in this call; its words continue as captions. */
  playbackFailed: boolean
  /** The visitor reads the assistant instead of hearing it. Outlives the call. */
  soundOff: boolean
  /** Whether the visitor's speech is recognised in this call; if not, they type. */
  understandsSpeech: boolean
  /** Whether the platform recognises common phrases only. */
  hearsPhrasesOnly: boolean
  /** Whether the browser recognises the visitor, in place of the platform. */
  browserUnderstands: boolean
  /** Consecutive misunderstandings so far. */
  misunderstandings: number
  /** Whether the browser could recognise the visitor in place of the platform (`understandInBrowser`). */
  canUnderstandInBrowser: boolean
  muted: boolean
  captions: readonly Caption[]
  /** Why the last typed text was not sent. */
  refusal: TextRefusal | null
  /** How many texts were not sent, so that a second refusal for the same reason is announced as well. */
  refusedTexts: number
  microphones: readonly AudioDevice[]
  /** Empty if the browser does not let a page choose. */
  speakers: readonly AudioDevice[]
  /** Undefined: the default one. */
  microphoneId: string | undefined
  speakerId: string | undefined
  /** The platform's reason for the end of the last call. */
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
  refusal: null,
  refusedTexts: 0,
  microphones: [],
  speakers: [],
  microphoneId: undefined,
  speakerId: undefined,
  endedReason: undefined,
}

/**
 * The levels of both sides, 0 to 1, ten times a second. Apart from the state, because only meters need such frequent
 * updates.
 */
export interface VoiceLevels {
  assistant: number
  visitor: number
}
