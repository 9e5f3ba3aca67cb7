import { createHash, randomBytes } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { Hono } from 'hono'
import type { Database } from '#server/store/open-database.ts'
import { readSiteKey } from '#server/store/site-keys.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { functionSource } from '#server/runtime/http/inline-function.ts'
import { proofSolver } from './proof-solver.ts'

/** Makes a browser compute for a moment before a request: cheap for one request, expensive for thousands. */
export type ProofOfWork = {
  /** Creates a challenge in ALTCHA's format (version 2). It keeps no state. */
  challenge(): Promise<Challenge>
  /** @param proof sent with a request, if any */
  check(proof: string | undefined): Promise<Proof>
}

/** The result of checking a proof. The store detects a reused proof (`judge-in-store.ts`). */
export type Proof =
  /** `key` names the challenge in the store until it expires (ISO 8601). */
  | { state: 'solved'; key: string; until: string }
  /** No proof, or an expired one: happens without scripts, without WebCrypto or in a sleeping tab. */
  | { state: 'missing' }
  /** Not one of our challenges, or a wrong solution: no browser sends that. */
  | { state: 'wrong' }

/** In milliseconds. Long enough to fill in a form between two meetings; then the browser requests another challenge. */
const lifetime = 2 * 60 * 60_000

/**
 * One key in 256 begins with these digits, so a browser derives 256 keys on average: half a second on a computer, a few
 * seconds on an old phone, while the visitor fills in the form.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, keyLength: 32, keyPrefix: '00' } as const

const hex = v.pipe(v.string(), v.regex(/^[\da-f]{2,128}$/))
const proofSchema = v.object({
  challenge: v.object({
    // Loose, because the signature covers all parameters.
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

/** Reads the key that signs challenges. Generated on first use, and the same for every instance. */
export const readProofKey = (store: Pick<Database, 'run' | 'read'>): Promise<string> =>
  readSiteKey(store, 'proof-of-work', () => randomBytes(32).toString('hex'))

/** Browsers request challenges here. */
export const proofAddress = '/api/proof-of-work'
/** Browsers fetch the solver here. */
export const solverAddress = `${proofAddress}/solver.js`

/**
 * Not part of the build: pages of a site that requires no proof contain no code for it. It asks the site that it comes
 * from, also on a page of another one.
 */
const solver = `export const { begin, take } = ${functionSource(proofSolver)}(new URL('${proofAddress}', import.meta.url).href)\n`

/** For the form on pages of other sites, which do not know whether the site requires a proof. */
const noSolver = 'export const begin = () => {}\nexport const take = async () => undefined\n'

/**
 * `GET /api/proof-of-work` returns a new challenge; `…/solver.js` returns the solver.
 * @param proofOfWork undefined if the site requires none
 */
export const createProofRoute = (proofOfWork: ProofOfWork | undefined): Hono<AppEnvironment> =>
  new Hono<AppEnvironment>()
    .get('/', async (c, next) =>
      proofOfWork ? c.json(await proofOfWork.challenge(), 200, { 'Cache-Control': 'no-store' }) : next(),
    )
    .get('/solver.js', (c) =>
      c.body(proofOfWork ? solver : noSolver, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    )
