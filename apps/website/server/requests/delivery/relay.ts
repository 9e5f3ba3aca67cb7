import { siteStaffLanguage } from '#contract/staff-words/site-staff-words.ts'
import { hash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/runtime/log.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import type { Channel, Outcome, Message } from './channel.ts'
import { createStaleClaimCheck, endFormerClaims, freeClaims } from './free-stale-claims.ts'
import { claimDeliveries, type ClaimedDelivery } from './outbox.ts'
import { retryDelay } from './retry-delay.ts'
import { type OutcomeRecord, recordOutcome } from './record-outcome.ts'

/**
 * Concurrent attempts per channel: enough to deliver a thousand waiting requests in a minute, few enough for a mail
 * server.
 */
const concurrency = 6

/** Milliseconds by which the clocks of two instances may differ. */
const clockSkew = 60_000

/** Milliseconds before a failed store is queried again. */
const storePause = 1000

/** Milliseconds by which a claim outlasts the longest attempt, to record its outcome. */
const leaseMargin = 30_000

/** Delivers the outbox. */
export type Relay = {
  /** Polls at once for the deliveries of these channels, by default of all: a request was accepted. */
  wake(enqueued?: readonly string[]): void
  /** Lets running attempts finish for a few seconds, and leaves the rest to the next start. */
  stop(): Promise<void>
}

export type RelayOptions = {
  channels: readonly Channel[]
  store: Pick<TransactionRunner, 'run'>
  /**
   * Whether no other process delivers from this store. Claims found at the start then belong to a process that ended.
   */
  isAlone: boolean
  log: Log
  /** Called after each attempt, except for probes. */
  onOutcome?: (channel: string, outcome: Outcome['outcome']) => void
  /** Milliseconds since the epoch. */
  now?: () => number
  /** Milliseconds of a monotonic clock. */
  elapsed?: () => number
  /** Milliseconds between two polls of the store: another instance may have accepted a request. */
  poll?: number
  /** Milliseconds between two checks for claims of processes that ended. */
  checkInterval?: number
  /** Milliseconds that attempts may take to end once the server stops. */
  grace?: number
}

/** Starts a worker for each channel. */
export function startRelay(options: RelayOptions): Relay {
  const {
    channels,
    store,
    isAlone,
    log,
    onOutcome = () => {},
    now = Date.now,
    poll = 1000,
    checkInterval = 10_000,
    grace = 5000,
  } = options
  const elapsed = options.elapsed ?? (() => performance.now())
  const names = channels.map(({ name }) => name)
  let isStopped = false

  const lease = leaseMargin + Math.max(0, ...channels.map(({ timeout }) => timeout))
  const reportTo = channels.filter(({ deliversNotices }) => deliversNotices).map(({ name }) => name)
  const ended = { store, channels: names, reportTo, language: siteStaffLanguage, now }
  const endStaleClaims = createStaleClaimCheck({ ...ended, lease, elapsed })
  let checking: NodeJS.Timeout | undefined
  const workers: Promise<ChannelWorker[]> = start()

  async function start(): Promise<ChannelWorker[]> {
    if (names.length === 0) return []
    // Runs before the first claim of this process, because the two would look the same.
    if (isAlone) await endFormerClaims(ended)
    if (isStopped) return []
    checking = setInterval(() => void endStaleClaims(), checkInterval).unref()
    return channels.map((channel) =>
      startChannelWorker({
        channel,
        store,
        reportTo: reportTo.filter((name) => name !== channel.name),
        log,
        onOutcome,
        now,
        poll,
      }),
    )
  }

  return {
    wake: (enqueued = names) =>
      void workers.then((all) =>
        all.forEach((worker, index) => {
          if (enqueued.includes(names[index] ?? '')) worker.wake()
        }),
      ),
    async stop() {
      isStopped = true
      clearInterval(checking)
      await Promise.all((await workers).map((worker) => worker.stop(grace)))
    },
  }
}

/** Delivers what is due on one channel. Each channel has its own worker, so that none waits for another. */
type ChannelWorker = {
  wake(): void
  /** Claims nothing new, gives running attempts `grace` milliseconds to finish, and releases the rest. */
  stop(grace: number): Promise<void>
}

type WorkerOptions = Required<Pick<RelayOptions, 'store' | 'log' | 'onOutcome' | 'now' | 'poll'>> & {
  channel: Channel
  /** The channels through which a failure of this one is reported. */
  reportTo: readonly string[]
}

/** Delivery metrics count visitors' requests and notices, not probes. */
const isProbe = (message: Message) => message.type === 'consultation' && message.isProbe === true

function startChannelWorker(options: WorkerOptions): ChannelWorker {
  const { channel, store, reportTo, log, onOutcome, now, poll } = options
  const target = hash('sha256', channel.target)
  const wakeSignal = createWakeSignal()
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let isStopped = false
  const iso = (time: number) => new Date(time).toISOString()

  async function work(): Promise<void> {
    while (!isStopped) {
      const free = concurrency - underWay.size
      const claim = randomUUID()
      const claimed = free > 0 ? await claimDue(claim, free) : []
      for (const delivery of claimed) {
        const attempt = deliver(delivery, claim).finally(() => {
          underWay.delete(attempt)
          wakeSignal.wake()
        })
        underWay.add(attempt)
      }
      if (!isStopped && claimed.length < Math.max(free, 1)) await wakeSignal.wait(poll)
    }
  }

  async function claimDue(claim: string, limit: number): Promise<ClaimedDelivery[]> {
    const at = now()
    const soonest = iso(at + clockSkew)
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
    const { id, message, progress } = delivery
    const details = { channel: channel.name, deliveryId: id }
    const outcome = await attemptDelivery(channel, message, {
      deliveryId: id,
      progress,
      stopping: stopping.signal,
      onFault: (fault) => log.warn('a channel failed with an unexpected error', { ...details, fault }),
    })
    if (outcome === null)
      return void (await store.run(freeClaims, { claims: [{ id, claim }] }).catch(() => {}))
    if (!isProbe(message)) onOutcome(channel.name, outcome.outcome)
    const record = recordOf(delivery, claim, outcome)
    const recorded = await recordUntilDone(record)
    if (recorded === 'lost') log.warn('a delivery was taken over by another process', details)
    if (recorded === 'reported') log.warn('a channel keeps failing', { channel: channel.name })
    if (record.row.state === 'given-up') log.warn('a delivery was given up', details)
    else if (outcome.outcome !== 'sent') log.warn('a delivery will be retried', details)
  }

  function recordOf(delivery: ClaimedDelivery, claim: string, outcome: Outcome): OutcomeRecord {
    const at = now()
    const delay = retryDelay(delivery.attempts, outcome.outcome === 'retry' ? outcome.after : 0)
    const isOver = outcome.outcome === 'given-up' || (outcome.outcome === 'retry' && delay === null)
    const health = outcome.outcome === 'sent' ? 'working' : 'failing'
    return {
      id: delivery.id,
      claim,
      channel: channel.name,
      row: {
        state: outcome.outcome === 'sent' ? 'sent' : isOver ? 'given-up' : 'waiting',
        answer: outcome.outcome === 'sent' ? outcome.answer : outcome.why,
        progress: (outcome.outcome === 'retry' && outcome.progress) || delivery.progress,
        dueAt: iso(at + (delay ?? 0)),
      },
      health: outcome.outcome === 'given-up' && outcome.atFault === 'recipient' ? null : health,
      disabledTarget: outcome.outcome === 'disabled' ? target : null,
      reportTo,
      language: siteStaffLanguage,
      now: iso(at),
    }
  }

  /** Retries for as long as it takes: an unrecorded delivery would be sent again. */
  async function recordUntilDone(record: OutcomeRecord) {
    while (!stopping.signal.aborted) {
      try {
        return await store.run(recordOutcome, record)
      } catch {
        await sleep(storePause, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
    return 'unrecorded'
  }

  const working = work()
  return {
    wake: () => wakeSignal.wake(),
    async stop(grace) {
      isStopped = true
      wakeSignal.wake()
      const ended = working.then(() => Promise.all(underWay))
      const timer = setTimeout(() => stopping.abort(), grace)
      await ended
      clearTimeout(timer)
    },
  }
}

/** Wakes a waiting loop: at once, or the next time it would wait. */
type WakeSignal = {
  wake(): void
  /** Resolves when the loop is woken, or after this many milliseconds. */
  wait(milliseconds: number): Promise<void>
}

function createWakeSignal(): WakeSignal {
  let isWoken = false
  let endWait: (() => void) | undefined
  return {
    wake() {
      isWoken = true
      endWait?.()
    },
    async wait(milliseconds) {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          endWait = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      endWait = undefined
      isWoken = false
    },
  }
}
