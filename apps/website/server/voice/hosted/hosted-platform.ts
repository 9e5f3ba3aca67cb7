import { VoiceApiError } from '@frontdesk/voice-api'
import { createWebCall } from '@frontdesk/voice-api/create-web-call'
import { boundedFetch } from './bounded-fetch.ts'
import type { CallCreation, CallFailure, CreateCall } from './call-creation.ts'
import { readCreatedCall } from './created-call.ts'
import { readRetryAfter } from './retry-after.ts'

/** A call has a few kilobytes; an assistant's prompt may add some more. */
const answerLimit = 512 * 1024

/**
 * Creates calls on the hosted platform with the configured key and assistant. The only visitor data it sends is the
 * page's origin, which the platform checks public keys against.
 * @param options.apiUrl the platform's public API host
 * @param options.who the assistant, by id or in full
 * @param options.timeoutMs timeout of the platform's whole answer
 */
export function createHostedPlatform(options: {
  apiUrl: string
  publicKey: string
  who: { assistantId: string } | { assistant: object }
  timeoutMs?: number
}): CreateCall {
  const { apiUrl, publicKey, who, timeoutMs = 10_000 } = options
  const platform = { baseUrl: apiUrl, token: publicKey, fetch: boundedFetch(answerLimit) }

  return async ({ origin, signal }) => {
    try {
      const response = await createWebCall(platform, who, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: origin === undefined ? {} : { Origin: origin },
      })
      const call = readCreatedCall(response)
      return call ? { outcome: 'created', call } : { outcome: 'failed', failure: 'nonsense' }
    } catch (error) {
      if (!(error instanceof VoiceApiError)) return { outcome: 'failed', failure: 'timed-out' }
      return failedCreation(error)
    }
  }
}

function failedCreation({ status, headers }: VoiceApiError): CallCreation {
  return {
    outcome: 'failed',
    failure: failureOf(status),
    upstreamStatus: status,
    ...(status === 429 && { retryAfterSeconds: readRetryAfter(headers) }),
  }
}

function failureOf(status: number | undefined): CallFailure {
  if (status === undefined || status >= 500) return 'broken'
  if (status === 401 || status === 403) return 'refused-key'
  if (status === 429) return 'busy'
  return status >= 400 ? 'refused-call' : 'nonsense'
}
