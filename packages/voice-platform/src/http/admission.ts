import type { LoopDelay } from './loop-delay.ts'
import type { PlatformContext } from './platform-context.ts'

interface Reservation {
  callId: string
  tokenHash: string
  origin: string | null
  /** Represents the visitor's network; undefined if visitors are not distinguished. */
  client?: string | undefined
}

interface Place {
  client: string | undefined
  /** When the room began to wait for its visitor; undefined for a call. */
  waitingSince: number | undefined
}

/** A visitor's browser joins its room within a second or two. After this time another call may take the place of a waiting room. */
const promptMilliseconds = 10_000

/**
 * Decides whether the platform can take one more call, by the number of calls and waiting rooms and by the delay of the
 * event loop. The delay protects current calls. The first call is always admitted, because otherwise a machine that is
 * slow for another reason would refuse everybody. An unused room frees its place, and its call is closed. One client
 * gets a part of the places only, and few of them for rooms it leaves empty.
 */
export function createAdmission(
  { limits, callStore, clock, log }: Pick<PlatformContext, 'limits' | 'callStore' | 'clock' | 'log'>,
  loopDelay: LoopDelay,
) {
  /** By call id, longest waiting first. */
  const places = new Map<string, Place>()
  /** Cancels the closing of waiting rooms, with or without a place, by call id. */
  const closings = new Map<string, () => void>()

  const placesOf = (client: string): [string, Place][] =>
    [...places].filter(([, place]) => place.client === client)

  /** Gives the place of a waiting room to somebody else. Its visitor may still get another one. */
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
    // The first instance that claims the room gets it: the visitor may have joined another instance.
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
        closeUnused(reservation).catch(() => log.error('An unused room could not be closed'))
      })
      closings.set(reservation.callId, cancel)
      places.set(reservation.callId, { client: reservation.client, waitingSince: clock.now() })
      return true
    },
    /** The visitor has joined: the place now belongs to the call. Returns false if all places are taken. */
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
