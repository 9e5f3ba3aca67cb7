import { Pool } from 'pg'

/**
 * Opens a pool with a limit on every wait.
 * @param timeout milliseconds for a connection, and for each answer.
 */
export function openPostgres(url: string, timeout: number): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'frontdesk',
    max: 10,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    keepAlive: true,
  })
  // Without a listener, a restart of PostgreSQL would end this process. The pool listens to idle connections only, and
  // a connection that breaks within a transaction may have no running query to reject. Nothing is lost: the next
  // transaction opens another connection, or fails with the reason.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  return pool
}
