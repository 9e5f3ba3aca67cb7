import { CalendarFailure } from './calendar-failure.ts'

/** Milliseconds until an answer has arrived whole. */
const timeout = 20_000

/** Bytes of an answer: many times a calendar of ten years. */
const mostBytes = 16 * 1024 * 1024

/** How many redirects are followed. */
const mostRedirects = 5

/**
 * Creates the `fetch` of a calendar. It talks to the server of the setting only, whatever redirects or answers say, so that a
 * password never reaches another one. It reads a limited number of bytes for a limited time.
 * @param options.url the address of the setting
 * @param options.authorization the value of that header
 * @throws CalendarFailure with the answers to PROPFIND and REPORT that are no success: a library could take them for nothing
 */
export function createCalendarFetch(options: {
  url: string
  authorization?: string | undefined
  signal: AbortSignal
}): typeof fetch {
  const { authorization, signal } = options
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
      const response = await fetch(url, { ...init, headers, redirect: 'manual', signal: ends })
      const location = response.headers.get('location')
      const isRedirect = response.status >= 300 && response.status < 400 && location !== null
      if (!isRedirect || init.redirect === 'manual') {
        const whole = await readWithin(response)
        const isAboutMany = /^(PROPFIND|REPORT)$/.test(init.method ?? '')
        return isRedirect || !isAboutMany ? whole : checkMany(whole)
      }
      await response.body?.cancel()
      url = new URL(location, url)
    }
    throw new CalendarFailure('The server redirects again and again')
  }
}

const isApple = (host: string) => host.endsWith('.icloud.com')

/** Reads the body. @returns the answer with what was read */
async function readWithin(response: Response): Promise<Response> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > mostBytes)
      throw new CalendarFailure(`The calendar is larger than ${mostBytes / 1024 / 1024} MB`)
    chunks.push(chunk)
  }
  const { status, statusText, headers } = response
  const read = new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), {
    status,
    statusText,
  })
  for (const [name, value] of headers)
    if (!/^content-(encoding|length)$/.test(name)) read.headers.set(name, value)
  return read
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
