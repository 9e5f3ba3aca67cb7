/**
 * Begins a transaction that the server ends by itself when its client is gone or has given up: what a client stops waiting
 * for would keep its connection and its locks. The limits are set for the transaction alone and in the same message, because
 * connection poolers in transaction mode refuse them as startup parameters, and another round trip would cost time.
 * @param timeout milliseconds the client waits for an answer.
 */
export function beginStatement(timeout: number): string {
  const limits = {
    // Before the client gives up: it keeps the number of its connections then.
    lock_timeout: Math.ceil((timeout * 2) / 3),
    // After it has: a commit that waits for a standby counts as done when this limit ends it, and must not be acknowledged.
    statement_timeout: timeout * 2,
    idle_in_transaction_session_timeout: timeout,
  }
  return ['BEGIN', ...Object.entries(limits).map(([name, value]) => `SET LOCAL ${name} = ${value}`)].join(
    '; ',
  )
}
