import { createHash, randomBytes } from 'node:crypto'
import type { PlatformContext } from './platform-context.ts'

const roomFolder = '/call/web/room/'

/** Returns the absolute ws(s) URL of a room: on the public origin, or else on the requested host. */
export function roomUrl(
  { publicUrl, basePath }: Pick<PlatformContext, 'publicUrl' | 'basePath'>,
  requestedUrl: URL,
  token: string,
): string {
  const url = new URL(publicUrl ?? requestedUrl.origin)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.pathname = `${basePath}${roomFolder}${token}`
  url.search = ''
  return url.href
}

/** Returns the token in a room's path; undefined for any other path. */
export function tokenOfPath(basePath: string, pathname: string): string | undefined {
  const prefix = `${basePath}${roomFolder}`
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length) : undefined
}

/** Creates a secret that opens a room, and its hash for the store. */
export function createRoomToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashRoomToken(token) }
}

export function hashRoomToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
