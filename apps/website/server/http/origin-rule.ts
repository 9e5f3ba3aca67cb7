import type { Config } from '#server/config.ts'

/** Whose page sends a request: this site's own, one of an allowed origin, or any other. */
type OriginKind = 'own' | 'guest' | 'other'

/** @param host the one that was asked, with its port where it is not the default one */
export type OriginRule = (origin: string, host: string) => OriginKind

/**
 * Makes the rule about origins, for requests and for sockets alike. Own is PUBLIC_URL's origin, else the host that was asked.
 */
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

/** Compares hosts only: a proxy that ends TLS may not tell the scheme, and then it is not known here. */
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
