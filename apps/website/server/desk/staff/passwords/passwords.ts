import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

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
