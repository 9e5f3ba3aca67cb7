/** Which page sends a request: one of this server, one of an allowed origin, or any other. */
type OriginKind = 'own' | 'guest' | 'other'

/** @param host the requested host, with its port if that is not the default */
export type OriginRule = (origin: string, host: string) => OriginKind

/**
 * Creates the origin rule for requests and sockets alike. `own` is the origin of `publicUrl`, or else the requested host.
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
    if (allowedOrigins.includes(origin)) return 'guest'
    const isOwn = publicOrigin === undefined ? hasHost(origin, host) : origin === publicOrigin
    return isOwn ? 'own' : 'other'
  }
}

/** Compares hosts only: behind a proxy that ends TLS, the scheme may be unknown. */
function hasHost(origin: string, host: string): boolean {
  return (
    /^https?:/.test(origin) &&
    withDefaultPort(origin) !== undefined &&
    withDefaultPort(origin) === withDefaultPort(`${new URL(origin).protocol}//${host}`)
  )
}

/** The host of an address, without the port that its scheme has by default; undefined if it is no address. */
function withDefaultPort(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}
