import webPush from 'web-push'
import type { TransactionRunner } from '#server/database/transaction-runner.ts'
import { readSiteKey } from '#server/site-keys/read-site-key.ts'

/** The key pair by which push services know this site (RFC 8292), in base64url. The private one never leaves the server. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** The keys of this site, made when they are first asked for. A browser that subscribed under other keys could not be told any more. */
export async function readVapidKeys(store: Pick<TransactionRunner, 'run'>): Promise<VapidKeys> {
  const kept = await readSiteKey(store, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))
  return JSON.parse(kept) as VapidKeys
}
