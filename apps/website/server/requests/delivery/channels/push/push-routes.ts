import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import { Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { createId } from '#server/store/create-id.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'
import type { PushSubscriptionRow } from '#server/store/tables/delivery-rows.ts'
import { addPushSubscription, deletePushSubscriptions } from './push-subscriptions.ts'
import { isPublicAddress } from '../public-addresses.ts'

/** Set by the desk's guard. */
type PushEnvironment = { Variables: { staff: { id: string } } }

export type PushRoutesOptions = {
  store: Pick<TransactionRunner, 'run'>
  /** In base64url. */
  publicKey: string
  rules: PushSubscriptionRules
}

/** In bytes. A subscription has a few hundred. */
const longestBody = 8192

/**
 * Lets a signed-in person turn push on and off for the current browser:
 * - `GET /`: `{ publicKey }`, the `applicationServerKey` of `pushManager.subscribe`
 * - `POST /`: the browser's subscription as its `toJSON` returns it; 201
 * - `DELETE /`: `{ endpoint }`; 204, whether it existed or not
 *
 * Mount it behind the guard of the desk: without `c.get('staff')` every request is refused with 401.
 */
export function createPushRoutes(options: PushRoutesOptions): Hono<PushEnvironment> {
  const { store, publicKey, rules } = options
  const routes = new Hono<PushEnvironment>()
  routes.use(requireSignedIn)
  routes.get('/', (c) => c.json({ publicKey }, 200, { 'Cache-Control': 'no-store' }))

  routes.post('/', async (c) => {
    const body = await readJson(c.req.raw, longestBody)
    if (!body.read) return body.response
    const subscription = readPushSubscription(body.value, rules)
    if (subscription === null) {
      return problemResponse({
        status: 422,
        title: 'Not a subscription',
        detail: 'Send what subscription.toJSON() gives: a public https endpoint and its two keys.',
      })
    }
    const now = new Date().toISOString()
    const isAdded = await store.run(addPushSubscription, {
      ...subscription,
      id: createId(),
      staffId: c.get('staff').id,
      now,
    })
    if (isAdded) return c.json({ endpoint: subscription.endpoint }, 201, { 'Cache-Control': 'no-store' })
    return problemResponse({
      status: 409,
      title: 'Too many subscriptions',
      detail: 'As many browsers are subscribed as the site allows. Turn it off on one that nobody uses.',
    })
  })

  routes.delete('/', async (c) => {
    const body = await readJson(c.req.raw, longestBody)
    if (!body.read) return body.response
    const endpoint = readEndpoint(body.value)
    if (endpoint === null) {
      return problemResponse({
        status: 422,
        title: 'Not an endpoint',
        detail: 'Send the endpoint of the subscription.',
      })
    }
    await store.run(deletePushSubscriptions, { staffId: c.get('staff').id, endpoint })
    return c.body(null, 204)
  })
  return routes
}

/** A second check behind the guard, in case the routes are mounted elsewhere. */
const requireSignedIn: MiddlewareHandler<PushEnvironment> = async (c, next) => {
  const staff = c.get('staff') as PushEnvironment['Variables']['staff'] | undefined
  if (staff) return next()
  return problemResponse({ status: 401, title: 'Not signed in', detail: 'Sign in to the desk first.' })
}

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
function readPushSubscription(
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
function readEndpoint(input: unknown): string | null {
  const result = v.safeParse(v.object({ endpoint: v.pipe(v.string(), v.maxLength(longestEndpoint)) }), input)
  return result.success ? result.output.endpoint : null
}

/** Names are checked when they are resolved for a push (`../post.ts`). */
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
