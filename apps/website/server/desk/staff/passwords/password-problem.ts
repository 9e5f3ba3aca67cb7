import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const shortestPassword = 12

/** In characters. Longer ones do not slow down hashing, but reading the form. */
export const longestPassword = 256

const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/**
 * Explains in a sentence why a new password is refused; null if it is accepted. There are no rules about digits or
 * signs: length makes a password hard to guess (NIST SP 800-63B).
 * @param own words known about its owner, such as the e-mail address
 */
export function passwordProblem(password: string, own: readonly string[]): string | null {
  const { length } = Array.from(password)
  if (length === 0) return 'Enter a password'
  if (length < shortestPassword) return `Password must be ${shortestPassword} characters or more`
  if (length > longestPassword) return `Password must be ${longestPassword} characters or fewer`
  const plain = password.toLowerCase()
  const isOwn = own.some((word) => word.length > 3 && plain.includes(word.toLowerCase()) && length < 20)
  const isMonotonous = new Set(plain).size < 5
  if (common.has(plain) || isMonotonous || isOwn) {
    return 'That password is easy to guess. Choose another, such as three words that do not belong together'
  }
  return null
}
