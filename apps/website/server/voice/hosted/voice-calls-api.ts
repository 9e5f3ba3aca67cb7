import { Hono } from 'hono'
import type { AppEnvironment, PolicySources } from '#server/runtime/http/app-environment.ts'
import type { OriginRule } from '@frontdesk/voice-platform/origin-rule'
import { StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import type { Log } from '#server/runtime/log.ts'
import { type CallAllowance, chargeCreatedCalls, type ReservedCall } from '../call-allowance.ts'
import type { CallFailure, CreateCall } from './hosted-platform.ts'
import { platformError, refuseInvalidBody, storeUnavailableError } from '../platform-error.ts'

/** The answer to the visitor's client, and the reason for the operator's log. */
const failures: Record<CallFailure, { status: 502 | 503 | 504; message: string; log: string }> = {
  'refused-key': {
    status: 502,
    message: 'The voice platform does not accept calls from this site.',
    log: 'the voice platform refused the key or the origin: check VAPI_PUBLIC_KEY and the origins it allows',
  },
  'refused-call': {
    status: 502,
    message: 'The voice platform refused the call.',
    log: 'the voice platform refused the call: check VAPI_ASSISTANT_ID and the account',
  },
  // Not 429, which tells the visitor's client that this site's calls are used up.
  busy: {
    status: 503,
    message: 'The voice platform is busy. Please try again in a moment.',
    log: 'the voice platform is busy',
  },
  broken: {
    status: 502,
    message: 'The voice platform cannot be reached just now.',
    log: 'the voice platform failed or cannot be reached',
  },
  'timed-out': {
    status: 504,
    message: 'The voice platform did not answer in time.',
    log: 'the voice platform did not answer in time',
  },
  nonsense: {
    status: 502,
    message: 'The voice platform gave an answer that is no call.',
    log: 'the voice platform answered something that is no call: check VAPI_API_URL',
  },
}

/**
 * The part of the voice platform's API that pages use, to be mounted at `/voice`: `POST /call/web`. Uses nothing but
 * the origin of a visitor's request; the site chooses the assistant. The origin guard runs before.
 */
export function createVoiceCallsApi(options: {
  createCall: CreateCall
  allowance: CallAllowance
  originRule: OriginRule
  onCreated?: ((callId: string, reserved: ReservedCall) => void) | undefined
  log: Log
}): Hono<AppEnvironment> {
  const { createCall, allowance, originRule, onCreated, log } = options
  const charge = chargeCreatedCalls(allowance, originRule, onCreated)
  const api = new Hono<AppEnvironment>()

  api.post('/call/web', refuseInvalidBody, charge, async (c) => {
    const creation = await createCall({ origin: c.req.header('Origin'), signal: c.req.raw.signal })
    if (creation.outcome === 'created') {
      return c.json(creation.call, 201, { 'Cache-Control': 'no-store' })
    }
    const { failure, upstreamStatus, retryAfterSeconds } = creation
    const { status, message, log: sentence } = failures[failure]
    log.warn(sentence, { requestId: c.var.requestId, upstreamStatus })
    return platformError(
      status,
      message,
      retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
    )
  })

  api.all('*', () => platformError(501, 'This site offers POST /voice/call/web only.'))

  api.onError((error, c) => {
    if (error instanceof StoreUnavailableError) return storeUnavailableError()
    log.error('voice request failed', error, { requestId: c.var.requestId })
    return platformError(500, 'Something went wrong.')
  })

  return api
}

/** The hosted platform's media provider and its fallback domains, from the provider's networking guide. */
const domains = ['daily.co', 'dailywebrtc.com', 'dailywebrtc.net']

/**
 * The sources of the content security policy for calls on the hosted platform, used in that mode only. A wildcard
 * covers every level below it: signalling (`*.wss.`), the geo lookup (`gs.`), scripts and models (`b.`, `c.`).
 *
 * Noise cancellation runs as WebAssembly in an audio worklet whose script is a `blob:`. No `unsafe-eval`: the client
 * loads the provider's bundle by a script tag.
 */
export const hostedPlatformSources: PolicySources = {
  'script-src': [
    ...domains.flatMap((domain) => [`https://b.${domain}`, `https://c.${domain}`]),
    'blob:',
    "'wasm-unsafe-eval'",
  ],
  'connect-src': domains.flatMap((domain) => [`https://*.${domain}`, `wss://*.${domain}`]),
}
