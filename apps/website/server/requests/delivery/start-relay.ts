import type { Log } from '#server/runtime/log.ts'
import type { Channel, Outcome } from './channel.ts'
import { type ChannelWorker, startChannelWorker } from './channel-worker.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { createClaimWatch } from './watch-claims.ts'
import { freeClaims, listClaims } from './claims.ts'

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
  onOutcome?: (channel: string, outcome: Outcome['outcome']) => void
  /** Milliseconds since the epoch. */
  now?: () => number
  /** Milliseconds of a monotonic clock. */
  elapsed?: () => number
  /** Milliseconds between two polls of the store: another instance may have accepted a request. */
  poll?: number
  /** Milliseconds between two checks for claims of processes that ended. */
  lookInterval?: number
  /** Milliseconds that attempts may take to end once the server stops. */
  grace?: number
}

/** Milliseconds by which a claim outlasts the longest attempt, to record its outcome. */
const leaseMargin = 30_000

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
    lookInterval = 10_000,
    grace = 5000,
  } = options
  const elapsed = options.elapsed ?? (() => performance.now())
  const names = channels.map(({ name }) => name)
  let isStopped = false

  const lease = leaseMargin + Math.max(0, ...channels.map(({ patience }) => patience))
  const watch = createClaimWatch(store, { channels: names, lease, elapsed })
  let looking: NodeJS.Timeout | undefined
  const workers: Promise<ChannelWorker[]> = start()

  async function start(): Promise<ChannelWorker[]> {
    if (names.length === 0) return []
    // Runs before the first claim of this process, because the two would look the same.
    if (isAlone) await freeFormerClaims()
    if (isStopped) return []
    looking = setInterval(() => void watch.look(), lookInterval).unref()
    return channels.map((channel) =>
      startChannelWorker({
        channel,
        store,
        reportTo: channels
          .filter((to) => to.takesNotices && to.name !== channel.name)
          .map(({ name }) => name),
        log,
        onOutcome,
        now,
        poll,
      }),
    )
  }

  async function freeFormerClaims(): Promise<void> {
    try {
      await store.run(freeClaims, {
        claims: await store.run(listClaims, { channels: names }),
      })
    } catch {
      // The claim watch frees them later.
    }
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
      clearInterval(looking)
      await Promise.all((await workers).map((worker) => worker.stop(grace)))
    },
  }
}
