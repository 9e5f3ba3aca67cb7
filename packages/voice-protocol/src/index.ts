export { audioFormat, bytesPerFrame, millisecondsOfBytes, samplesPerFrame } from './audio-format.ts'
export type { AudioFormat } from './audio-format.ts'
export { protocolVersion, reconnectWindowMilliseconds, webSocketSubprotocol } from './protocol-version.ts'
export { clientMessageSchema, parseClientMessage } from './client-message.ts'
export type { ClientMessage, MessageFault, ParsedMessage } from './client-message.ts'
export {
  answerBurst,
  answersPerSecond,
  longestMessage,
  longestUserText,
  messageBurst,
  messagesPerSecond,
} from './message-limits.ts'
export { closeCode } from './close-code.ts'
export type {
  CallStatus,
  ClearAudioMessage,
  EndedReason,
  ErrorMessage,
  HeartbeatMessage,
  ReadyMessage,
  Reconnect,
  RefusalReason,
  Role,
  ServerMessage,
  SpeakMessage,
  SpeechUpdateMessage,
  StatusUpdateMessage,
  ToolCall,
  ToolCallsMessage,
  TranscriptMessage,
} from './server-message.ts'
