import type { Line } from './schema/values.ts'

/** What a line says. */
export const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text)

/** Whether it came with Frontdesk and nobody has confirmed it. */
export const isSample = (line: Line): boolean => typeof line !== 'string' && line.sample === true
