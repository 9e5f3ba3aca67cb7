import webPush from 'web-push'
import type { Database } from '#server/store/open-database.ts'
import { readSiteKey } from '#server/store/site-keys.ts'

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
  const kept = await readSiteKey(store, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))
  return JSON.parse(kept) as VapidKeys
}
