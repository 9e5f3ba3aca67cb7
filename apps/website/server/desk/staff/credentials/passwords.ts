import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { Attempt, SignInAttempts } from './sign-in-attempts.ts'
import type { Staff } from '#contract/desk/staff.ts'
import { findStaff } from '../transactions/staff-transactions.ts'

/** OWASP's parameters of Argon2id: 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

type Derive = (message: string, nonce: Buffer, cost: typeof parameters) => Promise<Buffer>

const derive = promisify(argon2)

const deriveKey: Derive = (message, nonce, cost) => derive('argon2id', { message, nonce, ...cost })

export type Passwords = {
  /** Hashes a password into the PHC string format. */
  hash(password: string): Promise<string>
  /**
   * Compares a password with a hash.
   * @param stored null if the person does not exist or has no password: the result is false, after the same work
   */
  verify(password: string, stored: string | null): Promise<boolean>
}

/** @param options.derive counts the work in tests */
export function createPasswords(options: { derive?: Derive } = {}): Passwords {
  const keyOf = options.derive ?? deriveKey

  return {
    async hash(password) {
      const salt = randomBytes(16)
      return toPhc(salt, await keyOf(normalise(password), salt, parameters), parameters)
    },
    async verify(password, stored) {
      const { salt, key, cost } = stored === null ? nobodys : fromPhc(stored)
      const derived = await keyOf(normalise(password), salt, cost)
      return stored !== null && derived.length === key.length && timingSafeEqual(derived, key)
    },
  }
}

/** Used for unknown people: the work must not reveal whether an address is known. */
const nobodys = { salt: randomBytes(16), key: randomBytes(32), cost: parameters }

/** Keyboards differ in how they compose an accented letter. */
const normalise = (password: string): string => password.normalize('NFKC')

const toPhc = (salt: Buffer, key: Buffer, { memory, passes, parallelism }: typeof parameters): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

function fromPhc(text: string): { salt: Buffer; key: Buffer; cost: typeof parameters } {
  const [, memory, passes, parallelism, salt = '', key = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text) ?? []
  if (!memory) throw new Error('A password hash of the store is in no known format')
  const bytes = Buffer.from(key, 'base64')
  return {
    salt: Buffer.from(salt, 'base64'),
    key: bytes,
    cost: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: bytes.length,
    },
  }
}

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

/** `refused`: the address is unknown, or the password is wrong or not set. The outcome does not say which. */
type SignInOutcome =
  | { outcome: 'known'; staff: Staff }
  | { outcome: 'refused' }
  | { outcome: 'too-many'; seconds: number }

/** Checks an e-mail address and a password. It takes as long for an unknown address as for a known one. */
export async function checkPassword(
  {
    store,
    attempts,
    passwords,
  }: { store: Pick<TransactionRunner, 'run'>; attempts: SignInAttempts; passwords: Passwords },
  { email, password, ...from }: { email: string; password: string } & Pick<Attempt, 'client' | 'browser'>,
): Promise<SignInOutcome> {
  const attempt = { ...from, account: email }
  const counted = await attempts.count(attempt)
  if (counted.outcome === 'too-many') return counted
  const found = await store.run(findStaff, { by: 'email', value: email })
  const isRight = await passwords.verify(password, found?.passwordHash ?? null)
  if (!found || !isRight) return { outcome: 'refused' }
  await attempts.giveBack(attempt)
  const { passwordHash: _, ...staff } = found
  return { outcome: 'known', staff }
}
