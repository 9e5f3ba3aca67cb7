import { hash } from 'node:crypto'
import { createMinuteLimit } from '#server/runtime/http/minute-limit.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { consumeUsage, type Take } from '#server/store/usage.ts'

/** In milliseconds. */
const window = 15 * 60_000

/**
 * Attempts per window. A network has few for one account, and more for all, because an office is one network. An
 * account has more over all networks, so that nobody can lock out a colleague elsewhere.
 */
const limits = { accountFromNetwork: 10, network: 60, account: 50 }

/**
 * Passwords that a server checks per minute, from all clients: each takes some 60 ms of a core, and an attacker with
 * many networks must not slow down the site. A team of twenty stays far below.
 */
const passwordsPerMinute = 300

export type AttemptOutcome = { outcome: 'counted' } | { outcome: 'too-many'; seconds: number }

export type SignInAttempts = {
  /** Counts an attempt before any check. @param client represents the network (`Visitor.client`) */
  count(attempt: Attempt): Promise<AttemptOutcome>
  /** Takes back a successful attempt. */
  giveBack(attempt: Attempt): Promise<void>
}

/** `account` is the typed address, known or not; null if the proof itself identifies the person, such as a passkey. */
type Attempt = { client: string; account: string | null }

/** Counts sign-in attempts, for every instance of the site. */
export function createSignInAttempts(
  store: Pick<TransactionRunner, 'run'>,
  now: () => Date = () => new Date(),
): SignInAttempts {
  const passwords = createMinuteLimit({ ofOne: Infinity, ofAll: passwordsPerMinute })
  const takes = ({ client, account }: Attempt, amount: 1 | -1): Take[] => {
    const windowEndsAt = new Date(now().getTime() + window).toISOString()
    const take = (parts: string[], limit: number): Take => ({
      key: `sign-in ${hash('sha256', parts.join('\n')).slice(0, 32)}`,
      amount,
      limit,
      windowEndsAt,
    })
    return [
      ...(account === null ? [] : [take(['pair', account, client], limits.accountFromNetwork)]),
      take(['network', client], limits.network),
      ...(account === null ? [] : [take(['account', account], limits.account)]),
    ]
  }

  const consume = (all: readonly Take[]) =>
    store.run(consumeUsage, { takes: all, now: new Date().toISOString() })

  return {
    async count(attempt) {
      const counted = await consume(takes(attempt, 1))
      if (counted.outcome === 'consumed') {
        const isAffordable = attempt.account === null || passwords.take('all')
        return isAffordable ? { outcome: 'counted' } : { outcome: 'too-many', seconds: 60 }
      }
      const left = Date.parse(counted.windowEndsAt) - now().getTime()
      return { outcome: 'too-many', seconds: Math.max(1, Math.ceil(left / 1000)) }
    },
    async giveBack(attempt) {
      await consume(takes(attempt, -1))
    },
  }
}
