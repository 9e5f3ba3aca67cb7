import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-addresses.ts'

export type PostOptions = {
  headers: Record<string, string>
  body: string | Buffer
  /** Whether the address may be of a private network. */
  allowPrivate: boolean
  signal: AbortSignal
  /** Finds the addresses of a name; the system's resolver unless told. */
  resolve?: LookupFunction
}

/** What the other side said. */
export type PostAnswer = {
  status: number
  /** Milliseconds of its Retry-After. */
  retryAfter: number | undefined
  /** The beginning of what it wrote. */
  text: string
}

/** The address is not one that may be reached from here. */
class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
  readonly code = 'private-address'
}

/** So much of an answer is read, in bytes. */
const mostRead = 1024

/** And for so many milliseconds: its status has come by then. */
const longestRead = 1000

/**
 * Posts JSON, or what the headers say, to an address, follows no redirect, and reads no more than the beginning of the answer. What it connects to is the very
 * address that was judged: a name is looked up once, and judged by what it leads to.
 * @throws PrivateAddressError
 * @throws the error of the connection
 */
export function post(address: string, options: PostOptions): Promise<PostAnswer> {
  const { headers, body, allowPrivate, signal, resolve = lookup } = options
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return new Promise((fulfil, reject) => {
    if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw refusal()
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
      lookup: allowPrivate ? resolve : onlyPublic(resolve),
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

const refusal = () => new PrivateAddressError('The address is of a private network')

/** Refuses a name when any of its addresses is private: which of them is taken is up to the resolver. */
function onlyPublic(resolve: LookupFunction): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found]
      if (error === null && !addresses.every(isPublicAddress)) return callback(refusal(), '', 0)
      callback(error, found, family)
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
      if (size >= mostRead) break
    }
  } catch {
    // The status has come, and that is the answer.
  } finally {
    clearTimeout(timer)
  }
  return Buffer.concat(chunks).subarray(0, mostRead).toString()
}

/** Seconds or a date (RFC 9110, 10.2.3), in milliseconds. */
function readRetryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const milliseconds = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return milliseconds > 0 ? milliseconds : undefined
}
