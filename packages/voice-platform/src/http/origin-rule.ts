/** Whether a page belongs to this server (`own`), to an allowed origin (`guest`) or to any other site (`other`). */
type OriginKind = 'own' | 'guest' | 'other'

/** @param host the requested host, with its port if that is not the default */
export type OriginRule = (origin: string, host: string) => OriginKind

/**
 * Creates the origin rule for requests and sockets. A page is `own` if its origin is that of `publicUrl`. Without
 * `publicUrl`, it is `own` if its host is the requested one.
 *
 * @param allowedOrigins without a path, such as `https://shop.example`
 */
export function createOriginRule({
  publicUrl,
  allowedOrigins,
}: {
  publicUrl: string | undefined
  allowedOrigins: readonly string[]
}): OriginRule {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  return (origin, host) => {
    const isOwn = publicOrigin === undefined ? hasHost(origin, host) : origin === publicOrigin
    if (isOwn) return 'own'
    return allowedOrigins.includes(origin) ? 'guest' : 'other'
  }
}

/** Compares hosts only: behind a proxy that terminates TLS, the scheme may be unknown. */
function hasHost(origin: string, host: string): boolean {
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false
  const own = new URL(origin)
  const asked = `${own.protocol}//${host}`
  // Parsed, so that the port which the scheme has by default is left out.
  return URL.canParse(asked) && new URL(asked).host === own.host
}
