import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const shortestPassword = 12

/** Characters. Hashing takes no longer for more, but reading a form does. */
export const longestPassword = 256

const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/**
 * Says what is wrong with a new password, in a sentence; null for one that will do. There are no rules about digits or signs:
 * length is what makes it hard to guess (NIST SP 800-63B).
 * @param own words that everybody knows about its owner, such as the e-mail address
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
