import type { TransactionRunner } from '#server/store/transaction.ts'
import type { Log } from '#server/runtime/log.ts'
import type { SignInAttempts } from './sign-in-attempts.ts'
import type { MailInvitation } from './mail-invitation.ts'
import type { StaffPage } from './pages/staff-page.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Provider } from './provider/provider.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { Tickets } from './tickets.ts'

/** Shared by the routes of this folder. */
export type StaffDependencies = {
  store: Pick<TransactionRunner, 'run'>
  sessions: Sessions
  attempts: SignInAttempts
  passwords: Passwords
  tickets: Tickets
  staffPage: StaffPage
  /** The OpenID Connect provider; null for none. */
  provider: Provider | null
  /** Null if no mail server is configured. */
  mailInvitation: MailInvitation | null
  log: Log
  now: () => Date
}
