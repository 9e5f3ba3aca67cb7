import type { PlatformContext } from './platform-context.ts'

const sweepMilliseconds = 300_000
const dayMilliseconds = 86_400_000

/**
 * Signs of life that a call may miss before it counts as dead. A minute by default, so that the clocks of two instances
 * may differ by half of one. A call that was declared dead too early is corrected when it ends.
 */
const missedSigns = 4

/** An expired room is still needed for a moment, because claiming it closes its call. */
const roomMilliseconds = 3_600_000

/**
 * Sweeps the records at the start, again as soon as earlier calls can be recognised as dead, and every five minutes: ends
 * calls whose server is gone, here or on another instance with the same store, and deletes calls past their retention and
 * unused rooms.
 */
export function startSweeping(context: PlatformContext): { stop(): void } {
  const lease = leaseMilliseconds(context)
  const soon = setTimeout(() => void sweep(context), lease + 1000).unref()
  const timer = setInterval(() => void sweep(context), sweepMilliseconds).unref()
  void sweep(context)
  return {
    stop() {
      clearTimeout(soon)
      clearInterval(timer)
    },
  }
}

const leaseMilliseconds = ({ limits }: PlatformContext): number =>
  limits.signOfLifeSeconds * 1000 * missedSigns

async function sweep(context: PlatformContext): Promise<void> {
  const { callStore, limits, log } = context
  const now = Date.now()
  const lease = leaseMilliseconds(context)
  const before = (milliseconds: number): string => new Date(now - milliseconds).toISOString()
  try {
    await callStore.endAbandonedCalls({
      status: 'in-progress',
      updatedBefore: before(lease),
      endedReason: 'worker-died',
    })
    await callStore.endAbandonedCalls({
      status: 'queued',
      updatedBefore: before(limits.roomSeconds * 1000 + lease),
      endedReason: 'customer-did-not-connect',
    })
    if (limits.retentionDays !== undefined) {
      await callStore.deleteCallsBefore(before(limits.retentionDays * dayMilliseconds))
    }
    await callStore.deleteRoomsBefore(now - roomMilliseconds)
  } catch (error) {
    log.error('The records of old calls could not be cleaned up', { error })
  }
}
