import * as v from 'valibot'
import { longestPassword } from './passwords/password-problem.ts'

/** Trimmed and in lower case, as the store keeps it. */
export const emailField = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Enter an e-mail address'),
  v.maxLength(254, 'Enter an e-mail address of at most 254 characters'),
  v.rfcEmail('Enter an e-mail address in the format name@example.com'),
)

export const nameField = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()),
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
