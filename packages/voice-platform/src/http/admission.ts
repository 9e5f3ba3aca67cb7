import type { LoopDelay } from './loop-delay.ts'
import type { PlatformContext } from './platform-context.ts'

interface Reservation {
  callId: string
  tokenHash: string
  origin: string | null
  /** Stands for the visitor's network; unknown where nobody tells visitors apart. */
  client?: string | undefined
}

interface Place {
  client: string | undefined
  /** Since when the room waits for its visitor; undefined for a call. */
  waitingSince: number | undefined
}

/** A visitor's browser is in its room within a second or two. From then on a room that waits keeps nobody else out. */
const promptMilliseconds = 10_000

/**
 * Decides whether one more call can be taken: by their number, rooms that wait for their visitor included, and by how
 * late the event loop runs. Its lateness protects the calls that are on; the first one is taken always, or a machine that
 * is slow for another reason would turn everybody away. A room nobody came to frees its place, and its call is closed.
 * One client has a part of the places, and the rooms it leaves empty count for few of them.
 */
export function createAdmission(
  { limits, callStore, clock, log }: Pick<PlatformContext, 'limits' | 'callStore' | 'clock' | 'log'>,
  loopDelay: LoopDelay,
) {
  /** By call id, those that have waited longest first. */
  const places = new Map<string, Place>()
  /** Cancel the closing of rooms that wait, with or without a place, by call id. */
  const closings = new Map<string, () => void>()

  const placesOf = (client: string): [string, Place][] =>
    [...places].filter(([, place]) => place.client === client)

  /** Takes the place of a room that waits, so that somebody else can have it. Its visitor may still find another one. */
  function displace([callId]: readonly [string, Place]): void {
    places.delete(callId)
  }

  function makeRoomFor(client: string | undefined): boolean {
    const now = clock.now()
    if (client !== undefined) {
      const own = placesOf(client)
      const waiting = own.filter(([, { waitingSince }]) => waitingSince !== undefined)
      const [oldest] = waiting
      if (oldest && waiting.length >= limits.waitingRoomsPerClient) displace(oldest)
      else if (own.length >= limits.callsPerClient) return false
    }
    if (places.size < limits.concurrentCalls) return true
    const late = [...places].find(
      ([, { waitingSince }]) => waitingSince !== undefined && now - waitingSince >= promptMilliseconds,
    )
    if (late) displace(late)
    return late !== undefined
  }

  function stopClosing(callId: string): void {
    closings.get(callId)?.()
    closings.delete(callId)
  }

  async function closeUnused({ callId, tokenHash, origin }: Reservation): Promise<void> {
    closings.delete(callId)
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
      if (places.size > 0 && loopDelay.isLate()) return false
      if (!makeRoomFor(reservation.client)) return false
      const cancel = clock.after(limits.roomSeconds * 1000, () => {
        closeUnused(reservation).catch(() => log.error('An unused room was not closed'))
      })
      closings.set(reservation.callId, cancel)
      places.set(reservation.callId, { client: reservation.client, waitingSince: clock.now() })
      return true
    },
    /** The visitor has come: the place is the call's now. false: all places are taken. */
    occupy(callId: string): boolean {
      const reserved = places.get(callId)
      if (!reserved && places.size >= limits.concurrentCalls) return false
      stopClosing(callId)
      places.set(callId, { client: reserved?.client, waitingSince: undefined })
      return true
    },
    release(callId: string): void {
      stopClosing(callId)
      places.delete(callId)
    },
    close(): void {
      for (const cancel of closings.values()) cancel()
      closings.clear()
      places.clear()
      loopDelay.close()
    },
  }
}

export type Admission = ReturnType<typeof createAdmission>
