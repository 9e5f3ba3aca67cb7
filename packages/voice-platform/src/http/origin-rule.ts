/** @param host the requested host, with its port if that is not the default */
export type OriginRule = (origin: string | undefined, host: string) => boolean

/**
 * Creates the default rule: an origin may call on its own host and if it is in the list, and a missing origin always. The
 * own host is that of `publicUrl`, or else the requested one.
 */
export function createOriginRule(
  allowedOrigins: readonly string[],
  publicUrl: string | undefined,
): OriginRule {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host
  return (origin, host) =>
    origin === undefined ||
    allowedOrigins.includes(origin) ||
    URL.parse(origin)?.host === (publicHost ?? host)
}
