import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import * as v from 'valibot'
import { isPublicAddress } from '../http/public-addresses.ts'
import type { PushSubscriptionRow } from '#server/store/tables/delivery-rows.ts'

export type PushSubscriptionRules = {
  /** Allows push services in private networks and without TLS (`WEBHOOK_ALLOW_PRIVATE`). */
  allowPrivate: boolean
}

/** In UTF-16 code units. Those of the large push services have about 200. */
const longestEndpoint = 1024

/** RFC 8291, 3.2 and 4: bytes in base64url. */
const bytes = (text: string) =>
  /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0)

const subscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(longestEndpoint), v.url()),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.maxLength(100), v.check(isPointOfCurve)),
    auth: v.pipe(
      v.string(),
      v.maxLength(100),
      v.check((text) => bytes(text).length === 16),
    ),
  }),
})

/** Parses a browser's subscription as returned by `PushSubscription.toJSON`. Returns null if it is unusable. */
export function readPushSubscription(
  input: unknown,
  { allowPrivate }: PushSubscriptionRules,
): Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'> | null {
  const result = v.safeParse(subscriptionSchema, input)
  if (!result.success) return null
  const { endpoint, keys } = result.output
  if (!isUsable(new URL(endpoint), allowPrivate)) return null
  // Without padding, as `web-push` expects.
  const bare = (text: string) => bytes(text).toString('base64url')
  return { endpoint, p256dh: bare(keys.p256dh), auth: bare(keys.auth) }
}

/** Reads the endpoint of `{ endpoint }`; null if it is missing. */
export function readEndpoint(input: unknown): string | null {
  const result = v.safeParse(v.object({ endpoint: v.pipe(v.string(), v.maxLength(longestEndpoint)) }), input)
  return result.success ? result.output.endpoint : null
}

/** Names are checked when they are resolved for a push (`http/post.ts`). */
function isUsable({ protocol, hostname, username, password }: URL, allowPrivate: boolean): boolean {
  if (username !== '' || password !== '') return false
  if (allowPrivate) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host))
}

function isPointOfCurve(text: string): boolean {
  const point = bytes(text)
  if (point.length !== 65) return false
  try {
    return ECDH.convertKey(point, 'prime256v1').length > 0
  } catch {
    return false
  }
}
