import type { LoopDelay } from './loop-delay.ts'
import type { PlatformContext } from './platform-context.ts'

interface Reservation {
  callId: string
  tokenHash: string
  origin: string | null
}

/**
 * Decides whether one more call can be taken: by their number, rooms that wait for their visitor included, and by how
 * late the event loop runs. Its lateness protects the calls that are on; the first one is taken always, or a machine that
 * is slow for another reason would turn everybody away. A room nobody came to frees its place, and its call is closed.
 */
export function createAdmission(
  { limits, callStore, clock, log }: Pick<PlatformContext, 'limits' | 'callStore' | 'clock' | 'log'>,
  loopDelay: LoopDelay,
) {
  /** Call ids that take a place; the value cancels the timer of a room that waits. */
  const places = new Map<string, () => void>()

  async function closeUnused({ callId, tokenHash, origin }: Reservation): Promise<void> {
    places.delete(callId)
    // Whoever claims the room decides: another instance may have been the visitor's.
    const unused = await callStore.claimRoom(tokenHash, origin, 0)
    if (!unused) return
    const now = new Date().toISOString()
    await callStore.updateCall(callId, {
      status: 'ended',
      endedAt: now,
      updatedAt: now,
      endedReason: 'customer-did-not-connect',
    })
  }

  return {
    get size() {
      return places.size
    },
    loopDelayP90: () => loopDelay.p90(),
    reserve(reservation: Reservation): boolean {
      if (places.size >= limits.concurrentCalls) return false
      if (places.size > 0 && loopDelay.isLate()) return false
      const cancel = clock.after(limits.roomSeconds * 1000, () => {
        closeUnused(reservation).catch(() => log.error('An unused room was not closed'))
      })
      places.set(reservation.callId, cancel)
      return true
    },
    /** The visitor has come: the place is the call's now. false: all places are taken. */
    occupy(callId: string): boolean {
      const reserved = places.get(callId)
      if (!reserved && places.size >= limits.concurrentCalls) return false
      reserved?.()
      places.set(callId, () => undefined)
      return true
    },
    release(callId: string): void {
      places.get(callId)?.()
      places.delete(callId)
    },
    close(): void {
      for (const cancel of places.values()) cancel()
      places.clear()
      loopDelay.close()
    },
  }
}

export type Admission = ReturnType<typeof createAdmission>
