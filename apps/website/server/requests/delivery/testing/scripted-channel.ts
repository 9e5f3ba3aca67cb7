import { setTimeout as sleep } from 'node:timers/promises'
import type { Attempt, Channel, Message, Outcome } from '../channel.ts'

/** A channel that answers as scripted and records its attempts. */
export type ScriptedChannel = Channel & {
  /** Each attempt, in order. */
  attempts: { deliveryId: string; message: Message; progress: string | null }[]
  /** How it answers the next attempts. */
  answer: (attempt: Attempt, message: Message) => Outcome | Promise<Outcome>
  /** How often each delivery was attempted. */
  counts(): number[]
}

export const sent: Outcome = { outcome: 'sent', answer: 'accepted' }
export const later: Outcome = { outcome: 'retry', why: 'busy' }

/** Creates a channel that accepts everything until `answer` is set. */
export function scriptedChannel(name: string, overrides: Partial<ScriptedChannel> = {}): ScriptedChannel {
  const channel: ScriptedChannel = {
    name,
    target: `https://${name}.example`,
    deliversNotices: true,
    timeout: 20_000,
    attempts: [],
    answer: () => sent,
    async deliver(message, attempt) {
      channel.attempts.push({ deliveryId: attempt.deliveryId, message, progress: attempt.progress })
      return channel.answer(attempt, message)
    },
    counts() {
      const counts = new Map<string, number>()
      for (const { deliveryId } of channel.attempts) counts.set(deliveryId, (counts.get(deliveryId) ?? 0) + 1)
      return [...counts.values()]
    },
    ...overrides,
  }
  return channel
}

/** An answer that never comes: it ends with the attempt. */
export async function silence({ signal }: Attempt): Promise<Outcome> {
  await sleep(600_000, undefined, { signal, ref: false })
  return sent
}

/** A clock that a test sets. */
export type ManualClock = { now: () => number; set(time: number): void; advance(milliseconds: number): void }

/** Creates a clock that starts at the hour of `aConsultation`. */
export function manualClock(): ManualClock {
  let time = Date.parse('2026-01-01T10:00:00.000Z')
  return {
    now: () => time,
    set: (to) => (time = to),
    advance: (milliseconds) => (time += milliseconds),
  }
}
