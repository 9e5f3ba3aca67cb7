import { useContext } from 'react'
import { DeliveryContext } from './delivery.ts'

/** Announces to a page's form that a proof of work is required. */
export function ProofMeta() {
  const solver = useContext(DeliveryContext)?.proofSolver
  return typeof solver === 'string' && <meta name="proof-of-work" content={solver} />
}
