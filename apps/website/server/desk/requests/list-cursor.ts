import * as v from 'valibot'
import type { ListPlace } from './list-requests.ts'

const schema = v.object({
  phase: v.picklist(['overdue', 'rest']),
  after: v.nullable(v.object({ createdAt: v.pipe(v.string(), v.isoTimestamp()), id: v.string() })),
  overdueBefore: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})

/** A place as it stands in an address. */
export const writeCursor = (place: ListPlace): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** Reads a place back; null where it is none. */
export function readCursor(cursor: string): ListPlace | null {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}
