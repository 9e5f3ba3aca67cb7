import { Hono, type MiddlewareHandler } from 'hono'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { createId } from '#server/store/create-id.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'
import { type PushSubscriptionRules, readEndpoint, readPushSubscription } from './read-push-subscription.ts'
import { addPushSubscription, deletePushSubscriptions } from './push-subscription-transactions.ts'

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
