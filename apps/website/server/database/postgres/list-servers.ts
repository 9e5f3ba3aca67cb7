/**
 * The servers that a PostgreSQL URL names, as one URL each: `postgres://user@one:5432,two:5433/site` is two, as in libpq.
 */
export function listServers(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([^/]*\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  return hosts.split(',').map((host) => before + host + after)
}
