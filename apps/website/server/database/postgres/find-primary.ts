import { Client, type ClientBase } from 'pg'
import { listServers } from './list-servers.ts'

/** Milliseconds for each server. */
const timeout = 5000

/**
 * Finds the server that takes writes, of those that a URL names.
 * @returns its URL; where none takes writes that of the first, so that connecting to it shows what is wrong.
 */
export async function findPrimary(url: string): Promise<string> {
  const [first = url, ...others] = listServers(url)
  if (others.length === 0) return first
  for (const server of [first, ...others]) if (await takesWrites(server)) return server
  return first
}

async function takesWrites(url: string): Promise<boolean> {
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

/** @throws when the server takes no writes: it is a standby, or an operator made it read-only. */
export async function refuseStandby(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'off') throw new StandbyError('This PostgreSQL is a standby')
}

/** A server that takes no writes; its code is the one that PostgreSQL gives for a write to it. */
class StandbyError extends Error {
  override readonly name = 'StandbyError'
  readonly code = '25006'
}
