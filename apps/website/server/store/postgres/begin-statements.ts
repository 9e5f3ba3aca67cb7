import type { Statement } from './run-statements.ts'

/**
 * Begins a transaction that the server ends by itself when its client disconnects or gives up. Otherwise an abandoned
 * transaction would keep its connection and its locks. The limits apply to the transaction only, because connection
 * poolers in transaction mode refuse them as startup parameters.
 * @param timeout the client's timeout in milliseconds.
 */
export function beginStatements(timeout: number): Statement[] {
  const limits = {
    // Shorter than the client's timeout, so that the pool keeps its connections.
    lock_timeout: Math.ceil((timeout * 2) / 3),
    // Longer than the client's timeout, because this limit also ends a commit that waits for a standby. PostgreSQL reports
    // that commit as done, but it must not be acknowledged.
    statement_timeout: timeout * 2,
    idle_in_transaction_session_timeout: timeout,
  }
  const settings = Object.entries(limits).map(([name, value]) => `set_config('${name}', '${value}', true)`)
  return [{ sql: 'BEGIN' }, { sql: `SELECT ${settings.join(', ')}` }]
}
