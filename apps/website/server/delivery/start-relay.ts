import type { Log } from '#server/log/create-log.ts'
import type { Channel, Outcome } from './channel.ts'
import { type ChannelWorker, startChannelWorker } from './channel-worker.ts'
import type { DeliveryLedger } from './delivery-ledger.ts'
import { createClaimWatch } from './watch-claims.ts'

/** Carries what is in the outbox to where it has to go. */
export type Relay = {
  /** Looks at once: a request was accepted. */
  wake(): void
  /** Lets what is under way end, for a few seconds, and leaves the rest to the next start. */
  stop(): Promise<void>
}

export type RelayOptions = {
  channels: readonly Channel[]
  ledger: DeliveryLedger
  /** True where no other process delivers from this store: claims that are there at the start are of a process that ended. */
  isAlone: boolean
  log: Log
  onOutcome?: (channel: string, outcome: Outcome['outcome']) => void
  /** Milliseconds since the epoch. */
  now?: () => number
  /** Milliseconds of a clock that never jumps. */
  elapsed?: () => number
  /** Milliseconds between two looks at the store: another instance may have accepted a request. */
  poll?: number
  /** Milliseconds between two looks for claims of processes that ended. */
  lookInterval?: number
  /** Milliseconds that attempts may take to end once the server stops. */
  grace?: number
}

/** Milliseconds by which a claim outlasts the longest attempt, to write down what became of it. */
const leaseMargin = 30_000

/** Starts a worker for each channel. */
export function startRelay(options: RelayOptions): Relay {
  const {
    channels,
    ledger,
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
  const watch = createClaimWatch(ledger, { channels: names, lease, elapsed })
  let looking: NodeJS.Timeout | undefined
  const workers: Promise<ChannelWorker[]> = start()

  async function start(): Promise<ChannelWorker[]> {
    if (names.length === 0) return []
    // Before the first claim of this process, which would look the same.
    if (isAlone) await freeFormerClaims()
    if (isStopped) return []
    looking = setInterval(() => void watch.look(), lookInterval).unref()
    return channels.map((channel) =>
      startChannelWorker({
        channel,
        ledger,
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
      await ledger.freeClaims(await ledger.listClaims(names))
    } catch {
      // They are freed when they have been seen for long enough.
    }
  }

  return {
    wake: () => void workers.then((all) => all.forEach((worker) => worker.wake())),
    async stop() {
      isStopped = true
      clearInterval(looking)
      await Promise.all((await workers).map((worker) => worker.stop(grace)))
    },
  }
}
