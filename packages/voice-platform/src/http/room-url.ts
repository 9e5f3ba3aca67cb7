import type { PlatformContext } from './platform-context.ts'

const roomFolder = '/call/web/room/'

/** The absolute ws(s) URL of a room: on the public origin, else on the host that was asked. */
export function roomUrl(
  { publicUrl, basePath }: Pick<PlatformContext, 'publicUrl' | 'basePath'>,
  asked: URL,
  token: string,
): string {
  const url = new URL(publicUrl ?? asked.origin)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.pathname = `${basePath}${roomFolder}${token}`
  url.search = ''
  return url.href
}

/** The token in a room's path; undefined for any other path. */
export function tokenOfPath(basePath: string, pathname: string): string | undefined {
  const prefix = `${basePath}${roomFolder}`
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length) : undefined
}
