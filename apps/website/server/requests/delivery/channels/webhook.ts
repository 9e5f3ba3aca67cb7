import { Webhook } from 'standardwebhooks'
import type { Channel, Message } from '#server/requests/delivery/channel.ts'
import type { DeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import { outcomeOfPost } from './post.ts'

/** Posts each request to the operator's endpoint, signed as in Standard Webhooks (https://www.standardwebhooks.com). */
export function createWebhookChannel(
  settings: NonNullable<DeliverySettings['webhook']>,
  now: () => number = Date.now,
): Channel {
  const { url, secret, allowPrivate } = settings
  const webhook = new Webhook(secret)
  return {
    name: 'webhook',
    target: url,
    deliversNotices: true,
    timeout: 15_000,
    deliver(message, { deliveryId, signal }) {
      const body = JSON.stringify(payload(message))
      const at = new Date(now())
      const headers = {
        'webhook-id': deliveryId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': webhook.sign(deliveryId, at, body),
      }
      return outcomeOfPost(url, { headers, body, allowPrivate, signal })
    },
  }
}

/** The same on each attempt: `timestamp` is the time of the event. */
function payload(message: Message): object {
  switch (message.type) {
    case 'consultation':
      return {
        type: message.isProbe ? 'consultation.test' : 'consultation.created',
        timestamp: message.consultation.created_at,
        data: message.consultation,
      }
    case 'notice':
      return { type: 'notice.created', timestamp: message.createdAt, data: message.notice }
  }
}
