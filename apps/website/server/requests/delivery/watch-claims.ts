import { freeClaims, listClaims, type Claim } from './claims.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'

/**
 * Frees claims whose process ended or stalled: claims that this process has seen unchanged for longer than any attempt
 * takes. It uses its own stopwatch, so that no wrong or jumping clock can end a claim early or keep it for long.
 * @param lease milliseconds, longer than any attempt
 * @param elapsed milliseconds of a monotonic clock
 */
export function createClaimWatch(
  store: Pick<TransactionRunner, 'run'>,
  { channels, lease, elapsed }: { channels: readonly string[]; lease: number; elapsed: () => number },
): { look(): Promise<void> } {
  let seen = new Map<string, { since: number; claim: Claim }>()

  async function look(): Promise<void> {
    const claims = await store.run(listClaims, { channels })
    const now = elapsed()
    seen = new Map(
      claims.map((claim) => {
        const key = `${claim.id} ${claim.claim}`
        return [key, seen.get(key) ?? { since: now, claim }]
      }),
    )
    const stale = [...seen.values()].filter(({ since }) => now - since >= lease).map(({ claim }) => claim)
    if (stale.length > 0) await store.run(freeClaims, { claims: stale })
  }

  return {
    look: () =>
      look().catch(() => {
        // While the store is away no process can record an outcome, so the lease restarts.
        seen = new Map()
      }),
  }
}
