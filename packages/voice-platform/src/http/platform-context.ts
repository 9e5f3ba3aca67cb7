import type { CallStore } from '#platform/calls/call-store.ts'
import type { DialogueProvider, DialogueTool } from '#platform/providers/dialogue-provider.ts'
import type { SpeechToTextProvider } from '#platform/providers/speech-to-text-provider.ts'
import type { TextToSpeechProvider } from '#platform/providers/text-to-speech-provider.ts'
import type { VoiceActivityProvider } from '#platform/providers/voice-activity-provider.ts'
import type { Clock } from '#platform/session/clock.ts'
import type { EndOfTurnOptions } from '#platform/pipeline/end-of-turn.ts'
import type { OriginRule } from './origin-rule.ts'
import type { PlatformLimits } from './platform-limits.ts'

export interface VoiceProviders {
  dialogue: DialogueProvider
  textToSpeech: TextToSpeechProvider
  /**
   * Whether a visitor's browser that offers to speak replaces `textToSpeech`. Default: if there is no `speechToText`,
   * because a browser's echo cancellation does not cover its own speech synthesis.
   */
  browserSpeaks?: boolean
  voiceActivity: VoiceActivityProvider
  /** Absent: visitors type, or their browser recognises. */
  speechToText?: SpeechToTextProvider | undefined
}

/** Static messages with fields that contain no personal data. */
export interface VoiceLog {
  info(message: string, fields?: Record<string, unknown>): void
  warn(message: string, fields?: Record<string, unknown>): void
  error(message: string, fields?: Record<string, unknown>): void
}

/** Shared by the parts of the platform; created once by `createVoicePlatform`. */
export interface PlatformContext {
  providers: VoiceProviders
  callStore: CallStore
  limits: PlatformLimits
  tools: readonly DialogueTool[]
  assistantName: string
  apiKey: string | undefined
  basePath: string
  publicUrl: string | undefined
  originAllowed: OriginRule
  endOfTurn: EndOfTurnOptions
  clock: Clock
  log: VoiceLog
}
