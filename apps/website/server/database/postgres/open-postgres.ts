import { Pool } from 'pg'

/**
 * A pool whose every wait ends.
 * @param timeout milliseconds for a connection, and for each answer.
 * @param onError is told of each connection that broke.
 */
export function openPostgres(url: string, timeout: number, onError: (error: Error) => void): Pool {
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
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => {})
  return pool
}
