import { createHash } from 'node:crypto'
import type { Take, UsageStore } from '#server/usage/usage-store.ts'

/** How many calls one visitor's network may start in an hour: a household or an office may share one address. */
const callsPerVisitor = 10
const visitorWindowMs = 60 * 60_000
const dayMs = 24 * 60 * 60_000

const dayKey = 'voice minutes a day'

export type CallAllowance = {
  /**
   * Counts one call against the visitor's cap first and then against the day's minutes, which a visitor over the own cap
   * does not move.
   * @param client stands for the visitor's network
   * @throws StoreUnavailableError
   */
  take(client: string): Promise<TakenCall | RefusedCall>
}

type TakenCall = {
  outcome: 'taken'
  /** Gives the day's minutes back, because no call came about. The attempt still counts for the visitor. */
  giveBack(): Promise<void>
}

type RefusedCall = { outcome: 'refused'; by: 'visitor' | 'day'; retryAfterSeconds: number }

/**
 * Keeps what visitors' calls may cost. How long a call on the hosted platform lasts is known to the platform alone, so each
 * counts with the longest it can last; when the day's budget is smaller than that, it allows one call.
 * A day is 24 hours from the first call that was counted.
 */
export function createCallAllowance(options: {
  usage: UsageStore
  minutesPerDay: number
  longestCallMinutes: number
  now?: () => Date
}): CallAllowance {
  const { usage, minutesPerDay, longestCallMinutes, now = () => new Date() } = options
  const minutes = Math.min(longestCallMinutes, minutesPerDay)

  return {
    async take(client) {
      const at = now().getTime()
      const day: Take = { key: dayKey, amount: minutes, limit: minutesPerDay, windowEndsAt: iso(at + dayMs) }
      const visitor: Take = {
        key: createHash('sha256').update(`voice call ${client}`).digest('hex'),
        amount: 1,
        limit: callsPerVisitor,
        windowEndsAt: iso(at + visitorWindowMs),
      }
      const consumed = await usage.consume([visitor, day])
      if (consumed.outcome === 'refused') {
        return {
          outcome: 'refused',
          by: consumed.key === dayKey ? 'day' : 'visitor',
          retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(consumed.windowEndsAt) - at) / 1000)),
        }
      }
      return {
        outcome: 'taken',
        giveBack: async () => {
          await usage.consume([{ ...day, amount: -minutes }])
        },
      }
    },
  }
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()
