import { createHash, randomBytes } from 'node:crypto'

/** Creates a secret that opens a room, and its hash for the store. */
export function createRoomToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashRoomToken(token) }
}

export function hashRoomToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
