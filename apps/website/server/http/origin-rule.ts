/** Whose page sends a request: this site's own, one of an allowed origin, or any other. */
type OriginKind = 'own' | 'guest' | 'other'

/** @param host the one that was asked, with its port where it is not the default one */
export type OriginRule = (origin: string, host: string) => OriginKind

/**
 * Makes the rule about origins, for requests and for sockets alike. Own is PUBLIC_URL's origin, else the host that was asked.
 */
export function createOriginRule(options: {
  publicUrl: string | undefined
  allowedOrigins: readonly string[]
}): OriginRule {
  const { publicUrl, allowedOrigins } = options
  return (origin, host) => {
    if (allowedOrigins.includes(origin)) return 'guest'
    const isOwn = publicUrl === undefined ? hasHost(origin, host) : origin === publicUrl
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
