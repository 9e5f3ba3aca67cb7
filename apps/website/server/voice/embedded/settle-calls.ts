import type { CallStore } from '@frontdesk/voice-platform'
import type { TakenCall } from '../call-allowance.ts'

type OpenCall = { taken: TakenCall; startedAt: string | null }

/** How many calls may wait for their end: more than any instance takes at once, so the oldest of them will never tell. */
const mostOpenCalls = 1000

/**
 * A call counts with its longest time when it is created, and gives back what it did not use when it ends. The calls that
 * were created here are settled here; one that another instance carries, or that a crash cut off, counts in full.
 * @param giveBackFailed is told when the store took no minutes back
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
      if (open.size > mostOpenCalls && oldest !== undefined) open.delete(oldest)
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
