import { siteAddress } from './site-address.ts'

/** The solver served by the server (server/requests/spam/proof-solver.ts). */
type Solver = { begin(): unknown; take(): Promise<string | undefined> }

/**
 * Loads the solver if the site requires a proof of work (`PROOF_OF_WORK`); pages of other sites load one that does nothing
 * if it does not. The server also accepts a request without a
 * proof.
 */
async function loadSolver(): Promise<Solver | null> {
  const address = siteAddress
    ? `${siteAddress}/api/proof-of-work/solver.js`
    : document.querySelector<HTMLMetaElement>('meta[name=proof-of-work]')?.content
  if (address === undefined) return null
  return import(/* @vite-ignore */ address).then(
    (loaded: unknown) => loaded as Solver,
    () => null,
  )
}

/** Starts the proof while the visitor fills in the form. */
export const beginProof = async (): Promise<void> => void (await loadSolver())?.begin()

/** Returns the proof for one request; undefined if none is required or available. */
export const takeProof = async (): Promise<string | undefined> => (await loadSolver())?.take()
