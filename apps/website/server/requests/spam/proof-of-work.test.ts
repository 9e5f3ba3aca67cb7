import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase } from '#server/testing/open-test-database.ts'
import type { TestDatabase } from '#server/testing/open-test-database.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { requestBody } from '#server/store/testing/request-body.ts'
import type { SpamJudgement } from './spam-judgement.ts'
import type { proofSolver } from './proof-solver.ts'
import { createProofOfWork, type Proof, type ProofOfWork, readProofKey } from './proof-of-work.ts'
import { findConsultations } from '#server/requests/receive/read-consultations.ts'

async function solve(proofOfWork: Pick<ProofOfWork, 'challenge'>) {
  const challenge = await proofOfWork.challenge()
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}
const encode = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64')

describe('a proof of work', () => {
  const proofOfWork = createProofOfWork('a secret')
  let solved: Awaited<ReturnType<typeof solve>>
  beforeAll(async () => {
    solved = await solve(proofOfWork)
  })
  const stateOf = async (proof: string | undefined, by = proofOfWork) => (await by.check(proof)).state

  it('matches ALTCHA’s own library', async () => {
    expect(await proofOfWork.check(encode(solved))).toEqual({
      state: 'solved',
      key: expect.stringMatching(/^[\da-f]{64}$/),
      until: expect.stringMatching(/^20.*Z$/),
    })
  })

  it('is wrong for another site, for another challenge, or without work', async () => {
    const { challenge, solution } = solved
    const { parameters, signature } = challenge
    const other = await proofOfWork.challenge()
    for (const forged of [
      { challenge: other, solution },
      { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '0' } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9e9 } }, solution },
      { challenge: { parameters, signature: signature?.replaceAll(/\d/g, '0') }, solution },
      { challenge: { parameters }, solution },
      { challenge, solution: { ...solution, counter: -1 } },
      { challenge, solution: { counter: 0, derivedKey: '00'.repeat(32) } },
      { challenge },
      [],
      null,
    ]) {
      expect(await stateOf(encode(forged))).toBe('wrong')
    }
    expect(await stateOf('not base64 of anything')).toBe('wrong')
    expect(await stateOf(encode(solved), createProofOfWork('another secret'))).toBe('wrong')
  })

  it('counts as missing when it arrives too late', async () => {
    const threeHoursAgo = createProofOfWork('a secret', () => Date.now() - 3 * 60 * 60_000)
    expect(await stateOf(encode(await solve(threeHoursAgo)))).toBe('missing')
    expect(await stateOf(undefined)).toBe('missing')
  })
})

describe.each(engines)('a challenge on %s', (engine) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('is accepted for one request, until it expires', async () => {
    const proof: Proof = { state: 'solved', key: 'one', until: '2026-01-01T12:00:00.000Z' }
    const signals = async (created_at: string) => {
      const consultation = aConsultation({ created_at })
      await addRequest(database, consultation, anIdentity(), aLimit(), {}, [], proof)
      const [row] = await database.run(findConsultations, { part: consultation.id })
      return (JSON.parse(row?.spam ?? '') as SpamJudgement).reasons.map(({ signal }) => signal)
    }
    expect(await signals('2026-01-01T10:00:00.000Z')).toEqual([])
    expect(await signals('2026-01-01T10:00:01.000Z')).toEqual(['proof-used'])
    expect(await signals('2026-01-01T11:59:59.000Z')).toEqual(['proof-used'])
  })

  it('is signed with a key that the store keeps', async () => {
    expect(await readProofKey(database)).toMatch(/^[\da-f]{64}$/)
    expect(await readProofKey(database)).toBe(await readProofKey(database))
  })
})

describe('a site that requires it', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ PROOF_OF_WORK: 'on' })
  })
  afterAll(() => app.close())
  const challenge = async () =>
    (await (await app.request('/api/proof-of-work')).json()) as Awaited<ReturnType<ProofOfWork['challenge']>>
  const send = (message: string, context: object = {}) =>
    app.request('/api/consultations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...requestBody(message), context }),
    })

  it('sends challenges that must not be cached', async () => {
    const response = await app.request('/api/proof-of-work')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await challenge()).not.toEqual(await challenge())
  })

  it('gives the same answer with a proof, a reused one, a broken one and none', async () => {
    const proof = encode(await solve({ challenge }))
    const answers = [
      await send('one', { trap: { proof } }),
      await send('two', { trap: { proof } }),
      await send('three', { trap: { proof: '?' } }),
      await send('four'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    for (const answer of answers) expect(await answer.text()).not.toContain('proof')
  })

  it('serves the solver, which solves each challenge once', async () => {
    const served = await (await app.request('/api/proof-of-work/solver.js')).text()
    const source = served.replace('import.meta.url', '"http://localhost/"')
    vi.stubGlobal('fetch', (path: string) => app.request(path))
    const solver = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as ReturnType<
      typeof proofSolver
    >
    const proofs = [await solver.take(), await solver.take()]
    vi.unstubAllGlobals()
    const site = createProofOfWork(await readProofKey(app))
    const checked = await Promise.all(proofs.map((each) => site.check(each)))
    expect(checked.map(({ state }) => state)).toEqual(['solved', 'solved'])
    expect(proofs[0]).not.toBe(proofs[1])
  })

  it('announces it in its pages', async () => {
    expect(await (await app.request('/')).text()).toContain(
      '<meta name="proof-of-work" content="/api/proof-of-work/solver.js"/>',
    )
  })
})

it('requires no proof unless it is switched on', async () => {
  const app = await createTestApp()
  expect((await app.request('/api/proof-of-work')).status).toBe(404)
  expect(await (await app.request('/')).text()).not.toContain('proof-of-work')
  // Pages of other sites do not know, and load the solver.
  const solver = await (await app.request('/api/proof-of-work/solver.js')).text()
  const { begin, take } = (await import(`data:text/javascript,${encodeURIComponent(solver)}`)) as {
    begin: () => unknown
    take: () => Promise<string | undefined>
  }
  begin()
  expect(await take()).toBeUndefined()
  await app.close()
})
