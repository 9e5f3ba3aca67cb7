import type { CallStore } from '@frontdesk/voice-platform'
import type { TakenCall } from '../call-allowance.ts'

type OpenCall = { taken: TakenCall; startedAt: string | null }

/**
 * Maximum number of unfinished calls. It is more than any instance carries at once, so beyond it the oldest call will
 * never report its end.
 */
const maxOpenCalls = 1000

/**
 * Gives unused minutes back when a call ends, because a call counts with its maximum length when it is created. Handles
 * only calls created by this process; a call on another instance, or one cut off by a crash, counts in full.
 * @param giveBackFailed called when the store fails to take the minutes back
 */
export function settleCalls(
  store: CallStore,
  giveBackFailed: (error: unknown) => void,
): { store: CallStore; remember(callId: string, taken: TakenCall): void } {
  const open = new Map<string, OpenCall>()

  async function settle({ taken, startedAt }: OpenCall, endedAt: string): Promise<void> {
    const milliseconds = startedAt === null ? 0 : Date.parse(endedAt) - Date.parse(startedAt)
    const unused = Math.max(0, taken.minutes - Math.ceil(milliseconds / 60_000))
    if (unused > 0) await taken.giveBack(unused)
  }

  return {
    remember(callId, taken) {
      open.set(callId, { taken, startedAt: null })
      const [oldest] = open.keys()
      if (open.size > maxOpenCalls && oldest !== undefined) open.delete(oldest)
    },
    store: {
      ...store,
      async updateCall(id, changes) {
        const call = open.get(id)
        if (call && changes.startedAt !== undefined) call.startedAt = changes.startedAt
        if (call && changes.status === 'ended') {
          open.delete(id)
          settle(call, changes.endedAt ?? new Date().toISOString()).catch(giveBackFailed)
        }
        await store.updateCall(id, changes)
      },
    },
  }
}
