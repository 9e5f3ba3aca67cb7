import * as v from 'valibot'
import type { ListPlace } from './list-requests.ts'

const schema = v.object({
  phase: v.picklist(['overdue', 'rest']),
  after: v.nullable(v.object({ createdAt: v.pipe(v.string(), v.isoTimestamp()), id: v.string() })),
  overdueBefore: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})

/** Encodes a place for an address. */
export const writeCursor = (place: ListPlace): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** Decodes a place; null if it is invalid. */
export function readCursor(cursor: string): ListPlace | null {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}
