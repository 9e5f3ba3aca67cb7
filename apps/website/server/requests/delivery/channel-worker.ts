import { hash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/runtime/log.ts'
import { createWakeSignal } from './wake-signal.ts'
import type { Channel, Message, Outcome } from './channel.ts'
import { claimDeliveries, type ClaimedDelivery } from './claim-deliveries.ts'
import { freeClaims } from './claims.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { retryDelay } from './retry-delay.ts'
import { settleDelivery, type SettleInput } from './settle-delivery.ts'

export type WorkerOptions = {
  channel: Channel
  store: Pick<TransactionRunner, 'run'>
  /** The channels through which a failure of this one is reported. */
  reportTo: readonly string[]
  log: Log
  /** Called after each attempt, except for probes. */
  onOutcome: (channel: string, outcome: Outcome['outcome']) => void
  /** Milliseconds since the epoch. */
  now: () => number
  /** Milliseconds between two polls of the store. */
  poll: number
}

/** Delivers what is due on one channel. Each channel has its own worker, so that none waits for another. */
export type ChannelWorker = {
  wake(): void
  /** Claims nothing new, gives running attempts `grace` milliseconds to finish, and releases the rest. */
  stop(grace: number): Promise<void>
}

/**
 * Concurrent attempts per channel: enough to deliver a thousand waiting requests in a minute, few enough for a mail
 * server.
 */
const lanes = 6

/** Milliseconds by which the clocks of two instances may differ. */
const skew = 60_000

/** Milliseconds before a failed store is queried again. */
const storePause = 1000

/** Delivery metrics count visitors' requests and notices, not probes. */
const isProbe = (message: Message) => message.type === 'consultation' && message.isProbe === true

/** Starts the worker of a channel. */
export function startChannelWorker(options: WorkerOptions): ChannelWorker {
  const { channel, store, reportTo, log, onOutcome, now, poll } = options
  const target = hash('sha256', channel.target)
  const wakeSignal = createWakeSignal()
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let takesMore = true
  const iso = (time: number) => new Date(time).toISOString()

  async function work(): Promise<void> {
    while (takesMore) {
      const free = lanes - underWay.size
      const claim = randomUUID()
      const claimed = free > 0 ? await take(claim, free) : []
      for (const delivery of claimed) {
        const attempt = deliver(delivery, claim).finally(() => {
          underWay.delete(attempt)
          wakeSignal.wake()
        })
        underWay.add(attempt)
      }
      if (takesMore && claimed.length < Math.max(free, 1)) await wakeSignal.wait(poll)
    }
  }

  async function take(claim: string, limit: number): Promise<ClaimedDelivery[]> {
    const at = now()
    const soonest = iso(at + skew)
    try {
      return await store.run(claimDeliveries, {
        channel: channel.name,
        target,
        claim,
        limit,
        now: iso(at),
        soonest,
      })
    } catch {
      // The store reports its failures itself. If the claim was committed after all, it is freed like one of a process
      // that ended.
      await sleep(storePause, undefined, { signal: stopping.signal }).catch(() => {})
      return []
    }
  }

  async function deliver(delivery: ClaimedDelivery, claim: string): Promise<void> {
    const outcome = await attempt(delivery)
    const { id } = delivery
    if (outcome === null)
      return void (await store.run(freeClaims, { claims: [{ id, claim }] }).catch(() => {}))
    if (!isProbe(delivery.message)) onOutcome(channel.name, outcome.outcome)
    const input = settlement(delivery, claim, outcome)
    const details = { channel: channel.name, deliveryId: id }
    const settled = await settle(input)
    if (settled === 'lost') log.warn('a delivery was taken over by another process', details)
    if (settled === 'reported') log.warn('a channel keeps failing', { channel: channel.name })
    if (input.row.state === 'given-up') log.warn('a delivery was given up', details)
    else if (outcome.outcome !== 'sent') log.warn('a delivery will be retried', details)
  }

  /** @returns null when the server stops before there is an outcome. */
  async function attempt({ id, message, progress }: ClaimedDelivery): Promise<Outcome | null> {
    if (stopping.signal.aborted) return null
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(channel.patience)])
    const ended = new Promise<Outcome | null>((resolve) => {
      signal.addEventListener('abort', () =>
        resolve(stopping.signal.aborted ? null : { outcome: 'retry', why: 'There was no answer in time' }),
      )
    })
    try {
      return await Promise.race([ended, channel.deliver(message, { deliveryId: id, progress, signal })])
    } catch (error) {
      if (stopping.signal.aborted) return null
      // The error's message could quote the delivered text, so log the name only.
      const fault = error instanceof Error ? error.name : typeof error
      log.warn('a channel failed with an unexpected error', { channel: channel.name, deliveryId: id, fault })
      return { outcome: 'retry', why: 'The channel failed with an unexpected error' }
    }
  }

  function settlement(delivery: ClaimedDelivery, claim: string, outcome: Outcome): SettleInput {
    const attempts = delivery.attempts + 1
    const at = now()
    const delay = retryDelay(attempts, outcome.outcome === 'retry' ? outcome.after : 0)
    const isOver = outcome.outcome === 'given-up' || (outcome.outcome === 'retry' && delay === null)
    const health = outcome.outcome === 'sent' ? 'working' : 'failing'
    return {
      id: delivery.id,
      claim,
      channel: channel.name,
      row: {
        state: outcome.outcome === 'sent' ? 'sent' : isOver ? 'given-up' : 'waiting',
        answer: outcome.outcome === 'sent' ? outcome.answer : outcome.why,
        attempts,
        progress: (outcome.outcome === 'retry' && outcome.progress) || delivery.progress,
        dueAt: iso(at + (delay ?? 0)),
      },
      health: outcome.outcome === 'given-up' && outcome.atFault === 'recipient' ? null : health,
      disabledTarget: outcome.outcome === 'disabled' ? target : null,
      reportTo,
      now: iso(at),
    }
  }

  /** Retries for as long as it takes: an unrecorded delivery would be sent again. */
  async function settle(input: SettleInput) {
    while (!stopping.signal.aborted) {
      try {
        return await store.run(settleDelivery, input)
      } catch {
        await sleep(storePause, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
    return 'unsettled'
  }

  const working = work()
  return {
    wake: () => wakeSignal.wake(),
    async stop(grace) {
      takesMore = false
      wakeSignal.wake()
      const ended = working.then(() => Promise.all(underWay))
      const timer = setTimeout(() => stopping.abort(), grace)
      await ended
      clearTimeout(timer)
    },
  }
}
