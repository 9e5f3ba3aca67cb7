import { VoiceApiError } from '@frontdesk/voice-api'
import { createWebCall } from '@frontdesk/voice-api/create-web-call'
import * as v from 'valibot'
import { boundedFetch } from './bounded-fetch.ts'

/** The reason why the platform created no call. */
export type CallFailure =
  /** It rejects this site's key, or the key for this origin. */
  | 'refused-key'
  /** It rejects the assistant, or the account behind it. */
  | 'refused-call'
  | 'busy'
  /** It failed, or cannot be reached. */
  | 'broken'
  | 'timed-out'
  /** Its answer is not a call. */
  | 'nonsense'

/** The result of one attempt to create a call. */
export type CallCreation =
  | { outcome: 'created'; call: CreatedCall }
  | {
      outcome: 'failed'
      failure: CallFailure
      upstreamStatus?: number | undefined
      retryAfterSeconds?: number
    }

/** Creates a call for a page on `origin` (its Origin header, if it sent one). Never rejects because of the platform. */
export type CreateCall = (request: {
  origin: string | undefined
  signal: AbortSignal
}) => Promise<CallCreation>

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

const address = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => /^(http|ws)s?:$/.test(new URL(url).protocol)),
)

/**
 * The fields of a call that a visitor's client reads. The platform returns more (the assistant with its prompt, addresses
 * to listen to and control the call), which must not reach a page.
 */
const createdCall = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  webCallUrl: address,
  type: v.optional(v.string()),
  status: v.optional(v.string()),
  transport: v.nullish(
    v.object({
      provider: v.nullish(v.string()),
      callToken: v.nullish(v.string()),
      websocketCallUrl: v.nullish(address),
      audioFormat: v.nullish(v.object({ sampleRate: v.nullish(v.number()) })),
    }),
  ),
  artifactPlan: v.nullish(v.object({ videoRecordingEnabled: v.nullish(v.boolean()) })),
  assistant: v.nullish(
    v.object({
      name: v.nullish(v.string()),
      voice: v.nullish(v.object({ provider: v.nullish(v.string()) })),
    }),
  ),
})

const recording = v.object({ artifactPlan: v.object({ videoRecordingEnabled: v.literal(true) }) })

/** Whether an assistant's settings request a recording of the visitor's camera. */
export function recordsVideo(assistant: object): boolean {
  return v.is(recording, assistant)
}

export type CreatedCall = v.InferOutput<typeof createdCall>

/** Parses the call in the platform's response; null if there is none. */
function readCreatedCall(body: unknown): CreatedCall | null {
  const result = v.safeParse(createdCall, body)
  return result.success ? result.output : null
}

/** The wait if a busy platform sends no Retry-After, and the maximum wait for visitors. */
const defaultSeconds = 30
const maxSeconds = 3600

/** Parses `Retry-After`, which holds seconds or a date (RFC 9110, 10.2.3), as whole seconds from 1 to 3600. */
function readRetryAfter(headers: Headers | undefined, now = Date.now()): number {
  const value = headers?.get('Retry-After')?.trim() ?? ''
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000)
  return Number.isNaN(seconds) ? defaultSeconds : Math.min(Math.max(seconds, 1), maxSeconds)
}
