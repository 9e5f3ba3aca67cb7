import { Pool, type PoolClient } from 'pg'
import { refuseStandby } from './find-primary.ts'
import { listServers } from '#server/runtime/config.ts'

/** Connections to the server that accepts writes. */
export type PostgresConnections = {
  connect(): Promise<PoolClient>
  end(): Promise<void>
}

/**
 * Opens a pool for each server in the URL. A connection comes from the server that accepted the last one; if that server
 * fails or is a standby, from the next.
 * @param timeout milliseconds for a connection, and for each answer.
 */
export function openPostgres(url: string, timeout: number): PostgresConnections {
  const servers = listServers(url)
  const pools = servers.map((server) => openPool(server, timeout, servers.length > 1))
  let primary: Pool | undefined
  return {
    async connect() {
      const failures: unknown[] = []
      for (const pool of pools.toSorted(
        (one, other) => Number(other === primary) - Number(one === primary),
      )) {
        try {
          const client = await pool.connect()
          primary = pool
          return client
        } catch (error) {
          failures.push(error)
        }
      }
      throw failures[0]
    },
    async end() {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

function openPool(url: string, timeout: number, isOneOfSeveral: boolean): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'frontdesk',
    max: 10,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    keepAlive: true,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so
    ...(isOneOfSeveral && { onConnect: refuseStandby }),
  })
  // Without a listener, a restart of PostgreSQL would end this process. The pool listens to idle connections only, and
  // a connection that breaks within a transaction may have no running query to reject. Nothing is lost: the next
  // transaction opens another connection, or fails with the reason.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  return pool
}
