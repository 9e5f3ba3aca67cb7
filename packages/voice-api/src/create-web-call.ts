import { createSender, type CallOptions, type VoiceApiOptions } from './create-sender.ts'

/**
 * `POST /call/web` on its own, for pages that need no other call.
 *
 * @throws VoiceApiError if the answer is not ok or not JSON, or if there is none; the signal's reason when aborted.
 */
export const createWebCall = (
  options: VoiceApiOptions,
  body: CreateWebCall,
  callOptions?: CallOptions,
): Promise<WebCall> => createSender(options)('POST', '/call/web', { ...callOptions, body })

/** The target of a call: an assistant, a squad or a workflow, inline or by id, with overrides. */
export interface CreateWebCall {
  assistant?: object | undefined
  assistantId?: string | undefined
  assistantOverrides?: object | undefined
  squad?: object | undefined
  squadId?: string | undefined
  workflow?: object | undefined
  workflowId?: string | undefined
  workflowOverrides?: object | undefined
}

/** A call as the platform returns it, with the fields in use; the others are unknown. */
export interface WebCall {
  readonly id: string
  /** The address of the call: an https room, or a ws address. */
  readonly webCallUrl: string
  readonly artifactPlan?: { readonly videoRecordingEnabled?: boolean; readonly [field: string]: unknown }
  readonly assistant?: {
    readonly voice?: { readonly provider?: string; readonly [field: string]: unknown }
    readonly [field: string]: unknown
  }
  readonly [field: string]: unknown
}
