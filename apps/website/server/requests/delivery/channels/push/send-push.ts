import webPush from 'web-push'
import type { PushSubscriptionRow } from '#server/store/tables/delivery-rows.ts'
import type { Database } from '#server/store/open-database.ts'
import { readSiteKey } from '#server/store/site-keys.ts'
import { explainFailure, explainStatus, post, type PostOptions } from '../post.ts'

/** A message to one browser. */
export type Push = {
  subscription: PushSubscriptionRow
  payload: object
  /** At most 32 characters of base64url. */
  topic: string
  urgency: 'normal' | 'high'
  vapid: VapidKeys & { subject: string }
} & Pick<PostOptions, 'allowPrivate' | 'signal' | 'resolve'>

/** The response of the push service. */
export type PushResult =
  | { outcome: 'accepted'; answer: string }
  /** The browser is no longer subscribed. */
  | { outcome: 'gone' }
  /** `after`: the pause that the push service requests, in milliseconds. */
  | { outcome: 'failed'; why: string; after: number }

/** Seconds for which the push service keeps a message for an offline browser: as long as we would retry. */
const timeToLive = 3 * 24 * 60 * 60

/** Encrypts a message for one browser (RFC 8291), signs it (RFC 8292) and posts it to the browser's push service (RFC 8030). */
export async function sendPush(push: Push): Promise<PushResult> {
  const { subscription, payload, topic, urgency, vapid, ...way } = push
  const { endpoint, p256dh, auth } = subscription
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      { vapidDetails: vapid, TTL: timeToLive, urgency, topic },
    )
    const textHeaders = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    )
    const response = await post(endpoint, { headers: textHeaders, body, ...way })
    const { status, retryAfter = 0 } = response
    if (status >= 200 && status < 300) return { outcome: 'accepted', answer: explainStatus(response) }
    if (status === 404 || status === 410) return { outcome: 'gone' }
    return { outcome: 'failed', why: explainStatus(response), after: retryAfter }
  } catch (error) {
    return { outcome: 'failed', why: explainFailure(error, push.signal), after: 0 }
  }
}

/**
 * The key pair that identifies this site to push services (RFC 8292), in base64url. The private key never leaves the
 * server.
 */
export type VapidKeys = { publicKey: string; privateKey: string }

/**
 * Reads the keys of this site, and creates them on first use. A browser that subscribed under other keys cannot be
 * reached any more.
 */
export async function readVapidKeys(store: Pick<Database, 'run' | 'read'>): Promise<VapidKeys> {
  const stored = await readSiteKey(store, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))
  return JSON.parse(stored) as VapidKeys
}
