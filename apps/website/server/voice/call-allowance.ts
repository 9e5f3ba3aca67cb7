import { createHash } from 'node:crypto'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { consumeUsage, type Take } from '#server/store/usage.ts'

/** Attempts per hour from one visitor's network, so that this site does not flood a failing platform. */
const attemptsPerVisitor = 60

/**
 * The share of the day's minutes that one visitor's network may use in an hour: enough for a household or an office
 * behind one address. Six networks can use up the day.
 */
const visitorShare = 1 / 6
const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** The counter of the minutes that all calls have used, in `usage`. */
export const callMinutesCounter = 'voice minutes a day'

export type CallAllowance = {
  /**
   * Counts one call against the visitor's caps and then against the day's minutes. A visitor over their own caps uses none
   * of the day's minutes.
   * @param client a token for the visitor's network
   * @throws StoreUnavailableError
   */
  take(client: string): Promise<TakenCall | RefusedCall>
}

export type TakenCall = {
  outcome: 'taken'
  /** The counted minutes. */
  minutes: number
  /** Gives minutes back: all of them if the call failed. The attempt still counts. */
  giveBack(unused?: number): Promise<void>
}

type RefusedCall = { outcome: 'refused'; by: 'visitor' | 'day'; retryAfterSeconds: number }

/**
 * Caps the cost of visitors' calls. A call counts with its maximum length, and the caller gives unused minutes back. A
 * budget or a share below that length allows one call. A day is the 24 hours from the first counted call.
 */
export function createCallAllowance(options: {
  store: Pick<TransactionRunner, 'run'>
  minutesPerDay: number
  longestCallMinutes: number
  now?: () => Date
}): CallAllowance {
  const { store, minutesPerDay, longestCallMinutes, now = () => new Date() } = options
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
        {
          key: callMinutesCounter,
          amount,
          limit: minutesPerDay,
          windowEndsAt: new Date(at + dayMs).toISOString(),
        },
      ]
      const consumed = await store.run(consumeUsage, {
        takes: [attempt, ...minutes],
        now: new Date().toISOString(),
      })
      if (consumed.outcome === 'refused') {
        return {
          outcome: 'refused',
          by: consumed.key === callMinutesCounter ? 'day' : 'visitor',
          retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(consumed.windowEndsAt) - at) / 1000)),
        }
      }
      return {
        outcome: 'taken',
        minutes: amount,
        async giveBack(unused = amount) {
          await store.run(consumeUsage, {
            takes: minutes.map((take) => ({ ...take, amount: -unused })),
            now: new Date().toISOString(),
          })
        },
      }
    },
  }
}

function keyOf(counter: string, client: string): string {
  return createHash('sha256').update(`voice ${counter} ${client}`).digest('hex')
}
