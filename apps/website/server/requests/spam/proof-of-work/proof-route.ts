import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { inlineFunction } from '#server/runtime/http/inline-function.ts'
import type { ProofOfWork } from './create-proof-of-work.ts'
import { proofSolver } from './proof-solver.ts'

/** Browsers request challenges here. */
export const proofAddress = '/api/proof-of-work'
/** Browsers fetch the solver here. */
export const solverAddress = `${proofAddress}/solver.js`

/** Not part of the build: pages of a site that requires no proof contain no code for it. */
const solver = `export const { begin, take } = ${inlineFunction(proofSolver, proofAddress)}\n`

/** `GET /api/proof-of-work` returns a new challenge; `…/solver.js` returns the solver. */
export const createProofRoute = (proofOfWork: ProofOfWork): Hono<AppEnvironment> =>
  new Hono<AppEnvironment>()
    .get('/', async (c) => c.json(await proofOfWork.challenge(), 200, { 'Cache-Control': 'no-store' }))
    .get('/solver.js', (c) =>
      c.body(solver, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    )
