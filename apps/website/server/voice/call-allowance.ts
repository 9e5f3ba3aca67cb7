import { createHash } from 'node:crypto'
import type { Take, UsageStore } from '#server/usage/usage-store.ts'

/** How often one visitor's network may try in an hour, so that a failing platform is not hammered through this site. */
const attemptsPerVisitor = 60

/**
 * The part of the day's minutes that one visitor's network may use in an hour: enough for a household or an office behind
 * one address, and six of them have to come together to use up the day.
 */
const visitorShare = 1 / 6
const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

const dayKey = 'voice minutes a day'

export type CallAllowance = {
  /**
   * Counts one call against the visitor's caps first and then against the day's minutes, which a visitor over the own caps
   * does not move.
   * @param client stands for the visitor's network
   * @throws StoreUnavailableError
   */
  take(client: string): Promise<TakenCall | RefusedCall>
}

export type TakenCall = {
  outcome: 'taken'
  /** What was counted. */
  minutes: number
  /** Gives minutes back: all of them when no call came about. The attempt still counts. */
  giveBack(unused?: number): Promise<void>
}

type RefusedCall = { outcome: 'refused'; by: 'visitor' | 'day'; retryAfterSeconds: number }

/**
 * Keeps what visitors' calls may cost. A call counts with the longest it can last; whoever learns how long it was gives the
 * rest back. A budget or a share smaller than that allows one call.
 * A day is 24 hours from the first call that was counted.
 */
export function createCallAllowance(options: {
  usage: UsageStore
  minutesPerDay: number
  longestCallMinutes: number
  now?: () => Date
}): CallAllowance {
  const { usage, minutesPerDay, longestCallMinutes, now = () => new Date() } = options
  const amount = Math.min(longestCallMinutes, minutesPerDay)
  const minutesPerVisitor = Math.max(amount, Math.floor(minutesPerDay * visitorShare))

  return {
    async take(client) {
      const at = now().getTime()
      const inAnHour = new Date(at + hourMs).toISOString()
      const attempt: Take = {
        key: keyOf('attempts', client),
        amount: 1,
        limit: attemptsPerVisitor,
        windowEndsAt: inAnHour,
      }
      const minutes: Take[] = [
        { key: keyOf('minutes', client), amount, limit: minutesPerVisitor, windowEndsAt: inAnHour },
        { key: dayKey, amount, limit: minutesPerDay, windowEndsAt: new Date(at + dayMs).toISOString() },
      ]
      const consumed = await usage.consume([attempt, ...minutes])
      if (consumed.outcome === 'refused') {
        return {
          outcome: 'refused',
          by: consumed.key === dayKey ? 'day' : 'visitor',
          retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(consumed.windowEndsAt) - at) / 1000)),
        }
      }
      return {
        outcome: 'taken',
        minutes: amount,
        async giveBack(unused = amount) {
          await usage.consume(minutes.map((take) => ({ ...take, amount: -unused })))
        },
      }
    },
  }
}

function keyOf(counter: string, client: string): string {
  return createHash('sha256').update(`voice ${counter} ${client}`).digest('hex')
}
