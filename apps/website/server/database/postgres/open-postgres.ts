import { Pool } from 'pg'

/**
 * A pool whose every wait ends.
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
  // Without a listener a restart of PostgreSQL would end this process. The pool listens to idle connections alone; one that
  // breaks while a transaction holds it may be between two queries, and then there is no query to be rejected either.
  // Nothing is lost with it: the next transaction opens another, or fails and says why.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  return pool
}
