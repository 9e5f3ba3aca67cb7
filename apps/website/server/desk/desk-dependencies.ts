import type { HostedCalls } from '#server/voice/hosted/create-hosted-calls.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { ErasureList } from '#server/requests/privacy/erasure-list.ts'
import type { ChangeWatch } from './live/watch-changes.ts'
import type { Promised } from './requests/summary-row.ts'

/** The dependencies of the desk's own endpoints. */
export type DeskDependencies = {
  store: Pick<TransactionRunner, 'run'> & {
    /** Reads beside the writer of the embedded store. */
    read: TransactionRunner['run']
  }
  watch: ChangeWatch
  promised: Promised
  /** The promise in the wording of the pages. */
  promise: string
  timeZone: string
  /** The delivery channels of released requests. */
  channels: readonly string[]
  canSendMail: boolean
  /** Called after something was put into the outbox. */
  onEnqueued: () => void
  /** Who was erased: it keeps a restored backup from bringing them back. */
  erasures: ErasureList
  /** For how many days requests are kept; null for ever. */
  requestsKept: number | null
  /** Null without calls; `daysKept` is set if this site stores them itself. */
  calls: { minutesPerDay: number; daysKept?: number } | null
  /** Null if the site does not use the hosted platform. */
  hostedCalls: HostedCalls | null
  now: () => Date
}
