/**
 * Begins a transaction that the server ends by itself when its client disconnects or gives up. Otherwise an abandoned
 * transaction would keep its connection and its locks. The limits are set for the transaction alone and in the same
 * message: connection poolers in transaction mode refuse them as startup parameters, and another round trip would cost
 * time.
 * @param timeout milliseconds that the client waits for an answer.
 */
export function beginStatement(timeout: number): string {
  const limits = {
    // Shorter than the client's timeout, so that the pool keeps its connections.
    lock_timeout: Math.ceil((timeout * 2) / 3),
    // Longer than the client's timeout: this limit also ends a commit that waits for a standby. That commit counts as
    // done and must not be acknowledged.
    statement_timeout: timeout * 2,
    idle_in_transaction_session_timeout: timeout,
  }
  return ['BEGIN', ...Object.entries(limits).map(([name, value]) => `SET LOCAL ${name} = ${value}`)].join(
    '; ',
  )
}
