/** Splits a PostgreSQL URL into one URL per server, as libpq does: `postgres://user@one:5432,two:5433/site` has two. */
export function listServers(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([^/]*\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  return hosts.split(',').map((host) => before + host + after)
}
