export type {
  ConversationMessage,
  Dialogue,
  DialogueContext,
  DialogueEvent,
  DialogueProvider,
  DialogueTool,
  DialogueToolCall,
  DialogueTurn,
  ExpectedInput,
  ToolResult,
} from './providers/dialogue-provider.ts'
export type { SpeechToTextProvider } from './providers/speech-to-text-provider.ts'
export type { TextToSpeechProvider } from './providers/text-to-speech-provider.ts'
export type { VoiceActivityDetector, VoiceActivityProvider } from './providers/voice-activity-provider.ts'
