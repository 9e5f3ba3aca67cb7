import { Pool } from 'pg'
import { storeTimeout } from '../transaction-runner.ts'

/** A pool whose every wait ends. @param onError is told of a connection that broke while nobody used it. */
export function openPostgres(url: string, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'frontdesk',
    max: 10,
    connectionTimeoutMillis: storeTimeout,
    query_timeout: storeTimeout,
    keepAlive: true,
  })
  // Without a listener a restart of PostgreSQL would end this process.
  pool.on('error', onError)
  return pool
}
