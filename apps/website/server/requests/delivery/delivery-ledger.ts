import type { TransactionRunner } from '#server/store/transaction-runner.ts'
import type { ClaimedDelivery, ClaimInput } from './claim-deliveries.ts'
import type { Claim } from './claims.ts'
import type { Settled, SettleInput } from './settle-delivery.ts'

/** Records what was delivered to whom and what is still due. Each method throws StoreUnavailableError. */
export type DeliveryLedger = {
  claim(input: ClaimInput): Promise<ClaimedDelivery[]>
  settle(input: SettleInput): Promise<Settled>
  listClaims(channels: readonly string[]): Promise<Claim[]>
  freeClaims(claims: readonly Claim[]): Promise<null>
}

/** Creates the ledger of a store on top of its transactions. */
export function createDeliveryLedger(runner: TransactionRunner): DeliveryLedger {
  return {
    claim: (input) => runner.run('claimDeliveries', input),
    settle: (input) => runner.run('settleDelivery', input),
    listClaims: (channels) => runner.run('listClaims', { channels }),
    freeClaims: (claims) => runner.run('freeClaims', { claims }),
  }
}
