export { audioFormat, bytesPerFrame, millisecondsOfBytes, samplesPerFrame } from './audio-format.ts'
export type { AudioFormat } from './audio-format.ts'
export { protocolVersion, reconnectWindowMilliseconds, webSocketSubprotocol } from './protocol-version.ts'
export { clientMessageSchema, longestUserText, parseClientMessage } from './client-message.ts'
export type { ClientMessage } from './client-message.ts'
export { closeCode } from './close-code.ts'
export type {
  CallStatus,
  ClearAudioMessage,
  EndedReason,
  HeartbeatMessage,
  ReadyMessage,
  Reconnect,
  Role,
  ServerMessage,
  SpeakMessage,
  SpeechUpdateMessage,
  StatusUpdateMessage,
  ToolCall,
  ToolCallsMessage,
  TranscriptMessage,
} from './server-message.ts'
