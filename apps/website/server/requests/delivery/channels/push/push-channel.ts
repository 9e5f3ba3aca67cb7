import { hash } from 'node:crypto'
import { siteStaffWords } from '#contract/staff-words/site-staff-words.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { Attempt, Channel, Message, Outcome } from '#server/requests/delivery/channel.ts'
import { pushChannel } from '#server/requests/delivery/active-channels.ts'
import type { PushSubscriptionRow } from '#server/store/tables/delivery-rows.ts'
import { markTest, oneLine } from '#server/requests/delivery/message-text.ts'
import { type Push, type PushResult, sendPush } from './send-push.ts'
import { listPushSubscriptions, recordPushes } from './push-subscriptions.ts'

export type PushSettings = Pick<Push, 'vapid' | 'allowPrivate' | 'resolve'> & {
  store: Pick<TransactionRunner, 'run'>
  /** Milliseconds since the epoch. */
  now?: () => number
}

const day = 24 * 60 * 60_000
/** Milliseconds after which a failing browser counts as gone: longer than any outage of a push service. */
const goneAfter = 14 * day
/** Maximum pause requested by a push service. A clock that was set back must not extend it. */
const longestRest = day
/**
 * Timeout of one push in milliseconds. Shorter than the attempt, so that the results of the others are always stored.
 */
const pushTimeout = 15_000

/**
 * Notifies the browsers and phones that staff subscribed in the desk. One delivery goes to all of them. Between
 * attempts the channel stores which ones accepted it, and retries only the others.
 */
export function createPushChannel(settings: PushSettings): Channel {
  const { store, now = Date.now, ...way } = settings

  async function deliver(message: Message, { deliveryId, progress, signal }: Attempt): Promise<Outcome> {
    const done = progress === null ? [] : progress.split(' ')
    const left = (await store.run(listPushSubscriptions, undefined)).filter(
      ({ id, staff_id: staffId }) => !done.includes(id) && isFor(message, staffId),
    )
    const common = {
      ...way,
      payload: pushPayload(message, deliveryId),
      topic: pushTopic(deliveryId),
      urgency: requestOf(message) === undefined ? ('normal' as const) : ('high' as const),
    }
    const pushed = await Promise.all(
      left.map(async (subscription) => {
        const rest = restOf(subscription, now())
        if (rest > 0) return { subscription, result: resting(rest), isAsked: false }
        const limit = AbortSignal.any([signal, AbortSignal.timeout(pushTimeout)])
        return {
          subscription,
          result: await sendPush({ ...common, subscription, signal: limit }),
          isAsked: true,
        }
      }),
    )
    await recordResults(pushed.filter(({ isAsked }) => isAsked))
    return summarise(
      done,
      pushed.map(({ subscription, result }) => ({ id: subscription.id, result })),
    )
  }

  async function recordResults(
    pushed: { subscription: PushSubscriptionRow; result: PushResult }[],
  ): Promise<void> {
    if (pushed.length === 0) return
    const at = now()
    const idsOf = (outcome: PushResult['outcome']) =>
      pushed.filter(({ result }) => result.outcome === outcome).map(({ subscription: { id } }) => id)
    const failed = pushed.flatMap(({ subscription: { id }, result }) =>
      result.outcome === 'failed'
        ? [{ id, restsUntil: result.after > 0 ? new Date(at + result.after).toISOString() : null }]
        : [],
    )
    const results = {
      accepted: idsOf('accepted'),
      gone: idsOf('gone'),
      failed,
      now: new Date(at).toISOString(),
      goneBefore: new Date(at - goneAfter).toISOString(),
    }
    // Ignored: the outcome of the delivery matters more, because it records who received it.
    await store.run(recordPushes, results).catch(() => {})
  }

  return { name: pushChannel, target: pushChannel, deliversNotices: true, timeout: 2 * pushTimeout, deliver }
}

const isFor = (message: Message, staffId: string | null): boolean =>
  message.type !== 'notice' || message.to === undefined || message.to.staffId === staffId

/** Remaining pause of a subscription in milliseconds. */
function restOf({ rests_until: until }: PushSubscriptionRow, at: number): number {
  const rest = until === null ? 0 : Date.parse(until) - at
  return rest > longestRest ? 0 : rest
}

const resting = (after: number): PushResult => ({ outcome: 'failed', why: 'HTTP 429', after })

function summarise(done: readonly string[], pushed: { id: string; result: PushResult }[]): Outcome {
  const accepted = pushed.filter(({ result }) => result.outcome === 'accepted').map(({ id }) => id)
  const reached = done.length + accepted.length
  const failures = pushed.flatMap(({ result }) => (result.outcome === 'failed' ? [result] : []))
  const [first] = failures
  if (first) {
    return {
      outcome: 'retry',
      why: `${failures.length} of ${reached + failures.length} not reached: ${first.why}`,
      // As soon as the first of them may be tried again.
      after: Math.min(...failures.map(({ after }) => after)),
      progress: [...done, ...accepted].join(' '),
    }
  }
  if (reached === 0) return { outcome: 'given-up', why: 'Nobody is subscribed', atFault: 'recipient' }
  return { outcome: 'sent', answer: reached === 1 ? '1 device' : `${reached} devices` }
}

const requestOf = (message: Message): string | undefined =>
  message.type === 'notice' ? message.notice.request : message.consultation.id

/** The JSON payload for the desk's service worker. */
type PushPayload = {
  title: string
  body: string
  /** The same for each attempt, so that a repeat replaces the notification. */
  tag: string
  /** The id of the request; null for a notice about none. */
  request: string | null
}

/**
 * Maximum lengths of a name and of a notice's text, in characters: push services accept 4096 bytes, and screens show
 * less.
 */
const longest = { name: 100, text: 400 }

/**
 * Announces a request with the name and the page. Nothing else that the visitor typed, because others may see the
 * screen.
 */
function pushPayload(message: Message, deliveryId: string): PushPayload {
  switch (message.type) {
    case 'consultation': {
      const { id, name, page_source: page } = message.consultation
      const title = markTest(siteStaffWords.announced.request, message.isProbe)
      return { title, body: `${shorten(oneLine(name), longest.name)}, ${page}`, tag: deliveryId, request: id }
    }
    case 'notice': {
      const { title, text, request = null } = message.notice
      return { title, body: shorten(text, longest.text), tag: deliveryId, request }
    }
  }
}

/**
 * Names a delivery to the push service, which then keeps a single copy for a browser that is offline (RFC 8030, 5.4).
 */
const pushTopic = (deliveryId: string): string => hash('sha256', deliveryId, 'base64url').slice(0, 32)

function shorten(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text
}
