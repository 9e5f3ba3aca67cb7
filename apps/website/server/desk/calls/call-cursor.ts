import * as v from 'valibot'
import type { CallPlace } from './call-transactions.ts'

const schema = v.object({ createdAt: v.pipe(v.string(), v.isoTimestamp()), id: v.string() })

/** Encodes a place for an address. */
export const writeCallCursor = ({ createdAt, id }: CallPlace): string =>
  Buffer.from(JSON.stringify({ createdAt, id })).toString('base64url')

/** Decodes a place; null if it is invalid. */
export function readCallCursor(cursor: string): CallPlace | null {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}
