import type { Calendar } from '#server/appointments/calendar.ts'
import type { CalendarAccess } from '#server/appointments/open-appointments.ts'
import type { HostedCalls } from '#server/voice/hosted/hosted-calls.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { ErasedPeople } from '#server/requests/privacy/erased-people.ts'
import type { DeskEditions, Services } from './desk-edition.ts'
import type { ChangeWatch } from './requests/request-changes.ts'
import type { ResponseTime } from './requests/overdue.ts'

/** What the endpoints of the desk may use of the server. */
export type DeskContext = {
  store: Pick<TransactionRunner, 'run'> & {
    /** Reads beside the writer of the embedded store. */
    read: TransactionRunner['run']
  }
  watch: ChangeWatch
  responseTime: ResponseTime
  editions: DeskEditions
  services: Services
  timeZone: string
  /** The delivery channels of released requests. */
  channels: readonly string[]
  canSendMail: boolean
  /** The free times of appointments; null for a site without them. */
  calendar: Calendar | null
  /** What the calendars of colleagues are stored and asked with; null for a site without appointments. */
  calendarAccess: CalendarAccess | null
  /** The name of the mailbox that the desk reads; null if there is none. */
  mailbox: string | null
  /** Called after something was put into the outbox. */
  onEnqueued: () => void
  /** Who was erased: it keeps a restored backup from bringing them back. */
  erasures: ErasedPeople
  /** For how many days requests are kept; null for ever. */
  requestRetentionDays: number | null
  /** Null without calls; `retentionDays` is set if this site stores them itself. */
  calls: { minutesPerDay: number; retentionDays?: number } | null
  /** Null if the site does not use the hosted platform. */
  hostedCalls: HostedCalls | null
  now: () => Date
}
