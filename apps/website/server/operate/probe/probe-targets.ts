import type { Config } from '#server/runtime/config.ts'

/**
 * Returns the target of a probe: the public address if one is set, so that the probe passes the proxy, too. @param port
 * it listens on
 */
export function probeTargets(
  { PUBLIC_URL, HOST, NOTIFY_EMAIL }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'NOTIFY_EMAIL'>,
  port: number,
): { address: string; email: string } {
  const isAnyAddress = HOST === undefined || HOST === '0.0.0.0' || HOST === '::'
  const host = isAnyAddress ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  // The confirmation goes to the agency itself. Without NOTIFY_EMAIL, the address is never used.
  return { address: PUBLIC_URL ?? `http://${host}:${port}`, email: NOTIFY_EMAIL[0] ?? 'probe@example.com' }
}
