import { type ReservedCall, unusedMinutes } from '../call-allowance.ts'
import type { HostedCall, HostedCalls } from './hosted-calls.ts'

const lookEveryMilliseconds = 5 * 60_000

/** Maximum number of looks at one call. A call that has not ended by then counts with its maximum length. */
const maxLooks = 12

/** Maximum number of calls to look at; beyond it, the oldest one counts with its maximum length. */
const maxCalls = 200

export type ReturnHostedMinutes = {
  remember: (callId: string, reserved: ReservedCall) => void
  close: () => void
}

/**
 * Returns the unused minutes of hosted calls, of whose end nothing informs this server: it looks at each call until it has
 * ended. A call that was never joined returns all its minutes, once the platform has ended it and nobody can join it any more.
 * @param returnFailed called when the store fails to take the minutes back
 */
export function returnHostedMinutes(
  calls: Pick<HostedCalls, 'read'>,
  returnFailed: (error: unknown) => void,
): ReturnHostedMinutes {
  const open = new Map<string, { reserved: ReservedCall; looks: number }>()
  let isLooking = false

  /** Returns whether the call has ended, and its minutes are returned. */
  async function settle(reserved: ReservedCall, call: HostedCall | null): Promise<boolean> {
    if (!call?.endedAt) return false
    try {
      const unused = unusedMinutes(reserved, call.startedAt ?? null, call.endedAt)
      if (unused > 0) await reserved.returnMinutes(unused)
      return true
    } catch (error) {
      returnFailed(error)
      return false
    }
  }

  async function look(): Promise<void> {
    for (const [id, call] of open) {
      const answer = await calls.read(id)
      const isSettled = answer.outcome === 'found' && (await settle(call.reserved, answer.value))
      call.looks += 1
      if (isSettled || call.looks === maxLooks) open.delete(id)
      // The platform is away: the others keep their looks for the next rounds.
      if (answer.outcome === 'failed') return
    }
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void look().finally(() => (isLooking = false))
  }, lookEveryMilliseconds).unref()

  return {
    remember(callId, reserved) {
      open.set(callId, { reserved, looks: 0 })
      const [oldest] = open.keys()
      if (open.size > maxCalls && oldest !== undefined) open.delete(oldest)
    },
    close: () => clearInterval(timer),
  }
}
