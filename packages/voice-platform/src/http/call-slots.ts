import { type LoopDelay, watchLoopDelay } from './loop-delay.ts'
import type { PlatformContext } from './platform-context.ts'

interface Reservation {
  callId: string
  /** Represents the visitor's network; undefined if visitors are not distinguished. */
  client?: string | undefined
  /** Runs when the visitor has not joined in time. */
  onUnused: () => void
}

interface Slot {
  client: string | undefined
  /** When the room began to wait for its visitor; undefined for a call. */
  waitingSince: number | undefined
}

/** A visitor's browser joins its room within a second or two. After this time another call may get the slot of a waiting room. */
const promptMilliseconds = 10_000

/**
 * Decides whether this process can carry one more call, by the number of calls and waiting rooms and by the delay of the
 * event loop. The delay protects current calls. The first call is always accepted, because otherwise a machine that is
 * slow for another reason would refuse everybody. An unused room frees its slot. One client gets a part of the slots only,
 * and few of them for rooms it leaves empty.
 */
export function createCallSlots(
  { limits, clock }: Pick<PlatformContext, 'limits' | 'clock'>,
  loopDelay: LoopDelay = watchLoopDelay(limits.loopDelayMilliseconds),
) {
  /** By call id, longest waiting first. */
  const slots = new Map<string, Slot>()
  /** Cancels the closing of waiting rooms, with or without a slot, by call id. */
  const closings = new Map<string, () => void>()

  const slotsOf = (client: string): [string, Slot][] =>
    [...slots].filter(([, slot]) => slot.client === client)

  /** Gives the slot of a waiting room to somebody else. Its visitor may still get another one. */
  function displace([callId]: readonly [string, Slot]): void {
    slots.delete(callId)
  }

  function makeRoomFor(client: string | undefined): boolean {
    const now = clock.now()
    if (client !== undefined) {
      const own = slotsOf(client)
      const waiting = own.filter(([, { waitingSince }]) => waitingSince !== undefined)
      const [oldest] = waiting
      if (oldest && waiting.length >= limits.waitingRoomsPerClient) displace(oldest)
      else if (own.length >= limits.callsPerClient) return false
    }
    if (slots.size < limits.concurrentCalls) return true
    const late = [...slots].find(
      ([, { waitingSince }]) => waitingSince !== undefined && now - waitingSince >= promptMilliseconds,
    )
    if (late) displace(late)
    return late !== undefined
  }

  function stopClosing(callId: string): void {
    closings.get(callId)?.()
    closings.delete(callId)
  }

  return {
    get size() {
      return slots.size
    },
    loopDelayP90: () => loopDelay.p90(),
    reserve({ callId, client, onUnused }: Reservation): boolean {
      if (slots.size > 0 && loopDelay.isLate()) return false
      if (!makeRoomFor(client)) return false
      const cancel = clock.after(limits.roomSeconds * 1000, () => {
        closings.delete(callId)
        slots.delete(callId)
        onUnused()
      })
      closings.set(callId, cancel)
      slots.set(callId, { client, waitingSince: clock.now() })
      return true
    },
    /** The visitor has joined: the slot now belongs to the call. Returns false if no slot is free for this client. */
    occupy(callId: string, client: string | undefined): boolean {
      if (!slots.has(callId)) {
        if (slots.size >= limits.concurrentCalls) return false
        if (client !== undefined && slotsOf(client).length >= limits.callsPerClient) return false
      }
      stopClosing(callId)
      slots.set(callId, { client, waitingSince: undefined })
      return true
    },
    release(callId: string): void {
      stopClosing(callId)
      slots.delete(callId)
    },
    close(): void {
      for (const cancel of closings.values()) cancel()
      closings.clear()
      slots.clear()
      loopDelay.close()
    },
  }
}

export type CallSlots = ReturnType<typeof createCallSlots>
