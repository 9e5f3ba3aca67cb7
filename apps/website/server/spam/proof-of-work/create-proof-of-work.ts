import { createHash, randomBytes } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import type { TransactionRunner } from '#server/database/transaction-runner.ts'
import { readSiteKey } from '#server/site-keys/read-site-key.ts'

/** Has visitors' browsers compute for some moments before a request, which is nothing for one and much for thousands. */
export type ProofOfWork = {
  /** A new challenge in ALTCHA's format (version 2). It keeps no state. */
  challenge(): Promise<Challenge>
  /** @param proof as it came with a request, if anything did */
  check(proof: string | undefined): Promise<Proof>
}

/** What a proof is worth. Whether it was used before, the store knows (`judge-in-store.ts`). */
export type Proof =
  /** `key` names the challenge in the store until it expires (ISO 8601). */
  | { state: 'solved'; key: string; until: string }
  /** None came, or it came too late: a browser without scripts, without WebCrypto or with a sleeping tab does that. */
  | { state: 'missing' }
  /** Not one of our challenges, or not its solution: no browser does that. */
  | { state: 'wrong' }

/** Milliseconds. Long enough for a form that somebody fills in between two meetings; the browser asks for another one after that. */
const lifetime = 2 * 60 * 60_000

/**
 * One key in 256 begins with these digits, so a browser derives 256 keys on average: half a second on a computer, some on an
 * old phone, and all of it while the form is being filled in.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, keyLength: 32, keyPrefix: '00' } as const

const hex = v.pipe(v.string(), v.regex(/^[\da-f]{2,128}$/))
const proofSchema = v.object({
  challenge: v.object({
    // Others stay: the signature is over all of them.
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: hex,
      salt: hex,
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: hex,
      expiresAt: v.number(),
    }),
    signature: hex,
  }),
  solution: v.object({ counter: v.number(), derivedKey: hex }),
})

/** @param secret signs the challenges; shared by all instances @param now milliseconds since the epoch */
export function createProofOfWork(secret: string, now: () => number = Date.now): ProofOfWork {
  return {
    challenge: () =>
      createChallenge({
        ...work,
        deriveKey,
        expiresAt: new Date(now() + lifetime),
        hmacSignatureSecret: secret,
      }),
    async check(proof) {
      if (proof === undefined) return { state: 'missing' }
      const read = readProof(proof)
      if (read === null) return { state: 'wrong' }
      const { verified, expired } = await verifySolution({
        ...read,
        deriveKey,
        hmacSignatureSecret: secret,
      })
      if (expired) return { state: 'missing' }
      if (!verified) return { state: 'wrong' }
      const { nonce, expiresAt } = read.challenge.parameters
      return {
        state: 'solved',
        key: createHash('sha256').update(`proof ${nonce}`).digest('hex'),
        until: new Date(expiresAt * 1000).toISOString(),
      }
    },
  }
}

/** ALTCHA sends JSON in base64. */
function readProof(text: string): v.InferOutput<typeof proofSchema> | null {
  try {
    const result = v.safeParse(proofSchema, JSON.parse(Buffer.from(text, 'base64').toString()))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** The key that signs challenges, made when it is first asked for, the same for every instance. */
export const readProofKey = (store: Pick<TransactionRunner, 'run'>): Promise<string> =>
  readSiteKey(store, 'proof-of-work', () => randomBytes(32).toString('hex'))
