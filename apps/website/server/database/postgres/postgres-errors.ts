import { DatabaseError } from 'pg'
import { StoreUnavailableError } from '../store-unavailable-error.ts'

/** SQLSTATE classes (https://www.postgresql.org/docs/current/errcodes-appendix.html) that pass without a change to the program. */
const passing = [
  '08', // connection exception
  '25006', // read-only: a standby after a fail-over
  '25P03', // a time limit ended the connection
  '28', // refused at sign-in, which an operator mends
  '3D', // the database is not there yet
  '53', // out of disk, memory or connections
  '55P03', // a lock was not to be had in time
  '57', // shutting down, starting up, or cancelled by a time limit
  '58', // an I/O error below it
  'XX001', // damaged data
  'XX002', // a damaged index
]

/**
 * Tells what the caller may wait out from what is our fault, for an error of the driver: what PostgreSQL itself did not
 * send is a connection that broke or took too long.
 */
export function asStoreError(error: unknown): unknown {
  const isFault = error instanceof DatabaseError && !passing.some((prefix) => error.code?.startsWith(prefix))
  return isFault
    ? error
    : new StoreUnavailableError('PostgreSQL is not available', { code: codeOf(error), cause: error })
}

/** A SQLSTATE, the system's code of what broke, or none where the driver lost patience or its connection. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'no-answer'
}

/** Whether the transaction lost against another one and has to be run again: a serialization failure or a deadlock. */
export function isRepeatable(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
}
