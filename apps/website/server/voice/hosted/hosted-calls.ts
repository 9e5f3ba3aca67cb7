import { createVoiceApi, VoiceApiError } from '@frontdesk/voice-api'
import * as v from 'valibot'
import type { Log } from '#server/runtime/log.ts'
import { boundedFetch } from './bounded-fetch.ts'
import type { VoiceSettings } from '../voice-settings.ts'

/** A call with its transcript has about 100 kilobytes, and a page has at most fifty calls. */
const answerLimit = 8 * 1024 * 1024

/** The platform's data, or a sentence with the reason for a failure. */
type Answer<Value> = { outcome: 'found'; value: Value } | { outcome: 'failed'; problem: string }

/** Reads the calls of the hosted platform. */
export type HostedCalls = {
  /** Lists at most `limit` calls, the newest first. @param until ISO 8601, inclusive */
  list(query: { until: string | null; limit: number }): Promise<Answer<HostedCall[]>>
  /** Null if this site has no such call. */
  read(id: string): Promise<Answer<HostedCall | null>>
}

/**
 * Reads calls with the private key of the platform's account. The key is never part of an answer or a log line.
 * @param options.assistantId selects this site's calls, because the account may have other assistants
 * @param options.timeoutMs timeout of the platform's whole answer
 */
export function createHostedCalls(options: {
  apiUrl: string
  privateKey: string
  assistantId: string | undefined
  log: Log
  timeoutMs?: number
}): HostedCalls {
  const { apiUrl, privateKey, assistantId, log, timeoutMs = 5000 } = options
  const api = createVoiceApi({ baseUrl: apiUrl, token: privateKey, fetch: boundedFetch(answerLimit) })

  async function ask<Value>(question: (signal: AbortSignal) => Promise<Value>): Promise<Answer<Value>> {
    try {
      return { outcome: 'found', value: await question(AbortSignal.timeout(timeoutMs)) }
    } catch (error) {
      const upstreamStatus = error instanceof VoiceApiError ? error.status : undefined
      log.warn('the calls of the voice platform could not be read', { upstreamStatus })
      return { outcome: 'failed', problem: explain(error) }
    }
  }

  return {
    list: ({ until, limit }) =>
      ask(async (signal) => {
        const found: unknown = await api.call.list(
          { limit, assistantId, createdAtLe: until ?? undefined },
          { signal },
        )
        if (!Array.isArray(found)) throw new TypeError('The answer of the platform is not a list')
        return found
          .flatMap((each) => readHostedCall(each) ?? [])
          .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
          .slice(0, limit)
      }),
    read: (id) =>
      ask(async (signal) => {
        try {
          const found = await api.call.get(id, { signal })
          const isOwn = assistantId === undefined || found['assistantId'] === assistantId
          return isOwn ? readHostedCall(found) : null
        } catch (error) {
          if (error instanceof VoiceApiError && (error.status === 404 || error.status === 400)) return null
          throw error
        }
      }),
  }
}

const unreadable = 'The hosted platform gave an answer that cannot be read.'

/** Explains a failure to staff; the log has the status for the operator. */
function explain(error: unknown): string {
  if (error instanceof TypeError) return unreadable
  if (!(error instanceof VoiceApiError)) return 'The hosted platform did not answer in time.'
  const { status } = error
  if (status === 401 || status === 403) return 'The hosted platform does not accept VAPI_PRIVATE_KEY.'
  if (status === 429) return 'The hosted platform is busy. Try again in a minute.'
  if (status === undefined || status >= 500) return 'The hosted platform cannot be reached just now.'
  return status < 400 ? unreadable : 'The hosted platform refused to list its calls.'
}

const time = v.nullish(v.pipe(v.string(), v.isoTimestamp()))
const toolCalls = v.nullish(
  v.array(v.looseObject({ function: v.nullish(v.looseObject({ name: v.string() })) })),
)

const message = v.looseObject({
  role: v.string(),
  message: v.nullish(v.string()),
  /** Milliseconds since 1970. */
  time: v.nullish(v.number()),
  toolCalls,
})

/** The fields of a call that the desk reads. The platform returns many more: prompts, costs, recordings. */
const hostedCall = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  startedAt: time,
  endedAt: time,
  status: v.nullish(v.string()),
  endedReason: v.nullish(v.string()),
  messages: v.nullish(v.array(message)),
  artifact: v.nullish(v.looseObject({ messages: v.nullish(v.array(message)) })),
})

export type HostedCall = v.InferOutput<typeof hostedCall>

/** Parses a call in the platform's response; null if it is not a call. */
function readHostedCall(body: unknown): HostedCall | null {
  const result = v.safeParse(hostedCall, body)
  return result.success ? result.output : null
}

const withoutKey: HostedCalls = {
  list: async () => ({
    outcome: 'failed',
    problem: 'The hosted platform carries the calls. Set VAPI_PRIVATE_KEY, and they are listed here.',
  }),
  read: async () => ({ outcome: 'found', value: null }),
}

/** Opens the calls of the hosted platform; null if the site does not use it. */
export function openHostedCalls(settings: VoiceSettings, log: Log): HostedCalls | null {
  if (settings.provider !== 'vapi') return null
  const { apiUrl, privateKey, who } = settings
  if (privateKey === undefined) return withoutKey
  return createHostedCalls({
    apiUrl,
    privateKey,
    assistantId: 'assistantId' in who ? who.assistantId : undefined,
    log,
  })
}
