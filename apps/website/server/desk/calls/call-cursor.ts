import * as v from 'valibot'
import type { CallPlace } from './call-transactions.ts'

const schema = v.object({ createdAt: v.pipe(v.string(), v.isoTimestamp()), id: v.string() })

/** A place as it stands in an address. */
export const writeCallCursor = ({ createdAt, id }: CallPlace): string =>
  Buffer.from(JSON.stringify({ createdAt, id })).toString('base64url')

/** Reads a place back; null where it is none. */
export function readCallCursor(cursor: string): CallPlace | null {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}
