import { setTimeout as sleep } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import type { MailKind } from '#contract/desk/mails.ts'
import type { Log } from '#server/runtime/log.ts'
import { StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { connectMailbox, describeMailboxFailure, findSentFolder, isRefused } from './connect-mailbox.ts'
import { createReadingLease } from '#server/store/reading-lease.ts'
import { recordMailboxHealth } from './mailbox-health.ts'
import type { MailboxSettings } from './mailbox-settings.ts'
import { createMailParser } from './parse-in-thread.ts'
import { type Failures, LeaseLostError, readNewMails } from './read-new-mails.ts'

export type MailboxFollower = {
  /** Ends the connection, and lets another instance read at once. */
  close(): Promise<void>
}

type Pace = {
  /** Between two looks; the server usually announces a new mail at once. */
  poll: number
  /** Between two signs of life of the instance that reads. */
  beat: number
  /** Without a sign of life, another instance reads. */
  lease: number
  /** After the first failure. It doubles up to `longestPause`. */
  pause: number
  longestPause: number
}

const usualPace: Pace = { poll: 25_000, beat: 10_000, lease: 45_000, pause: 5_000, longestPause: 60_000 }

/** Milliseconds after a refused password: servers lock an account after some attempts. */
const refusedPause = 5 * 60_000

/**
 * Reads a mailbox as long as the server runs, on one of its instances. Whatever happens to the mailbox is recorded, and
 * nothing else waits for it.
 * @param options.channels the channels through which staff hear of a reply
 * @param options.isAlone whether no other process uses this store
 * @param options.onRecorded called after each mail that was stored
 */
export function followMailbox(options: {
  settings: MailboxSettings
  store: Pick<TransactionRunner, 'run'>
  channels: readonly string[]
  isAlone: boolean
  log: Log
  onRecorded: (kind: MailKind) => void
  pace?: Partial<Pace>
}): MailboxFollower {
  const { settings, store, isAlone, log } = options
  const pace = { ...usualPace, ...options.pace }
  const { name } = settings
  const stopping = new AbortController()
  const parser = createMailParser()
  const lease = createReadingLease({
    store,
    name,
    isAlone,
    lasts: pace.lease,
    elapsed: () => performance.now(),
  })
  const failedAt: Failures = new Map()
  /** In a row. */
  let failures = 0

  /** Reads until the connection or the lease is lost. */
  async function read(): Promise<void> {
    const lost = new AbortController()
    const signal = AbortSignal.any([stopping.signal, lost.signal])
    let client: ImapFlow | undefined
    const end = () => client?.close()
    signal.addEventListener('abort', end)
    const beating = setInterval(() => {
      lease.hold().then(
        (isHeld) => isHeld || lost.abort(),
        // The store is away. Another instance that can reach it may take over.
        () => {},
      )
    }, pace.beat)
    try {
      client = await connectMailbox(settings)
      if (signal.aborted) return
      const sent = await findSentFolder(client, settings.sent)
      while (!signal.aborted && client.usable) {
        await readNewMails({
          ...options,
          client,
          sent,
          parser,
          holder: lease.holder,
          failures: failedAt,
          signal,
        })
        await store.run(recordMailboxHealth, { name, answer: null, now: new Date().toISOString() })
        failures = 0
        await nextMail(client, signal)
      }
    } catch (error) {
      // Ended here.
      if (!signal.aborted && !(error instanceof LeaseLostError)) throw error
    } finally {
      clearInterval(beating)
      signal.removeEventListener('abort', end)
      client?.close()
    }
  }

  /** Waits for the server to announce a mail, or for the next look. */
  async function nextMail(client: ImapFlow, signal: AbortSignal): Promise<void> {
    const announced = new AbortController()
    const wake = () => announced.abort()
    client.once('exists', wake).once('close', wake)
    // Without IDLE, the library asks by itself. The next command ends it.
    client.idle().catch(wake)
    await sleep(pace.poll, undefined, { signal: AbortSignal.any([signal, announced.signal]) }).catch(() => {})
    client.removeListener('exists', wake).removeListener('close', wake)
  }

  async function recordFailure(error: unknown): Promise<void> {
    failures++
    // The store reports its own failures.
    if (error instanceof StoreUnavailableError) return
    const answer = describeMailboxFailure(error)
    if (failures === 1) log.warn('the mailbox could not be read', { answer })
    await store.run(recordMailboxHealth, { name, answer, now: new Date().toISOString() }).catch(() => {})
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      let pause = pace.beat
      if (await lease.hold().catch(() => false)) {
        try {
          await read()
          pause = pace.pause
        } catch (error) {
          if (stopping.signal.aborted) break
          await recordFailure(error)
          const doubled = pace.pause * 2 ** Math.min(failures - 1, 10)
          pause = isRefused(error) ? Math.max(refusedPause, pace.pause) : Math.min(pace.longestPause, doubled)
          // While it waits, another instance may try: its network may be fine.
          await lease.release().catch(() => {})
        }
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const following = follow()
  return {
    async close() {
      stopping.abort()
      await following
      await parser.close()
      await lease.release().catch(() => {})
    },
  }
}
