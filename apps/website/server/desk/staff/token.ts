import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as 43 characters of base64url. `maskPath` keeps words of that length out of the log. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token: it cannot be used to sign in. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
