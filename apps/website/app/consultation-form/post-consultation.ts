import * as v from 'valibot'
import type { FieldErrors } from '#contract/consultation-request.ts'
import { hasAppointments } from '#contract/has-appointments.ts'
import { languageTag } from '#contract/language.ts'
import { hasLanguages } from '#contract/languages.ts'
import type { ConsultationRequestBody } from './form-values.ts'
import { siteAddress } from './site-address.ts'

/** Limits of one attempt. Times in milliseconds. */
export const postLimits = {
  /** The specification's backoff (section 9): 200 ms, doubled each time. */
  firstWait: 200,
  /** Waits of 200 to 6,400 ms, 12.6 s in total: longer than a deploy takes, even on a small and busy machine. */
  tries: 7,
  /** A server that cannot reach its store answers within 2 s (the API's contract). Slow phone networks need more. */
  tryTimeout: 10_000,
  /** No try begins later than this: a visitor should not see "Submitting..." for long. */
  totalTimeout: 15_000,
  /** Maximum wait that a Retry-After may cause. */
  longestRetryAfter: 5_000,
} as const

/** The outcome of an attempt. With `unknown`, the request may have been stored. */
export type SendOutcome =
  /** `bookingToken`: see `ReceiveOutcome`. */
  | { outcome: 'stored'; bookingToken?: string | undefined }
  | { outcome: 'invalid'; errors: FieldErrors }
  | { outcome: 'limited'; retryAfterSeconds: number | null }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; status: number }
  | { outcome: 'unknown'; cause: unknown }

export type PostOptions = {
  idempotencyKey: string
  signal?: AbortSignal
  url?: string
  limits?: { [Name in keyof typeof postLimits]: number }
}

/** A failure of the server or of a proxy in front of it that may be temporary. */
class ServerFault extends Error {
  override readonly name = 'ServerFault'
  readonly retryAfter: number | null
  constructor(status: number, retryAfter: number | null) {
    super(`The server answered ${status}`)
    this.retryAfter = retryAfter
  }
}

const problemSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ errors: v.optional(v.record(v.string(), v.string()), {}) }),
)

/**
 * Sends one consultation request to the API and returns the outcome; never throws. Network errors and answers of 500
 * and above are retried with the same idempotency key, so that a lost answer never makes a second row.
 */
export async function postConsultation(
  request: ConsultationRequestBody,
  { idempotencyKey, signal, url = `${siteAddress}/api/consultations`, limits = postLimits }: PostOptions,
): Promise<SendOutcome> {
  const body = JSON.stringify(request)
  const lastStart = performance.now() + limits.totalTimeout
  let wait = limits.firstWait
  for (let tried = 1; ; tried++) {
    try {
      const timeout = AbortSignal.timeout(limits.tryTimeout)
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKey,
          ...(hasLanguages && { 'Accept-Language': languageTag }),
        },
        body,
        // Send the request even if the visitor leaves the page after pressing the button. Browsers refuse to do so with more
        // than 64 KiB, and a character takes up to three bytes.
        keepalive: body.length < 20_000,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      return await readOutcome(response)
    } catch (cause) {
      const requested = cause instanceof ServerFault ? (cause.retryAfter ?? 0) : 0
      const pause = Math.max(wait, Math.min(requested, limits.longestRetryAfter))
      const isOver = tried >= limits.tries || performance.now() + pause > lastStart
      if (isOver || signal?.aborted || !(await sleep(pause, signal))) return { outcome: 'unknown', cause }
      wait *= 2
    }
  }
}

async function readOutcome(response: Response): Promise<SendOutcome> {
  const { status } = response
  // Always read the body: an unread answer keeps its connection.
  const body = await response.text().catch(() => '')
  if (status === 201)
    return hasAppointments
      ? { outcome: 'stored', bookingToken: readBookingToken(body) }
      : { outcome: 'stored' }
  if (status >= 500) throw new ServerFault(status, retryAfterOf(response))
  if (status === 422) return { outcome: 'invalid', errors: readErrors(body) }
  if (status === 429) {
    const wait = retryAfterOf(response)
    return { outcome: 'limited', retryAfterSeconds: wait === null ? null : Math.ceil(wait / 1000) }
  }
  if (status === 409) return { outcome: 'conflict' }
  return { outcome: 'refused', status }
}

function readBookingToken(body: string): string | undefined {
  const schema = v.pipe(v.string(), v.parseJson(), v.object({ booking_token: v.optional(v.string()) }))
  const result = v.safeParse(schema, body)
  return result.success ? result.output.booking_token : undefined
}

function readErrors(body: string): FieldErrors {
  const result = v.safeParse(problemSchema, body)
  return result.success ? result.output.errors : {}
}

/**
 * Returns the milliseconds to wait, from Retry-After in seconds or as a date (RFC 9110, 10.2.3); null without a valid one.
 */
function retryAfterOf(response: Response): number | null {
  const header = response.headers.get('Retry-After')?.trim()
  if (!header) return null
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}

/** Resolves to false if it was aborted. */
function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve(!signal?.aborted)
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
  })
}
