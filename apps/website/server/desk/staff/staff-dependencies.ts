import type { TransactionRunner } from '#server/store/transaction.ts'
import type { Log } from '#server/runtime/log.ts'
import type { SignInAttempts } from './credentials/sign-in-attempts.ts'
import type { MailInvitation } from './mail-invitation.ts'
import type { StaffPage } from './sign-in/staff-page.ts'
import type { Passwords } from './credentials/passwords.ts'
import type { Provider } from './credentials/provider.ts'
import type { Sessions } from './guard/sessions.ts'
import type { Tickets } from './guard/tickets.ts'

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
