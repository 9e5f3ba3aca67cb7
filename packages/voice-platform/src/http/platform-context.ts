import type { CallStore } from '#platform/calls/call-store.ts'
import type { DialogueTool } from '#platform/providers/dialogue-provider.ts'
import type { VoiceProviders, VoiceLog } from '#platform/providers/voice-providers.ts'
import type { Clock } from '#platform/runtime/clock.ts'
import type { EndOfTurnOptions } from '#platform/pipeline/end-of-turn.ts'
import type { PlatformLimits } from './platform-limits.ts'

/** Whether a page may call. @param host the requested host, with its port if that is not the default */
export type OriginAllowed = (origin: string | undefined, host: string) => boolean

/** A visitor who joins its room. `client`: as the embedding server passed it when the call was requested. */
export interface JoiningCall {
  callId: string
  origin: string | null
  client: string | undefined
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
  originAllowed: OriginAllowed
  admitCall: (joining: JoiningCall) => Promise<boolean>
  endOfTurn: EndOfTurnOptions
  clock: Clock
  log: VoiceLog
}
