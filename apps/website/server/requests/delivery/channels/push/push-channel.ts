import type { TransactionRunner } from '#server/store/transaction.ts'
import { countPushSubscriptions } from './push-subscription-transactions.ts'

/** The name of the channel. It needs no setting: it is in use while somebody is subscribed. */
export const pushChannel = 'push'

/** The active channels: the configured ones, and push while somebody is subscribed. */
export async function activeChannels(
  store: Pick<TransactionRunner, 'run'>,
  configured: readonly string[],
): Promise<string[]> {
  const subscriptions = await store.run(countPushSubscriptions, undefined)
  return subscriptions > 0 ? [...configured, pushChannel] : [...configured]
}
