/** The module that the server serves for it (server/spam/proof-of-work/proof-solver.ts). */
type Solver = { begin(): unknown; take(): Promise<string | undefined> }

/** Loads the solver where the site asks for a proof of work (`PROOF_OF_WORK`). A request without a proof is taken as well. */
async function loadSolver(): Promise<Solver | null> {
  const address = document.querySelector<HTMLMetaElement>('meta[name=proof-of-work]')?.content
  if (address === undefined) return null
  return import(/* @vite-ignore */ address).then(
    (loaded: unknown) => loaded as Solver,
    () => null,
  )
}

/** Begins the proof while the visitor fills in the form. */
export const beginProof = async (): Promise<void> => void (await loadSolver())?.begin()

/** The proof for one request; undefined where none is asked for, or none can be had. */
export const takeProof = async (): Promise<string | undefined> => (await loadSolver())?.take()
