import type { TransactionRunner } from '#server/database/transaction-runner.ts'
import type { Log } from '#server/log/create-log.ts'
import type { Attempts } from './attempts.ts'
import type { StaffPage } from './pages/staff-page.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Sessions } from './sessions/sessions.ts'

/** What the routes of this room share. */
export type StaffDependencies = {
  store: Pick<TransactionRunner, 'run'>
  sessions: Sessions
  attempts: Attempts
  passwords: Passwords
  staffPage: StaffPage
  /** What the button of a sign-in provider says; null where there is none. */
  providerLabel: string | null
  log: Log
  now: () => Date
}
