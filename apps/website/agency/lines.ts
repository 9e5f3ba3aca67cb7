import type { PrivacyPage } from './schema/other-pages.ts'
import type { Line } from './schema/values.ts'

/** Returns the text of a line. */
export const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text)

/** Whether the line is an unconfirmed sample. */
export const isSample = (line: Line): boolean => typeof line !== 'string' && line.sample === true

/** Returns the text of a paragraph of the privacy page. */
export function paragraphText(
  paragraph: PrivacyPage['sections'][number]['paragraphs'][number],
  hasCalls: boolean,
): string {
  if (typeof paragraph === 'string') return paragraph
  const { text, withCalls } = paragraph
  return hasCalls && withCalls !== undefined ? `${text} ${withCalls}` : text
}
