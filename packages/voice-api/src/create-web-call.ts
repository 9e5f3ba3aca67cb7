import { createSender, type CallOptions, type VoiceApiOptions } from './create-sender.ts'
import type { CreateWebCall, WebCall } from './web-call.ts'

/**
 * `POST /call/web` alone, for pages that need no other call.
 *
 * @throws VoiceApiError when the answer is not ok or not JSON, or none came; the signal's reason when aborted.
 */
export const createWebCall = (
  options: VoiceApiOptions,
  body: CreateWebCall,
  callOptions?: CallOptions,
): Promise<WebCall> => createSender(options)('POST', '/call/web', { ...callOptions, body })
