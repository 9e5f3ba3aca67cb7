import { Hono } from 'hono'
import type { AppEnvironment } from '#server/app-environment.ts'
import { inlineCall } from '#server/pages/inline-call.ts'
import type { ProofOfWork } from './create-proof-of-work.ts'
import { proofSolver } from './proof-solver.ts'

/** Where browsers get a challenge. */
export const proofAddress = '/api/proof-of-work'
const solverAddress = `${proofAddress}/solver.js`

/** A module, not a part of the build: pages of a site that asks for no proof hold no code for it. */
const solver = `export const { begin, take } = ${inlineCall(proofSolver, proofAddress)}\n`

/** `GET /api/proof-of-work`: a challenge, each time another; `…/solver.js`: what solves it. */
export const createProofRoute = (proofOfWork: ProofOfWork): Hono<AppEnvironment> =>
  new Hono<AppEnvironment>()
    .get('/', async (c) => c.json(await proofOfWork.challenge(), 200, { 'Cache-Control': 'no-store' }))
    .get('/solver.js', (c) =>
      c.body(solver, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    )

/** Lets the form of a document know that a proof is asked for. */
export const addProofAddress = (html: string): string =>
  html.replace('</head>', `<meta name="proof-of-work" content="${solverAddress}"/></head>`)
