import { Pool } from 'pg'

/**
 * A pool whose every wait ends.
 * @param timeout milliseconds for a connection, and for each answer.
 * @param onError is told of a connection that broke while nobody used it.
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
  // Without a listener a restart of PostgreSQL would end this process.
  pool.on('error', onError)
  return pool
}
