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
export type { SpeechToTextProvider } from './providers/voice-providers.ts'
export type { TextToSpeechProvider } from './providers/voice-providers.ts'
export type { VoiceActivityDetector, VoiceActivityProvider } from './providers/voice-providers.ts'
export { createConciergeProvider, prepareConciergeProvider } from './dialogue/create-concierge-provider.ts'
export type { ModelOutcome } from './language-model/create-model-dialogue.ts'
export type { Knowledge, KnownFact, KnownPlace, KnownSubject } from './dialogue/knowledge.ts'
export type { KnownAppointment } from './dialogue/appointments/read-appointment.ts'
export type { ReadFreeTimes } from './dialogue/appointments/load-free-times.ts'
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
export type { VoiceLog } from './providers/voice-providers.ts'
export type { JoiningCall } from './http/platform-context.ts'
export type { PlatformLimits } from './http/platform-limits.ts'
export { createVoiceProviders } from './create-voice-providers.ts'
export type { VoiceProvidersOptions } from './create-voice-providers.ts'
export { createSqliteCallStore } from './calls/sqlite-call-store.ts'
export { pageTools } from './dialogue/page-tools.ts'
