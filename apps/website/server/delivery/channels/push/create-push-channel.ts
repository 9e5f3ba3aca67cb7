import type { TransactionRunner } from '#server/database/transaction-runner.ts'
import type { Attempt, Channel, Message, Outcome } from '#server/delivery/channel.ts'
import { pushChannel } from './push-channel.ts'
import { pushPayload, pushTopic } from './push-payload.ts'
import type { PushSubscriptionRow } from './push-subscription-transactions.ts'
import { type Push, type PushResult, sendPush } from './send-push.ts'

export type PushSettings = Pick<Push, 'vapid' | 'allowPrivate' | 'resolve'> & {
  store: Pick<TransactionRunner, 'run'>
  /** Milliseconds since the epoch. */
  now?: () => number
}

const day = 24 * 60 * 60_000
/** Milliseconds for which a browser may fail before it counts as gone: longer than any holiday of a push service. */
const hopeless = 14 * day
/** The longest a push service may have us wait: a clock that was set back must not make it longer. */
const longestRest = day
/** Milliseconds that one push may take. Less than the attempt, so that what others took is always noted. */
const patience = 15_000

/**
 * Tells the browsers and phones that staff subscribed in the desk. One delivery goes to all of them: those that took it are noted
 * between attempts, so that the others alone are tried again.
 */
export function createPushChannel(settings: PushSettings): Channel {
  const { store, now = Date.now, ...way } = settings

  async function deliver(message: Message, { deliveryId, progress, signal }: Attempt): Promise<Outcome> {
    const done = progress === null ? [] : progress.split(' ')
    const left = (await store.run('listPushSubscriptions', undefined)).filter(({ id }) => !done.includes(id))
    const common = {
      ...way,
      payload: pushPayload(message, deliveryId),
      topic: pushTopic(deliveryId),
      urgency: message.type === 'consultation' ? ('high' as const) : ('normal' as const),
    }
    const pushed = await Promise.all(
      left.map(async (subscription) => {
        const rest = restOf(subscription, now())
        if (rest > 0) return { subscription, result: resting(rest), isAsked: false }
        const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)])
        return {
          subscription,
          result: await sendPush({ ...common, subscription, signal: limit }),
          isAsked: true,
        }
      }),
    )
    await note(pushed.filter(({ isAsked }) => isAsked))
    return summarise(
      done,
      pushed.map(({ subscription, result }) => ({ id: subscription.id, result })),
    )
  }

  async function note(pushed: { subscription: PushSubscriptionRow; result: PushResult }[]): Promise<void> {
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
      taken: idsOf('taken'),
      gone: idsOf('gone'),
      failed,
      now: new Date(at).toISOString(),
      hopelessBefore: new Date(at - hopeless).toISOString(),
    }
    // The outcome of the delivery matters more: it says who has it.
    await store.run('notePushes', results).catch(() => {})
  }

  return { name: pushChannel, target: pushChannel, takesNotices: true, patience: 2 * patience, deliver }
}

/** Milliseconds for which a subscription is to be left alone. */
function restOf({ rests_until: until }: PushSubscriptionRow, at: number): number {
  const rest = until === null ? 0 : Date.parse(until) - at
  return rest > longestRest ? 0 : rest
}

const resting = (after: number): PushResult => ({ outcome: 'failed', why: 'HTTP 429', after })

function summarise(done: readonly string[], pushed: { id: string; result: PushResult }[]): Outcome {
  const taken = pushed.filter(({ result }) => result.outcome === 'taken').map(({ id }) => id)
  const reached = done.length + taken.length
  const failures = pushed.flatMap(({ result }) => (result.outcome === 'failed' ? [result] : []))
  const [first] = failures
  if (first) {
    return {
      outcome: 'retry',
      why: `${failures.length} of ${reached + failures.length} not reached: ${first.why}`,
      // As soon as one of them may be asked again.
      after: Math.min(...failures.map(({ after }) => after)),
      progress: [...done, ...taken].join(' '),
    }
  }
  if (reached === 0)
    return { outcome: 'given-up', why: 'Nobody is subscribed any more', atFault: 'recipient' }
  return { outcome: 'sent', answer: reached === 1 ? '1 device' : `${reached} devices` }
}
