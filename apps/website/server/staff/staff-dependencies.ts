import type { TransactionRunner } from '#server/database/transaction-runner.ts'
import type { Log } from '#server/log/create-log.ts'
import type { Attempts } from './attempts.ts'
import type { MailInvitation } from './mail-invitation.ts'
import type { StaffPage } from './pages/staff-page.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Provider } from './provider/provider.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { Tickets } from './tickets.ts'

/** What the routes of this room share. */
export type StaffDependencies = {
  store: Pick<TransactionRunner, 'run'>
  sessions: Sessions
  attempts: Attempts
  passwords: Passwords
  tickets: Tickets
  staffPage: StaffPage
  /** Through whom staff may also sign in; null for nobody. */
  provider: Provider | null
  /** Null where no mail server is set. */
  mailInvitation: MailInvitation | null
  log: Log
  now: () => Date
}
