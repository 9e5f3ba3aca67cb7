import { createHash, randomBytes } from 'node:crypto'

/** A secret that opens a room, and the hash under which the room is kept. */
export function createRoomToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashRoomToken(token) }
}

export function hashRoomToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
