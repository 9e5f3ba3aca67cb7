export { VoiceClient } from './voice-client.ts'
export type { TransportKind } from './create-transport.ts'
export type { VoiceClientOptions } from './voice-client.ts'
export type {
  CallStartFailed,
  CallStartProgress,
  CallStartSuccess,
  StartStage,
  VoiceClientError,
  VoiceClientEvents,
} from './voice-client-events.ts'
export type * from './call-message.ts'
export { Emitter } from './emitter.ts'
export type { Detach, EventMap } from './emitter.ts'
export type { SerializedError } from './serialize-error.ts'
export type { StartRequest } from './start-request.ts'
export type {
  CreateTransport,
  MicrophoneProblem,
  Transport,
  TransportEvents,
  TransportOptions,
} from './transport.ts'
export type { WebCall } from './web-call.ts'
