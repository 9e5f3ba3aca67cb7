import { hash } from 'node:crypto'
import { createMinuteLimit } from '#server/runtime/http/minute-limit.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { consumeUsage, type Increment } from '#server/store/usage.ts'
import { listKnownKeys } from '../transactions/session-transactions.ts'

/** In milliseconds. */
const window = 15 * 60_000

/**
 * Attempts per window. A network has few for one account, and more for all, because an office is one network. An
 * account has more over all networks, so that nobody can lock out a colleague elsewhere.
 */
const limits = { accountFromNetwork: 10, network: 60 }

/**
 * How well an attempt is known: its browser, or only its network, has signed in to the account before. Each has its own
 * share, so that strangers cannot use up those of the others.
 */
type Standing = 'stranger' | 'known-network' | 'known-browser'

/** Attempts at one account per window, over all networks. */
const perAccount: Record<Standing, number> = { stranger: 30, 'known-network': 10, 'known-browser': 10 }

/**
 * Passwords that a server checks per minute, from all clients, together 300: each takes some 60 ms of a core, and an
 * attacker with many networks must not slow down the site. A team of twenty stays far below.
 */
const passwordsPerMinute: Record<Standing, number> = {
  stranger: 200,
  'known-network': 50,
  'known-browser': 50,
}

export type AttemptOutcome = { outcome: 'counted' } | { outcome: 'too-many'; seconds: number }

export type SignInAttempts = {
  /** Counts an attempt before any check. */
  count(attempt: Attempt): Promise<AttemptOutcome>
  /** Takes back a successful attempt, before its session begins. */
  giveBack(attempt: Attempt): Promise<void>
}

export type Attempt = {
  /** Represents the network (`Visitor.client`). */
  client: string
  /** The typed address, known or not; null if the proof itself identifies the person, such as a passkey. */
  account: string | null
  /** The token of a browser that has signed in before, if it sent one. */
  browser?: string | undefined
  /** The session in which the person repeats the password. */
  sessionId?: string | undefined
}

/** The keys under which a sign-in is remembered. */
export const knownKeys = ({ client, browser }: Pick<Attempt, 'client' | 'browser'>) => ({
  network: hash('sha256', `network\n${client}`),
  browser: browser === undefined ? undefined : hash('sha256', `browser\n${browser}`),
})

/** Counts sign-in attempts, for every instance of the site. */
export function createSignInAttempts(
  store: Pick<TransactionRunner, 'run'>,
  now: () => Date = () => new Date(),
): SignInAttempts {
  const ofAll = (most: number) => createMinuteLimit({ ofOne: Infinity, ofAll: most })
  const passwords: Record<Standing, ReturnType<typeof ofAll>> = {
    stranger: ofAll(passwordsPerMinute.stranger),
    'known-network': ofAll(passwordsPerMinute['known-network']),
    'known-browser': ofAll(passwordsPerMinute['known-browser']),
  }

  /** `place`: what the limits of a network apply to. Strangers may share the network of a known browser. */
  async function standingOf(attempt: Attempt): Promise<{ standing: Standing; place: string }> {
    const { client, account, sessionId } = attempt
    if (sessionId !== undefined) return { standing: 'known-browser', place: `session ${sessionId}` }
    if (account === null) return { standing: 'stranger', place: client }
    const { network, browser } = knownKeys(attempt)
    const known = await store.run(listKnownKeys, {
      email: account,
      keys: browser === undefined ? [network] : [network, browser],
      now: now().toISOString(),
    })
    if (browser !== undefined && known.includes(browser)) return { standing: 'known-browser', place: browser }
    return { standing: known.includes(network) ? 'known-network' : 'stranger', place: client }
  }

  function increments(
    { account }: Attempt,
    { standing, place }: { standing: Standing; place: string },
    amount: 1 | -1,
  ): Increment[] {
    const windowEndsAt = new Date(now().getTime() + window).toISOString()
    const increment = (parts: string[], limit: number): Increment => ({
      key: `sign-in ${hash('sha256', parts.join('\n')).slice(0, 32)}`,
      amount,
      limit,
      windowEndsAt,
    })
    return [
      ...(account === null ? [] : [increment(['pair', account, place], limits.accountFromNetwork)]),
      increment(['network', place], limits.network),
      ...(account === null ? [] : [increment(['account', account, standing], perAccount[standing])]),
    ]
  }

  const consume = (all: readonly Increment[]) =>
    store.run(consumeUsage, { increments: all, now: new Date().toISOString() })

  return {
    async count(attempt) {
      const standing = await standingOf(attempt)
      const counted = await consume(increments(attempt, standing, 1))
      if (counted.outcome === 'consumed') {
        const isAffordable = attempt.account === null || passwords[standing.standing].take('all')
        return isAffordable ? { outcome: 'counted' } : { outcome: 'too-many', seconds: 60 }
      }
      const left = Date.parse(counted.windowEndsAt) - now().getTime()
      return { outcome: 'too-many', seconds: Math.max(1, Math.ceil(left / 1000)) }
    },
    async giveBack(attempt) {
      await consume(increments(attempt, await standingOf(attempt), -1))
    },
  }
}
