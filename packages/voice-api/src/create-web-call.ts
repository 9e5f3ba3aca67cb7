import { createSender, type CallOptions, type VoiceApiOptions } from './create-sender.ts'
import type { CreateWebCall, WebCall } from './web-call.ts'

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
