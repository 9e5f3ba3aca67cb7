import type { TransactionRunner } from '#server/store/transaction.ts'
import type { SignInAttempts } from './sign-in-attempts.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Staff } from '#contract/desk/staff.ts'
import { findStaff } from './store/staff-transactions.ts'

/** `refused`: the address is unknown, or the password is wrong or not set. The outcome does not say which. */
export type SignInOutcome =
  | { outcome: 'known'; staff: Staff }
  | { outcome: 'refused' }
  | { outcome: 'too-many'; seconds: number }

/** Checks an e-mail address and a password. It takes as long for an unknown address as for a known one. */
export async function checkPassword(
  {
    store,
    attempts,
    passwords,
  }: { store: Pick<TransactionRunner, 'run'>; attempts: SignInAttempts; passwords: Passwords },
  { email, password, client }: { email: string; password: string; client: string },
): Promise<SignInOutcome> {
  const attempt = { client, account: email }
  const counted = await attempts.count(attempt)
  if (counted.outcome === 'too-many') return counted
  const found = await store.run(findStaff, { by: 'email', value: email })
  const isRight = await passwords.verify(password, found?.passwordHash ?? null)
  if (!found || !isRight) return { outcome: 'refused' }
  await attempts.giveBack(attempt)
  const { passwordHash: _, ...staff } = found
  return { outcome: 'known', staff }
}
