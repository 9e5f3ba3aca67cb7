import type { Line } from './schema/values.ts'

/** Returns the text of a line. */
export const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text)

/** Whether the line is an unconfirmed sample. */
export const isSample = (line: Line): boolean => typeof line !== 'string' && line.sample === true
