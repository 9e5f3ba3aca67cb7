import { Client, type ClientBase } from 'pg'
import { listServers } from '#server/runtime/config.ts'

/** Timeout for each server, in milliseconds. */
const timeout = 5000

/**
 * Finds the server that accepts writes, among those in a URL.
 * @returns its URL. If no server accepts writes, returns the first URL: connecting to it reports the reason.
 */
export async function findPrimary(url: string): Promise<string> {
  const [first = url, ...others] = listServers(url)
  if (others.length === 0) return first
  for (const server of [first, ...others]) if (await acceptsWrites(server)) return server
  return first
}

async function acceptsWrites(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await refuseStandby(client)
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** @throws when the server accepts no writes: it is a standby, or an operator made it read-only. */
export async function refuseStandby(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'off') throw new StandbyError('This PostgreSQL is a standby')
}

/** The server accepts no writes. The code is the one that PostgreSQL reports for a write to such a server. */
class StandbyError extends Error {
  override readonly name = 'StandbyError'
  readonly code = '25006'
}
