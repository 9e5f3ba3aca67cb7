export { defaultPlatformLimits } from './http/platform-limits.ts'
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
export { createConciergeProvider, prepareConciergeProvider } from './dialogue/create-concierge-provider.ts'
export type { ModelOutcome } from './language-model/create-model-dialogue.ts'
export type { Knowledge, KnownFact, KnownPlace, KnownSubject } from './dialogue/knowledge.ts'
export { createInMemoryCallStore } from './calls/in-memory-call-store.ts'
export type {
  AssistantRecord,
  CallChanges,
  CallListQuery,
  CallRecord,
  CallStore,
  ListQuery,
  RoomRecord,
  TranscriptEntry,
} from './calls/call-store.ts'
export { createVoicePlatform } from './http/create-voice-platform.ts'
export type { VoicePlatform, VoicePlatformOptions } from './http/create-voice-platform.ts'
export type { VoiceProviders } from './providers/voice-providers.ts'
export type { VoiceLog } from './voice-log.ts'
export type { PlatformLimits } from './http/platform-limits.ts'
export { createVoiceProviders } from './create-voice-providers.ts'
export type { VoiceProvidersOptions } from './create-voice-providers.ts'
export { createSqliteCallStore } from './calls/sqlite-call-store.ts'
export { pageTools } from './tools/page-tools.ts'
