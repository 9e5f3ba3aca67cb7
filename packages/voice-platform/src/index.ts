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
export { conciergeGrammar } from './dialogue/concierge-grammar.ts'
export { createConciergeProvider } from './dialogue/create-concierge-provider.ts'
export type {
  Knowledge,
  KnownClaim,
  KnownItem,
  KnownPlace,
  KnownProcess,
  KnownService,
  KnownStory,
  KnownTestimonial,
  Topic,
} from './dialogue/knowledge.ts'
