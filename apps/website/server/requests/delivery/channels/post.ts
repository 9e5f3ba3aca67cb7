import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Outcome } from '#server/requests/delivery/channel.ts'
import { publicLookup } from './public-addresses.ts'

/** A short machine word such as `ok` or `invalid_payload`. Any other answer could quote the request. */
const machineWord = /^[a-z_]{2,40}$/

/** Posts, and translates the answer into the outcome of the delivery. */
export async function outcomeOfPost(url: string, options: PostOptions): Promise<Outcome> {
  try {
    return outcomeOf(await post(url, options))
  } catch (error) {
    return { outcome: 'retry', why: explainFailure(error, options.signal) }
  }
}

/** Describes a failed connection for the ledger. */
export function explainFailure(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'There was no answer in time'
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return `There was no answer (${code})`
}

/** Describes an HTTP answer for the ledger. */
export const explainStatus = ({ status, text }: PostAnswer): string =>
  `HTTP ${status}${machineWord.test(text.trim()) ? ` ${text.trim()}` : ''}`

function outcomeOf(posted: PostAnswer): Outcome {
  const { status, retryAfter } = posted
  const answer = explainStatus(posted)
  if (status >= 200 && status < 300) return { outcome: 'sent', answer }
  if (status === 410) return { outcome: 'disabled', why: answer }
  const why = status >= 300 && status < 400 ? `${answer}, a redirect, which is not followed` : answer
  return { outcome: 'retry', why, ...(retryAfter === undefined ? {} : { after: retryAfter }) }
}

export type PostOptions = {
  headers: Record<string, string>
  body: string | Buffer
  /** Allows addresses in private networks. */
  allowPrivate: boolean
  signal: AbortSignal
  /** Resolves names; defaults to the system's resolver. */
  resolve?: LookupFunction
}

/** The answer of the other side. */
export type PostAnswer = {
  status: number
  /** Its Retry-After in milliseconds. */
  retryAfter: number | undefined
  /** The beginning of the body. */
  text: string
}

/** Maximum number of bytes read of an answer. */
const maxRead = 1024

/** Maximum time in milliseconds for reading the body. The status has arrived before it. */
const longestRead = 1000

/**
 * Posts JSON, or the content type given in the headers. Follows no redirect and reads only the beginning of the answer.
 * @throws PrivateAddressError
 * @throws the error of the connection
 */
export function post(address: string, options: PostOptions): Promise<PostAnswer> {
  const { headers, body, allowPrivate, signal, resolve = lookup } = options
  const url = new URL(address)
  return new Promise((fulfil, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Frontdesk',
        ...headers,
      },
      agent: false,
      signal,
      lookup: allowPrivate ? resolve : publicLookup(url, resolve),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      readBeginning(response).then((text) => {
        request.destroy()
        const retryAfter = readRetryAfter(response.headers['retry-after'])
        fulfil({ status: response.statusCode ?? 0, retryAfter, text })
      }, reject)
    })
    request.end(body)
  })
}

async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => response.destroy(), longestRead)
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= maxRead) break
    }
  } catch {
    // A failure to read the body does not matter: the status is the answer.
  } finally {
    clearTimeout(timer)
  }
  return Buffer.concat(chunks).subarray(0, maxRead).toString()
}

/** Parses seconds or a date (RFC 9110, 10.2.3) into milliseconds. */
function readRetryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const milliseconds = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return milliseconds > 0 ? milliseconds : undefined
}
