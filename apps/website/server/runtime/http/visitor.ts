import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { createMiddleware } from 'hono/factory'
import proxyAddr from 'proxy-addr'
import { createOriginRule as createRule, type OriginRule } from '@frontdesk/voice-platform/origin-rule'
import type { Config } from '../config.ts'
import type { AppEnvironment, Visitor } from './app-environment.ts'
import { problemResponse } from './problem.ts'

/** Null if the request names an invalid host. */
type ReadVisitor = (headers: Headers, peerAddress: string) => Visitor | null

/**
 * A name or an address, with an optional port. The host is repeated in headers and links, so nothing else is allowed.
 */
const validHost = /^(?:[a-z\d](?:[a-z\d._-]*[a-z\d.])?|\[[a-f\d:.]+\])(?::\d{1,5})?$/i

/**
 * Creates the reader of a request's origin and client. Forwarding headers count only as far as trusted proxies wrote
 * them, because any other client could forge them.
 */
export function createVisitorReader({
  PUBLIC_URL,
  TRUSTED_PROXIES,
}: Pick<Config, 'PUBLIC_URL' | 'TRUSTED_PROXIES'>): ReadVisitor {
  const isTrusted = proxyAddr.compile(TRUSTED_PROXIES)

  return (headers, peerAddress) => {
    const byTrustedProxy = isTrusted(peerAddress, 0)
    const forwarded = (name: string) =>
      byTrustedProxy ? headers.get(name)?.split(',').at(-1)?.trim() : undefined
    const scheme = forwarded('X-Forwarded-Proto') === 'https' ? 'https' : 'http'
    const host = forwarded('X-Forwarded-Host') ?? headers.get('Host') ?? 'localhost'
    const requestOrigin = validHost.test(host) ? originOf(`${scheme}://${host}`) : null
    if (requestOrigin === null) return null
    return {
      client: hashNetwork(clientAddress(headers, peerAddress, isTrusted)),
      origin: PUBLIC_URL ?? requestOrigin,
      host: new URL(requestOrigin).host,
    }
  }
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}

function clientAddress(
  headers: Headers,
  peerAddress: string,
  isTrusted: (address: string, hop: number) => boolean,
): string {
  const request = {
    headers: { 'x-forwarded-for': headers.get('X-Forwarded-For') ?? undefined },
    socket: { remoteAddress: peerAddress },
  }
  const address = proxyAddr(request as unknown as IncomingMessage, isTrusted)
  return isIP(address) ? address : peerAddress
}

function hashNetwork(address: string): string {
  return hash('sha256', networkOf(address)).slice(0, 32)
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (isIP(address) !== 6) return address
  const [withoutZone = ''] = address.split('%')
  const [head = '', tail] = new URL(`http://[${withoutZone}]/`).hostname.slice(1, -1).split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])]
  return all.slice(0, 4).join(':')
}

/** Sets `c.var.visitor`. Refuses a request with an invalid host, or with two different ones. */
export const visitor = (readVisitor: ReturnType<typeof createVisitorReader>) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    const incoming = c.env?.incoming
    const asking =
      incoming && !namesOneHost(incoming)
        ? null
        : readVisitor(c.req.raw.headers, incoming?.socket.remoteAddress ?? '127.0.0.1')
    if (asking === null) {
      return problemResponse({ status: 400, title: 'Bad request', detail: 'Name one host to send this to.' })
    }
    c.set('visitor', asking)
    return next()
  })

/**
 * Whether a request names one host. Of two Host headers, Node's parser keeps the first and a proxy may keep the last, and
 * the host of an absolute address (`GET http://site.example/`) overrides the header (RFC 9112, 3.2.2), so they would
 * disagree about the site.
 */
export function namesOneHost({ rawHeaders = [], url = '/' }: Partial<IncomingMessage>): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  if (hosts.length > 1) return false
  const target = URL.canParse(url) ? new URL(url) : null
  return target === null || target.origin === originOf(`${target.protocol}//${hosts[0]}`)
}

/** Creates the site's origin rule: that of the calls holds for every request. */
export const createOriginRule = ({
  PUBLIC_URL,
  ALLOWED_ORIGINS,
}: Pick<Config, 'PUBLIC_URL' | 'ALLOWED_ORIGINS'>): OriginRule =>
  createRule({ publicUrl: PUBLIC_URL, allowedOrigins: ALLOWED_ORIGINS })
