import type { Config } from '#server/config.ts'

/** Which page sends a request: one of this site, one of an allowed origin, or any other. */
type OriginKind = 'own' | 'guest' | 'other'

/** @param host the requested host, with its port if that is not the default */
export type OriginRule = (origin: string, host: string) => OriginKind

/** Creates the origin rule for requests and sockets alike. `own` is PUBLIC_URL's origin, or else the requested host. */
export function createOriginRule({
  PUBLIC_URL,
  ALLOWED_ORIGINS,
}: Pick<Config, 'PUBLIC_URL' | 'ALLOWED_ORIGINS'>): OriginRule {
  return (origin, host) => {
    if (ALLOWED_ORIGINS.includes(origin)) return 'guest'
    const isOwn = PUBLIC_URL === undefined ? hasHost(origin, host) : origin === PUBLIC_URL
    return isOwn ? 'own' : 'other'
  }
}

/** Compares hosts only: behind a proxy that ends TLS, the scheme may be unknown. */
function hasHost(origin: string, host: string): boolean {
  return (
    URL.canParse(origin) &&
    /^https?:/.test(origin) &&
    withDefaultPort(origin) === withDefaultPort(`${new URL(origin).protocol}//${host}`)
  )
}

function withDefaultPort(address: string): string {
  return new URL(address).host
}
