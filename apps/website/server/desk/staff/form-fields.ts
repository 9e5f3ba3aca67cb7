import * as v from 'valibot'
import { longestPassword } from './credentials/passwords.ts'

/** Trimmed and in lower case, as the store keeps it. */
export const emailField = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Enter an e-mail address'),
  v.maxLength(254, 'Enter an e-mail address of at most 254 characters'),
  v.rfcEmail('Enter an e-mail address in the format name@example.com'),
)

/**
 * Returns a person's name as one line. Removes invisible characters, which could make it read like another name
 * (U+202E reverses the text that follows), but for the two joiners that some scripts need.
 */
export const cleanName = (text: string): string =>
  text
    .replaceAll(/[\p{Cf}--[\u200c\u200d]]/gv, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()

export const nameField = v.pipe(
  v.string(),
  v.transform(cleanName),
  v.nonEmpty('Enter your name'),
  v.maxLength(100, 'Name must be 100 characters or fewer'),
)

/** A password typed to sign in is compared, not validated. */
export const typedPassword = v.pipe(
  v.string(),
  v.nonEmpty('Enter your password'),
  v.maxLength(longestPassword, 'Enter your password'),
)

/** Returns the first error of each invalid field. */
export function problemsOf<T extends v.GenericSchema>(result: v.SafeParseResult<T>): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of result.issues ?? []) {
    const key = path?.[0]?.key
    problems[typeof key === 'string' ? key : ''] ??= message
  }
  return problems
}
