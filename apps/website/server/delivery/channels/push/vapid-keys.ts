import webPush from 'web-push'
import type { TransactionRunner } from '#server/database/transaction-runner.ts'

/** The key pair by which push services know this site (RFC 8292), in base64url. The private one never leaves the server. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** The keys of this site, made when they are first asked for. A browser that subscribed under other keys could not be told any more. */
export async function readVapidKeys(store: Pick<TransactionRunner, 'run'>): Promise<VapidKeys> {
  const kept = await store.run('keepSiteKey', {
    name: 'vapid',
    candidate: JSON.stringify(webPush.generateVAPIDKeys()),
    now: new Date().toISOString(),
  })
  return JSON.parse(kept) as VapidKeys
}
