import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as 43 characters of base64url. `maskPath` keeps words of that length out of the log. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** What the store keeps of a token: whoever reads the store cannot sign in with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
