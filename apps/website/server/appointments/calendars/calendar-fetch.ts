import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { publicLookup } from '#server/requests/delivery/channels/public-addresses.ts'
import { isLoopback } from '#server/runtime/config.ts'
import { CalendarFailure } from './calendar-failure.ts'

/** Milliseconds until an answer has arrived whole. */
const timeout = 20_000

/** Bytes of an answer: many times a calendar of ten years. */
const mostBytes = 16 * 1024 * 1024

/** How many redirects are followed. */
const mostRedirects = 5

/** Where calendars may be. */
export type CalendarRules = {
  /** Allows addresses in private networks, and `http` on this machine. */
  allowPrivate: boolean
}

/**
 * Creates the `fetch` of a calendar. It talks to the server of the address only, whatever redirects or answers say, so that a
 * password never reaches another one. It reads a limited number of bytes for a limited time.
 * @param options.url the address that a colleague entered
 * @param options.authorization the value of that header
 * @throws CalendarFailure with the answers to PROPFIND and REPORT that are no success: a library could take them for nothing
 */
export function createCalendarFetch(options: {
  url: string
  authorization?: string | undefined
  rules: CalendarRules
  signal: AbortSignal
}): typeof fetch {
  const { authorization, rules, signal } = options
  const home = new URL(options.url)

  /** Apple sends the accounts of one address to many servers. */
  const isOwn = ({ protocol, hostname, host }: URL) =>
    protocol === home.protocol
      ? host === home.host || (isApple(home.hostname) && isApple(hostname))
      : protocol === 'https:' && hostname === home.hostname

  return async function fetchCalendar(input, init = {}) {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
    const headers = new Headers(init.headers)
    headers.set('User-Agent', 'Frontdesk')
    if (authorization !== undefined) headers.set('Authorization', authorization)
    let url = new URL(input instanceof Request ? input.url : input)
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (!isOwn(url)) throw new CalendarFailure('The server names another one, which is not asked')
      const { method = 'GET', body } = init
      const sent = { method, headers, body: typeof body === 'string' ? body : undefined, signal: ends }
      const response = await ask(url, rules, sent).catch((error: unknown) => {
        ends.throwIfAborted()
        throw error
      })
      const location = response.headers.get('location')
      const isRedirect = response.status >= 300 && response.status < 400 && location !== null
      if (isRedirect && init.redirect !== 'manual') {
        url = new URL(location, url)
        continue
      }
      return isRedirect || !/^(PROPFIND|REPORT)$/.test(method) ? response : checkMany(response)
    }
    throw new CalendarFailure('The server redirects again and again')
  }
}

const isApple = (host: string) => host.endsWith('.icloud.com')

/** Asks once, and reads the answer to its end. `fetch` itself would let nobody check where a name leads. */
async function ask(
  url: URL,
  { allowPrivate }: CalendarRules,
  init: { method: string; headers: Headers; body: string | undefined; signal: AbortSignal },
): Promise<Response> {
  const { method, headers, body, signal } = init
  const isPlain = url.protocol === 'http:'
  if (isPlain && !(allowPrivate && isLoopback(url.hostname)))
    throw new CalendarFailure('The address must begin with https://')
  const options = {
    method,
    headers: Object.fromEntries(headers),
    agent: false,
    signal,
    ...(!allowPrivate && { lookup: publicLookup(url) }),
  }
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (isPlain ? requestHttp : requestHttps)(url, options)
    request.on('error', reject).on('response', resolve).end(body)
  })
  return readWithin(message)
}

/** Reads the body of an answer. */
async function readWithin(message: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes)
      throw new CalendarFailure(`The calendar is larger than ${mostBytes / 1024 / 1024} MB`)
    chunks.push(chunk)
  }
  const status = message.statusCode ?? 0
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), { status, headers })
}

/** @throws CalendarFailure unless it is a whole answer about resources: half of one would look like deleted events */
async function checkMany(response: Response): Promise<Response> {
  const text = await checkAnswer(response).clone().text()
  if (!/<\/(?:[\w.-]+:)?multistatus\s*>\s*$|<(?:[\w.-]+:)?multistatus[^<>]*\/>\s*$/.test(text))
    throw new CalendarFailure('The server does not speak CalDAV at this address')
  return response
}

/** @throws CalendarFailure unless the status is one of a success */
export function checkAnswer(response: Response): Response {
  const { status } = response
  if (status === 401 || status === 403)
    throw new CalendarFailure(`The server refuses the user or the password (HTTP ${status})`, {
      isRefused: true,
    })
  if (status === 404 || status === 410)
    throw new CalendarFailure(`The server has no calendar at this address (HTTP ${status})`)
  if (status < 200 || status > 299) throw new CalendarFailure(`The server answered with HTTP ${status}`)
  return response
}
