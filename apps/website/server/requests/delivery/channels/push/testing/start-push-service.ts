import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A browser that is subscribed at the scripted push service. */
export type PushedBrowser = {
  /** The result of `PushSubscription.toJSON`. */
  subscription: { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } }
  /** The decrypted messages for its service worker (RFC 8291). */
  shown: unknown[]
  headers: IncomingHttpHeaders[]
  /** How the push service answers for this browser from now on. */
  answer: (response: ServerResponse) => void
}

/** A push service on a real socket. It verifies the sender (RFC 8292), and its browsers decrypt. */
export type PushService = { origin: string; browser(): PushedBrowser; close(): Promise<void> }

/**
 * Starts a push service on a free port of 127.0.0.1. @param publicKey of the site, in base64url; other keys get a 403
 */
export async function startPushService(publicKey: string): Promise<PushService> {
  const browsers = new Map<string, PushedBrowser & { open: (body: Buffer) => unknown }>()
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const browser = browsers.get(request.url ?? '')
      if (!browser) return response.writeHead(404).end()
      if (!isSigned(request.headers.authorization, origin, publicKey)) return response.writeHead(403).end()
      browser.headers.push(request.headers)
      const payload = browser.open(body)
      response.on('finish', () => {
        if (response.statusCode === 201) browser.shown.push(payload)
      })
      browser.answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    browser() {
      const path = `/push/${randomUUID()}`
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      const browser = {
        subscription: {
          endpoint: `${origin}${path}`,
          expirationTime: null,
          keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
        shown: [],
        headers: [],
        answer: accepts,
        open: (body: Buffer) => JSON.parse(decrypt(body, keys, auth)) as unknown,
      }
      browsers.set(path, browser)
      return browser
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const accepts = (response: ServerResponse): unknown => response.writeHead(201).end()

/** Checks `vapid t=<JWT>, k=<key>` (RFC 8292, 2 and 3). */
function isSigned(authorization = '', origin: string, publicKey: string): boolean {
  const [, jwt = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = jwt.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims
  if (key !== publicKey || !isGenuine) return false
  const { aud, exp = 0, sub = '' } = read(claims)
  const left = exp - Date.now() / 1000
  return (
    read(header).alg === 'ES256' && aud === origin && left > 0 && left <= 86_400 && sub.startsWith('mailto:')
  )
}

type Claims = { alg?: string; aud?: string; exp?: number; sub?: string }

/** RFC 8188, 2, and RFC 8291, 3.4, for a single record. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const input = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const record = body.subarray(21 + idLength)
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
