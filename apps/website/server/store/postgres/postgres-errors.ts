import { DatabaseError } from 'pg'
import { StoreUnavailableError } from '../store-unavailable-error.ts'

/** Temporary failures, by SQLSTATE class (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const passing = [
  '08', // connection exception
  '25006', // read-only: a standby after a fail-over
  '25P03', // a time limit ended the connection
  '28', // refused at sign-in, until an operator fixes it
  '3D', // the database does not exist yet
  '53', // out of disk, memory or connections
  '55P03', // lock not available in time
  '57', // shutting down, starting up, or cancelled by a time limit
  '58', // an I/O error of the system
  'XX001', // damaged data
  'XX002', // a damaged index
]

/**
 * Wraps a temporary failure in a StoreUnavailableError, and returns our own faults unchanged. An error that PostgreSQL
 * itself did not send means that the connection broke or timed out.
 */
export function asStoreError(error: unknown): unknown {
  const isFault = error instanceof DatabaseError && !passing.some((prefix) => error.code?.startsWith(prefix))
  return isFault
    ? error
    : new StoreUnavailableError('PostgreSQL is not available', { code: codeOf(error), cause: error })
}

/** A SQLSTATE, a system error code, or `no-answer` if the driver timed out or lost its connection. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'no-answer'
}

/** Whether the transaction must run again, because of a serialization failure or a deadlock. */
export function isRepeatable(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
}
