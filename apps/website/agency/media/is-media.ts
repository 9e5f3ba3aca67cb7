import type { Media } from '../schema/media.ts'

/** Whether an owner has put a picture or a film in place of a drawing. */
export const isMedia = (value: unknown): value is Media =>
  typeof value === 'object' && value !== null && ('picture' in value || 'film' in value)

/** What is drawn where the content has no picture or film of the owner's. */
export type Drawn<Value> = Exclude<Value, Media>

/** Returns what is drawn, or undefined for a picture or film of the owner's. */
export const drawnOf = <Value>(value: Value): Drawn<Value> | undefined =>
  isMedia(value) ? undefined : (value as Drawn<Value>)
