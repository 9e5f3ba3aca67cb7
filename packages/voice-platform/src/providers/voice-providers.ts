import type { DialogueProvider } from './dialogue-provider.ts'
import type { SpeechToTextProvider } from './speech-to-text-provider.ts'
import type { TextToSpeechProvider } from './text-to-speech-provider.ts'
import type { VoiceActivityProvider } from './voice-activity-provider.ts'

/** The replaceable parts of a voice platform. */
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
